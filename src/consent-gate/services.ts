import type { TextName } from "../kernel/element/contract-types.ts";
import type { consentGateContract } from "./consent-gate.contract.ts";

type GateText = TextName<typeof consentGateContract>;
type Named<Text, End extends string> = Text extends `${infer Name}-${End}` ? Name : never;

/** A service that many pages embed; a new one is a row in the list below. */
export interface Service {
  readonly name: string;
  /** Its addresses are on these hosts and their subdomains; with a path where a host has other services too. */
  readonly places: readonly string[];
  /** What a page shows of it, as in “Toon video” and “Deze video komt van …”. */
  readonly kind: Named<GateText, "from">;
  /** Who sees the visitor when its content is shown; empty when that has no name. */
  readonly owner: string;
  /** What happens then. */
  readonly about: Extract<GateText, `sees-${string}`>;
}

export const SERVICES: readonly Service[] = [
  {
    name: "YouTube",
    places: ["youtube.com", "youtube-nocookie.com"],
    kind: "video",
    owner: "Google",
    about: "sees-viewing",
  },
  { name: "Vimeo", places: ["vimeo.com"], kind: "video", owner: "Vimeo", about: "sees-viewing" },
  {
    name: "Google Maps",
    places: ["google.com/maps", "google.nl/maps", "maps.google.com", "maps.google.nl"],
    kind: "map",
    owner: "Google",
    about: "sees-address-cookies",
  },
  {
    name: "OpenStreetMap",
    places: ["openstreetmap.org"],
    kind: "map",
    owner: "OpenStreetMap",
    about: "sees-address",
  },
  {
    name: "WhatsApp",
    places: ["whatsapp.com", "wa.me"],
    kind: "chat",
    owner: "Meta",
    about: "sees-visit",
  },
];

/** For every other service. */
const OTHER = { places: [], kind: "content", owner: "", about: "sees-address-cookies" } as const;

const isOn = (address: string, place: string) => `.${address}/`.includes(`.${place}/`);

/** The service at an address, of a host and a path; one that is not in the list has the host's name. */
export const serviceAt = (address: string) =>
  serviceThat(({ places }) => places.some((place) => isOn(address, place)), address.replace(/\/.*/, ""));

/** The service that an author names, in any case; one that is not in the list keeps its name. */
export const serviceNamed = (wanted: string) =>
  serviceThat(({ name }) => name.toLowerCase() === wanted.toLowerCase(), wanted);

const serviceThat = (fits: (service: Service) => boolean, name: string): Service =>
  SERVICES.find(fits) ?? { ...OTHER, name };
