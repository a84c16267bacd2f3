import type { Handlers } from '../../platform/http/handler.ts';
import { downloadGuestsInHouse, guestsInHouse, printGuestsInHouse } from './inHouse.ts';
import { downloadRegistrations } from './registrations.ts';
import { guestHistory } from './read.ts';
import { saveGuestNote } from './write.ts';

export { refuseOtherNames } from './formerNames.ts';

export const guestCalls = {
  downloadGuestsInHouse,
  downloadRegistrations,
  guestHistory,
  guestsInHouse,
  printGuestsInHouse,
  saveGuestNote,
} satisfies Partial<Handlers>;
