/** The line that a section must reach to be the current one. */
const LINE = "-20% 0px -80%";

/** Marks the link to the section that is being read. */
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
