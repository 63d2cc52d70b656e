import { readAddress, writeAddress } from "./address.js";

const NAME = "q";

/** Shows only the elements whose part of the manifest contains every word. */
export function connectSearch({ field, found, elements, sections, links }) {
  const texts = elements.map((element) => JSON.stringify(element).toLowerCase());

  const search = () => {
    const words = field.value.toLowerCase().split(/\s+/);
    const hits = texts.map((text) => words.every((word) => text.includes(word)));
    hits.forEach((hit, index) => {
      sections[index].hidden = !hit;
      links[index].parentElement.hidden = !hit;
    });
    found.textContent = field.value.trim() && `${hits.filter(Boolean).length} of ${hits.length} elements`;
  };

  field.value = readAddress(NAME) ?? "";
  field.addEventListener("input", () => {
    search();
    writeAddress(NAME, field.value.trim() || undefined);
  });
  search();
}
