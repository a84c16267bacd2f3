import type { Handlers } from '../../platform/http/handler.ts';
import { addOrder, groupNoOf } from './add.ts';
import { quoteBooking } from './planBooking.ts';
import { assignOrder } from './assign.ts';
import { cancelOrder, quoteCancel } from './cancel.ts';
import { expectedGuests, setExpectedGuests } from './expectedGuests.ts';
import { endNoShow, reinstateOrder, settlePaidTwice } from './end.ts';
import { modifyOrder } from './modify.ts';
import { quoteOrder } from './quote.ts';

export { groupNoOf };
export { keepRoom, readOwnRoom } from './ownRoom.ts';

export const bookingCalls = {
  quoteBooking,
  addOrder,
  assignOrder,
  quoteCancel,
  cancelOrder,
  endNoShow,
  reinstateOrder,
  settlePaidTwice,
  quoteOrder,
  modifyOrder,
  expectedGuests,
  setExpectedGuests,
} satisfies Partial<Handlers>;
