import "./elements.ts";
import "../../hosts.css";

const WORDS = { accepted: "Je hebt cookies geaccepteerd.", declined: "Je hebt cookies geweigerd." };

const write = (selector: string, text: string) => document.querySelector(selector)?.replaceChildren(text);

document.addEventListener("dealer-carousel-changed", ({ detail }) =>
  write("#place", `Auto ${detail.index + 1} van ${detail.total}`),
);

document.addEventListener("dealer-cookie-hint-decided", ({ detail }) =>
  write("#answer", WORDS[detail.choice]),
);

const hint = document.querySelector("dealer-cookie-hint");
if (hint) {
  hint.declineDays = 180;
  document.querySelector("#cookies")?.addEventListener("click", () => hint.open());
}
