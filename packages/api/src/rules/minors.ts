import { birthOf, type GuestDocument } from '../contract/document.ts';
import { ageOn } from './residentId.ts';

/** From this age on nobody needs a guardian. */
const adultAge = 18;

/** Whether who has a document is a minor on a day; of somebody whose birth is not known it is not said. */
export function isMinor(document: GuestDocument, today: string): boolean {
  const birth = birthOf(document);
  const age = birth === '' ? null : ageOn(birth, today);
  return age !== null && age < adultAge;
}

/** Whether all guests of a room are minors: their guardians are asked for. Never of no guests. */
export const areMinorsAlone = (guests: readonly GuestDocument[], today: string): boolean =>
  guests.length > 0 && guests.every((guest) => isMinor(guest, today));

/** What is said at a room of minors; nothing is refused. */
export const minorsNote = '入住人均未满 18 周岁，请登记监护人并与其联系';
