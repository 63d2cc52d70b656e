/** What a link asks for, by its address as the browser parses it. A new kind of address is a row. */
const ADDRESSES = [
  ["tel", /^tel:./],
  // One without somebody to write to shares the page.
  ["whatsapp", /^(whatsapp:|https?:\/\/(api|web)\.whatsapp\.com\/).*[?&](phone|abid)=./],
  ["whatsapp", /^https?:\/\/(wa\.me\/(\w+\/)?|api\.whatsapp\.com\/message\/)[+\w]/],
  ["route", /^(geo|maps|comgooglemaps|google\.navigation|waze):./],
  // What Google prints in a map that a page embeds leads to a notice or to the same map.
  ["route", /^https?:\/\/((www\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.[a-z.]{2,6}\/)(?!.*=apiv3)/],
  ["route", /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple(\.com)?)\//],
  // Not the copyright that every map of OpenStreetMap links to.
  [
    "route",
    /^https?:\/\/(www\.)?(openstreetmap|osm)\.org\/(directions|node|way|relation|.*[?&#](mlat|map)=)/,
  ],
  ["route", /^https?:\/\/((www|ul)\.)?waze\.com\/(ul|live-map)/],
] as const;

export type LinkKind = (typeof ADDRESSES)[number][0];

export const linkKind = (address: string): LinkKind | undefined =>
  ADDRESSES.find(([, form]) => form.test(address))?.[0];
