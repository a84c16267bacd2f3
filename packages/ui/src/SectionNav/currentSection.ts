/** A section and how far its start is below the line where reading begins, in px. */
export interface SectionPlace {
  id: string;
  top: number;
}

/** Sections are put to the line by the browser, which rounds. */
const tolerance = 2;

/**
 * The section that is being read: the last one that begins at or above the line. At the end of the page it is
 * the last section, which may be too short to reach the line.
 */
export function currentSection(
  sections: readonly SectionPlace[],
  isAtEnd: boolean,
): string | undefined {
  if (isAtEnd) return sections.at(-1)?.id;
  return (sections.findLast(({ top }) => top <= tolerance) ?? sections[0])?.id;
}
