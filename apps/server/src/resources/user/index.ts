import type { Handlers } from '../../platform/http/handler.ts';
import { getUser, isPhoneTaken, userPage } from './read.ts';
import { addUser, deleteUser, modifyUser } from './write.ts';

export const userCalls = {
  addUser,
  deleteUser,
  getUser,
  isPhoneTaken,
  modifyUser,
  userPage,
} satisfies Partial<Handlers>;
