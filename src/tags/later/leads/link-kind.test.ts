import { describe, expect, it } from "vitest";
import { linkKind } from "./link-kind.ts";

const ADDRESSES = {
  tel: ["tel:+31201234567", "TEL:020-1234567"],
  whatsapp: [
    "https://wa.me/31612345678",
    "https://wa.me/+31612345678?text=Hallo",
    "https://wa.me/message/ABC123",
    "https://wa.me/c/31612345678",
    "https://api.whatsapp.com/send?phone=31612345678&text=Hallo",
    "https://api.whatsapp.com/send/?text=Hallo&phone=31612345678",
    "https://api.whatsapp.com/message/ABC123",
    "https://web.whatsapp.com/send?phone=31612345678",
    "whatsapp://send?phone=31612345678",
    "whatsapp://send/?abid=31612345678",
  ],
  route: [
    "geo:52.37,4.89",
    "geo:0,0?q=Autohuis",
    "maps://?daddr=Amsterdam",
    "comgooglemaps://?daddr=Amsterdam",
    "google.navigation:q=Amsterdam",
    "waze://?q=Amsterdam",
    "https://www.google.com/maps/dir/?api=1&destination=Amsterdam",
    "https://www.google.nl/maps/place/Autohuis",
    "https://google.co.uk/maps?q=Autohuis",
    "https://maps.google.com/?q=Autohuis",
    "http://maps.google.nl/maps?daddr=Autohuis",
    "https://maps.app.goo.gl/AbC1",
    "https://goo.gl/maps/AbC1",
    "https://maps.apple.com/?daddr=Amsterdam",
    "https://maps.apple/p/AbC1",
    "https://www.openstreetmap.org/directions?to=52.3%2C4.8",
    "https://www.openstreetmap.org/?mlat=52.37&mlon=4.89",
    "https://www.openstreetmap.org/#map=17/52.37/4.89",
    "https://www.openstreetmap.org/node/123",
    "https://osm.org/way/123",
    "https://waze.com/ul?q=Amsterdam",
    "https://www.waze.com/live-map/directions?to=ll.52.3%2C4.8",
  ],
  nothing: [
    "tel:",
    "mailto:info@example.nl",
    "https://wa.me/?text=Kijk",
    "https://api.whatsapp.com/send?text=Kijk",
    "whatsapp://send?text=Kijk",
    "https://chat.whatsapp.com/AbC1",
    "https://www.whatsapp.com/legal",
    "https://www.openstreetmap.org/copyright",
    "https://www.google.com/search?q=maps",
    "https://www.google.com/intl/nl_nl/help/terms_maps.html",
    "https://maps.google.com/maps?ll=52,4&z=15&mapclient=apiv3",
    "https://www.google.com/maps/@52,4,15z/data=!10m1!1e1!12b1?source=apiv3&rapsrc=apiv3",
    "https://www.example.nl/maps/",
    "https://google.com.evil.example.nl/maps",
    "https://www.example.nl/?to=https://wa.me/31612345678",
    "https://www.example.nl/tel:",
  ],
} as const;

describe("a link's address is of the kind", () => {
  for (const [kind, addresses] of Object.entries(ADDRESSES))
    it.each(addresses)(`${kind}: %s`, (address) =>
      expect(linkKind(new URL(address).href) ?? "nothing").toBe(kind),
    );
});
