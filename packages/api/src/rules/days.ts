const millisecondsOfDay = 86_400_000;

/** The day of a moment: the first ten characters of `yyyy-MM-dd HH:mm:ss`. */
export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay;

/** The day so many days later (or earlier, when negative). `day` is `yyyy-MM-dd`. */
export function addDays(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * millisecondsOfDay).toISOString().slice(0, 10);
}

/** Calendar days from one day to another, negative when it lies before. Both `yyyy-MM-dd`. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The weekday of a day, 0 for Monday to 6 for Sunday. `day` is `yyyy-MM-dd`, from 1970 on. */
export function weekdayOf(day: string): number {
  // The first day of 1970 is a Thursday.
  return (dayNumber(day) + 3) % 7;
}
