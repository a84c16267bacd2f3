import { RoomChange } from '../contract/room.ts';

export type { RoomChange };

/** The room changes in a pushed message: one or an array as JSON. What is none of ours is passed over. */
export function changesIn(message: unknown): RoomChange[] {
  if (typeof message !== 'string') return [];
  let told: unknown;
  try {
    told = JSON.parse(message);
  } catch {
    return [];
  }
  return [told].flat().flatMap((one) => {
    const change = RoomChange.safeParse(one);
    return change.success ? [change.data] : [];
  });
}
