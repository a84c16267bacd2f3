/** A room that may be proposed. */
export interface ProposableRoom {
  id: number;
  name: string;
  floor: number;
}

/** The number in the name of a room; 0 without one. */
const numberOf = ({ name }: ProposableRoom): number => Number(/\d+/.exec(name)?.[0] ?? 0);

/** For each list the first room that is not taken and that fits; null where there is none. */
function firstFree<Room extends ProposableRoom>(
  lists: readonly (readonly Room[])[],
  taken: ReadonlySet<number>,
  fits: (room: Room) => boolean,
): (Room | null)[] {
  const used = new Set(taken);
  return lists.map((rooms) => {
    const room = rooms.find((one) => !used.has(one.id) && fits(one)) ?? null;
    if (room) used.add(room.id);
    return room;
  });
}

/**
 * Proposes a room for each of several orders that arrive together: as many as possible on one floor, as near to each
 * other as their numbers are; for the others the first that is free.
 * @param lists the rooms that each order may have, by floor and number
 */
export function neighbouringRooms<Room extends ProposableRoom>(
  lists: readonly (readonly Room[])[],
  taken: ReadonlySet<number>,
): (Room | null)[] {
  let best = firstFree(lists, taken, () => true);
  if (lists.length < 2) return best;
  let [most, least] = [0, Infinity];
  const starts = new Map(lists.flat().map((room) => [room.id, room]));
  for (const start of starts.values()) {
    const from = numberOf(start);
    const near = firstFree(
      lists,
      taken,
      (room) => room.floor === start.floor && numberOf(room) >= from,
    );
    const numbers = near.flatMap((room) => (room ? [numberOf(room)] : []));
    const span = Math.max(...numbers) - Math.min(...numbers);
    if (numbers.length < most || (numbers.length === most && span >= least)) continue;
    [best, most, least] = [near, numbers.length, span];
  }
  const used = new Set([...taken, ...best.flatMap((room) => room?.id ?? [])]);
  const rest = firstFree(
    lists.filter((_, index) => !best[index]),
    used,
    () => true,
  );
  return best.map((room) => room ?? rest.shift() ?? null);
}
