import { formatIssues } from '@anzhu/api/contract/issues';
import type { Guest } from '@anzhu/api/contract/guest';
import { modifyGuests } from '@anzhu/api/contract/stay';
import * as z from 'zod/mini';
import {
  checkGuests,
  guestsField,
  sentGuests,
  wireGuests,
  type GuestErrors,
} from '../guest/checkGuests.ts';
import type { GuestDraft } from '../guest/guests.ts';

const Guests = z.pick(modifyGuests.input, { [guestsField]: true });

/** The guests that can be saved (and the rows they were made of), or what is wrong. */
export type CheckedGuests =
  | { guests: Guest[]; sent: readonly GuestDraft[]; errors?: undefined }
  | { guests?: undefined; sent?: undefined; errors: GuestErrors };

/** Reads the guests by the rules of the contract. */
export function checkModified(rows: readonly GuestDraft[]): CheckedGuests {
  const read = Guests.safeParse({ [guestsField]: wireGuests(rows) }, { reportInput: true });
  const told = read.success ? {} : formatIssues(Guests, read.error.issues).fields;
  const errors = checkGuests(rows, told);
  if (read.success && Object.keys(errors).length === 0) {
    return { guests: read.data[guestsField], sent: sentGuests(rows) };
  }
  return { errors };
}
