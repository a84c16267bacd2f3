import type { RadioOption } from '@anzhu/ui/RadioGroup';
import type { FloorPerson } from './floorSheet.ts';

/** The people in isolation of a hotel, by floor, in the order of the floors. */
export type Floors = ReadonlyMap<number, readonly FloorPerson[]>;

export const floorName = (floor: number): string => `${floor} 楼`;

const recordedOf = (people: readonly FloorPerson[]): number =>
  people.filter(({ isRecorded }) => isRecorded).length;

const isComplete = (people: readonly FloorPerson[]): boolean =>
  recordedOf(people) === people.length;

const progress = (people: readonly FloorPerson[]): string =>
  isComplete(people) ? `${people.length} 人已录完` : `${recordedOf(people)}/${people.length} 已录`;

/** Each floor with how many of its people have a test today. */
export const floorOptions = (floors: Floors): RadioOption<number>[] =>
  [...floors].map(([floor, people]) => ({
    value: floor,
    label: floorName(floor),
    description: progress(people),
  }));

/**
 * The next floor upward with people without a test today, then from the lowest; null where all have one.
 * @param from the floor before. Without one it begins with the lowest
 */
export function nextFloor(floors: Floors, from = -Infinity): number | null {
  const left = [...floors].filter(([, people]) => !isComplete(people)).map(([floor]) => floor);
  return left.find((floor) => floor > from) ?? left[0] ?? null;
}
