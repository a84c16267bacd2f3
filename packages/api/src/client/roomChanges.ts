import { RoomChange } from '../contract/room.ts';

export type { RoomChange };

/** The room changes in a pushed message: one or an array as JSON. Invalid ones are skipped. */
export function changesIn(message: unknown): RoomChange[] {
  if (typeof message !== 'string') return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(message);
  } catch {
    return [];
  }
  return [parsed].flat().flatMap((one) => {
    const change = RoomChange.safeParse(one);
    return change.success ? [change.data] : [];
  });
}
