/**
 * The one character shown for a person without a picture: the last of a Chinese name, as it belongs to the given name,
 * else the first letter in capitals; ? for no name.
 */
export function initial(name: string): string {
  const chars = [...name.trim()];
  const one = /\p{Script=Han}/u.test(name) ? chars.at(-1) : chars[0];
  return one?.toUpperCase() ?? '?';
}
