import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** By the clock and the zone of this device, `yyyy-MM-dd`. */
function deviceDay(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(twoDigits).join('-');
}

/** A day that nothing is near to: a server has no clock of the reader. */
const unknownDay = (): string => '1970-01-01';

/** Today where none is given: the day of this device, `yyyy-MM-dd`. */
export function useToday(given: string | undefined): string {
  const ofDevice = useSyncExternalStore(never, deviceDay, unknownDay);
  return given ?? ofDevice;
}
