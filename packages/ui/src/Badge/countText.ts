/** The text of a count: 0 … 99, then 99+. */
export function countText(count: number, max: number): string {
  return count > max ? `${max}+` : String(count);
}
