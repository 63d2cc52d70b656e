/** A service that many pages embed; a new one is a row in the list below. */
export interface Service {
  readonly name: string;
  /** Its addresses are on these hosts and their subdomains; with a path where a host has other services too. */
  readonly places: readonly string[];
  /** What a page shows of it, as in “Toon video” and “Deze video komt van …”. */
  readonly kind: string;
  /** What happens when its content is shown. */
  readonly about: string;
}

const aboutVideo = (owner: string) => `${owner} ziet dan wat je bekijkt en kan cookies plaatsen.`;

export const SERVICES: readonly Service[] = [
  {
    name: "YouTube",
    places: ["youtube.com", "youtube-nocookie.com"],
    kind: "video",
    about: aboutVideo("Google"),
  },
  { name: "Vimeo", places: ["vimeo.com"], kind: "video", about: aboutVideo("Vimeo") },
  {
    name: "Google Maps",
    places: ["google.com/maps", "google.nl/maps", "maps.google.com", "maps.google.nl"],
    kind: "kaart",
    about: "Google ziet dan je IP-adres en kan cookies plaatsen.",
  },
  {
    name: "OpenStreetMap",
    places: ["openstreetmap.org"],
    kind: "kaart",
    about: "OpenStreetMap ziet dan je IP-adres.",
  },
  {
    name: "WhatsApp",
    places: ["whatsapp.com", "wa.me"],
    kind: "chat",
    about: "Meta ziet dan dat je deze pagina bezoekt en kan cookies plaatsen.",
  },
];

/** For every other service. */
const OTHER = {
  places: [],
  kind: "inhoud",
  about: "Die partij ziet dan je IP-adres en kan cookies plaatsen.",
} as const;

const isOn = (address: string, place: string) => `.${address}/`.includes(`.${place}/`);

/** The service at an address, of a host and a path; one that is not in the list has the host's name. */
export const serviceAt = (address: string) =>
  serviceThat(({ places }) => places.some((place) => isOn(address, place)), address.replace(/\/.*/, ""));

/** The service that an author names, in any case; one that is not in the list keeps its name. */
export const serviceNamed = (wanted: string) =>
  serviceThat(({ name }) => name.toLowerCase() === wanted.toLowerCase(), wanted);

const serviceThat = (fits: (service: Service) => boolean, name: string): Service =>
  SERVICES.find(fits) ?? { ...OTHER, name };
