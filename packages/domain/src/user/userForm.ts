import type { Id } from '@anzhu/api/contract/codecs';
import { addUser, modifyUser } from '@anzhu/api/contract/user';
import { contractForm } from '../kit/pure.ts';
import { profileToWire, type ProfileDraft } from './profileForm.ts';

/** A user as it is being filled in. */
export interface UserDraft extends ProfileDraft {
  username: string;
  dept: Id | null;
  /** Turns the second factor off, with a new password. */
  endTotp: boolean;
}

/** What is sent of a user: the second factor is turned off with a new password only. */
const userToWire = (draft: UserDraft) => ({
  ...profileToWire(draft),
  endTotp: draft.endTotp && draft.password !== '',
});

export const addForm = contractForm(addUser, userToWire);

/** Without a password: the present one stays. `modifyUser` takes the same fields, each of them optional. */
export const editForm = contractForm(modifyUser, userToWire) as typeof addForm;
