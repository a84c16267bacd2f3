import * as read from './read.ts';
import * as write from './write.ts';

export const menuCalls = { ...read, ...write };

export { menuListOf } from './queries.ts';
export { makeMenus } from './firstMenus.ts';
export { addNewMenus } from './addNewMenus.ts';
