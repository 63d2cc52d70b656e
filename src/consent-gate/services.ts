/** A service that many pages embed; a new one is a row in the list below. */
export interface Service {
  readonly name: string;
  /** Its addresses are on these hosts and their subdomains. */
  readonly hosts: readonly string[];
  /** What a page shows of it, as in “Toon video” and “Deze video komt van …”. */
  readonly kind: string;
  /** What happens when its content is shown. */
  readonly about: string;
}

const aboutVideo = (owner: string) => `${owner} ziet dan wat je bekijkt en kan cookies plaatsen.`;

export const SERVICES: readonly Service[] = [
  {
    name: "YouTube",
    hosts: ["youtube.com", "youtube-nocookie.com"],
    kind: "video",
    about: aboutVideo("Google"),
  },
  { name: "Vimeo", hosts: ["vimeo.com"], kind: "video", about: aboutVideo("Vimeo") },
  {
    name: "Google Maps",
    hosts: ["google.com", "google.nl"],
    kind: "kaart",
    about: "Google ziet dan je IP-adres en kan cookies plaatsen.",
  },
  {
    name: "OpenStreetMap",
    hosts: ["openstreetmap.org"],
    kind: "kaart",
    about: "OpenStreetMap ziet dan je IP-adres.",
  },
  {
    name: "WhatsApp",
    hosts: ["whatsapp.com", "wa.me"],
    kind: "chat",
    about: "Meta ziet dan dat je deze pagina bezoekt en kan cookies plaatsen.",
  },
];

/** For every other service. */
const OTHER = {
  hosts: [],
  kind: "inhoud",
  about: "Die partij ziet dan je IP-adres en kan cookies plaatsen.",
} as const;

const isOn = (host: string, name: string) => `.${host}`.endsWith(`.${name}`);

/** The service on a host; one that is not in the list has the host's name. */
export const serviceOn = (host: string) =>
  serviceThat(({ hosts }) => hosts.some((name) => isOn(host, name)), host);

/** The service that an author names, in any case; one that is not in the list keeps its name. */
export const serviceNamed = (wanted: string) =>
  serviceThat(({ name }) => name.toLowerCase() === wanted.toLowerCase(), wanted);

const serviceThat = (fits: (service: Service) => boolean, name: string): Service =>
  SERVICES.find(fits) ?? { ...OTHER, name };
