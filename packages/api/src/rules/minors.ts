import { birthOf, type GuestDocument } from '../contract/document.ts';
import { ageOn } from './residentId.ts';

/** Age of majority, in years. */
const adultAge = 18;

/** Whether the holder of a document is a minor on a day; false where the date of birth is unknown. */
export function isMinor(document: GuestDocument, today: string): boolean {
  const birth = birthOf(document);
  const age = birth === '' ? null : ageOn(birth, today);
  return age !== null && age < adultAge;
}

/** Whether all guests of a room are minors, whose guardians are registered then; false for an empty room. */
export const areMinorsAlone = (guests: readonly GuestDocument[], today: string): boolean =>
  guests.length > 0 && guests.every((guest) => isMinor(guest, today));

/** Warning for a room with minors only. */
export const minorsNote = '入住人均未满 18 周岁，请登记监护人并与其联系';
