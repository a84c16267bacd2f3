import type { Handlers } from '../../platform/http/handler.ts';
import * as read from './read.ts';
import * as write from './write.ts';

export const menuCalls = { ...read, ...write } satisfies Partial<Handlers>;

export { menuListOf } from './queries.ts';
export { makeMenus } from './firstMenus.ts';
export { offerMenus } from './offerMenus.ts';
