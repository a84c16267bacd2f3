/**
 * Local times of Asia/Shanghai, `yyyy-MM-dd HH:mm:ss`, by date-fns. They are read and written as UTC, so that the
 * machine's time zone changes no result.
 */
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addSeconds as secondsAfter } from 'date-fns/addSeconds';
import { millisecondsInHour } from 'date-fns/constants';
import { formatISO9075 } from 'date-fns/formatISO9075';

/** Shanghai keeps UTC+8 all year. */
const offset = 8 * millisecondsInHour;

const read = (time: string): Date => new UTCDateMini(`${time.replace(' ', 'T')}Z`);

/** The local time so many seconds later (or earlier, when negative). */
export function addSeconds(time: string, seconds: number): string {
  return formatISO9075(secondsAfter(read(time), seconds));
}

/** What the wall clock shows at a moment, given in milliseconds since 1970. */
export function localTime(milliseconds: number): string {
  return formatISO9075(new UTCDateMini(milliseconds + offset));
}

/** The moment, in milliseconds since 1970, that a wall clock time stands for. */
export function momentOf(time: string): number {
  return read(time).getTime() - offset;
}
