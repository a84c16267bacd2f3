import type { Handlers } from '../../platform/http/handler.ts';
import { guestHistory } from './read.ts';
import { saveGuestNote } from './write.ts';

export { refuseOtherNames } from './formerNames.ts';

export const guestCalls = { guestHistory, saveGuestNote } satisfies Partial<Handlers>;
