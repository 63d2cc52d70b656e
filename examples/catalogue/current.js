/** A section is the current one while it crosses this line. */
const LINE = "-20% 0px -80%";

/** Marks the link to the current section. */
export function followCurrent(sections, links) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        links[sections.indexOf(target)].toggleAttribute("aria-current", isIntersecting);
    },
    { rootMargin: LINE },
  );
  for (const section of sections) observer.observe(section);
}
