import type { Handlers } from '../../platform/http/handler.ts';
import { addOrder, groupNoOf, quoteBooking } from './add.ts';
import { assignOrder } from './assign.ts';
import { cancelOrder, endNoShow } from './end.ts';

export { groupNoOf };

export const bookingCalls = {
  quoteBooking,
  addOrder,
  assignOrder,
  cancelOrder,
  endNoShow,
} satisfies Partial<Handlers>;
