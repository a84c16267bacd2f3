import type { Role } from '../contract/role.ts';
import type { MenuEntry } from '../contract/session.ts';
import type { User } from '../contract/user.ts';
import { storedMenus } from './fixtures/staff.ts';
import { toUser } from './handlers/user.ts';
import { createHotelState } from './hotelState.ts';
import { menuListFor } from './menuList.ts';

const state = createHotelState();

/** The users that every story starts with; the first four have the four roles. */
export const users: readonly User[] = state.users.map((user) => toUser(state, user));

/** The menu of a role, in any department. */
export const menuOf = (role: Role | null): MenuEntry[] => menuListFor(storedMenus, { role });
