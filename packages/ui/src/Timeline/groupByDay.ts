/** What happened on one day. */
export interface Day<Entry> {
  /** `yyyy-MM-dd` */
  date: string;
  entries: Entry[];
}

/** Puts neighbours of the same day together; the order of the entries stays as it is. */
export function groupByDay<Entry extends { time: string }>(
  entries: readonly Entry[],
): Day<Entry>[] {
  const days: Day<Entry>[] = [];
  for (const entry of entries) {
    const date = entry.time.slice(0, 10);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}

const dayMs = 86_400_000;
const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;
const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

/** The label of a day: 今天, 昨天, else the date with its weekday. */
export function dayWords(date: string, today: string | undefined): string {
  const day = numberOf(date);
  if (Number.isNaN(day)) return date;
  const weekday = `周${weekdays[(((day + 4) % 7) + 7) % 7] ?? ''}`;
  const away = today === undefined ? Number.NaN : numberOf(today) - day;
  if (away === 0) return `今天 ${date} ${weekday}`;
  if (away === 1) return `昨天 ${date} ${weekday}`;
  if (away === -1) return `明天 ${date} ${weekday}`;
  return `${date} ${weekday}`;
}
