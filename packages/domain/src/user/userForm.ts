import type { Id } from '@anzhu/api/contract/codecs';
import { addUser, modifyUser } from '@anzhu/api/contract/user';
import { contractForm } from '../kit/pure.ts';
import { profileToWire, type ProfileDraft } from './profileForm.ts';

/** A user as it is being filled in. */
export interface UserDraft extends ProfileDraft {
  username: string;
  dept: Id | null;
}

export const addForm = contractForm(addUser, profileToWire<UserDraft>);

/** Without a password: the present one stays. `modifyUser` takes the same fields, each of them optional. */
export const editForm = contractForm(modifyUser, profileToWire<UserDraft>) as typeof addForm;
