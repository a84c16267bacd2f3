import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { localTime, momentOf } from '../packages/api/src/rules/localTime.ts';

/** Hours at which a hotel looks different: guests leave, guests arrive, the day before has not ended yet. */
export const hours = ['08:10', '14:30', '00:40'] as const;

/** `HOUR`, of China's wall clock; without it one of `hours`, by the day of the month. */
export function hourOfRun(): string {
  const hour = process.env['HOUR'];
  if (!hour) return hours[Number(localTime(Date.now()).slice(8, 10)) % hours.length] ?? hours[0];
  if (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(hour)) return hour;
  throw new Error(`HOUR is no time of a day: ${hour}`);
}

const variable = 'ANZHU_TEST_SHIFT';

/** Lets this run and the programs that it starts see today at an hour. */
export function setHour(hour: string): void {
  const moment = momentOf(`${localTime(Date.now()).slice(0, 10)} ${hour}:00`);
  process.env[variable] = String(moment - Date.now());
  console.log(`a hotel's day at ${hour}`);
}

/** Milliseconds from the machine's clock to that of the run. */
export const clockShift = (): number => Number(process.env[variable] ?? 0);

/** Milliseconds since 1970 by the clock of the run. */
export const now = (): number => Date.now() + clockShift();

/** Arguments of Node for a program that has the clock of the run, or one so many milliseconds ahead of it. */
export function clockArguments(ahead = 0): string[] {
  const by = clockShift() + ahead;
  if (by === 0) return [];
  const { href } = pathToFileURL(join(import.meta.dirname, 'shiftDate.ts'));
  return ['--import', `${href}?by=${by}`];
}
