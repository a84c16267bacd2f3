import type { Room } from '@anzhu/api/contract/room';
import { useState } from 'react';
import { groupByFloor, type BoardFloor } from './floors.ts';

/** The rooms by floor, where floors that have not changed stay the same objects. */
export function useFloors(rooms: readonly Room[]): readonly BoardFloor[] {
  const [seen, setSeen] = useState(() => ({ rooms, floors: groupByFloor(rooms) }));
  if (seen.rooms === rooms) return seen.floors;
  const floors = groupByFloor(rooms, seen.floors);
  setSeen({ rooms, floors });
  return floors;
}
