import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { addUser } from './addUser.ts';
import { deleteUser } from './deleteUser.ts';
import { getUser } from './getUser.ts';
import { isPhoneTaken } from './isPhoneTaken.ts';
import { modifyUser } from './modifyUser.ts';
import { userPage } from './userPage.ts';

export const userCalls = {
  addUser,
  deleteUser,
  getUser,
  isPhoneTaken,
  modifyUser,
  userPage,
} satisfies Partial<Handlers<keyof Contract>>;
