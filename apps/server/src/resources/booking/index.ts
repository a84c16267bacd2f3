import type { Handlers } from '../../platform/http/handler.ts';
import { addOrder, groupNoOf, quoteBooking } from './add.ts';
import { assignOrder } from './assign.ts';
import { cancelOrder, endNoShow } from './end.ts';
import { modifyOrder } from './modify.ts';
import { quoteOrder } from './quote.ts';

export { groupNoOf };

export const bookingCalls = {
  quoteBooking,
  addOrder,
  assignOrder,
  cancelOrder,
  endNoShow,
  quoteOrder,
  modifyOrder,
} satisfies Partial<Handlers>;
