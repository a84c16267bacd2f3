/** The one character shown for a person without a picture: the first of the name, in capitals; ? for no name. */
export function initial(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '?';
}
