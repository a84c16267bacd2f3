import { intakeDeclaration } from './declaration.ts';
import * as notices from './notices.ts';
import { intakeOrder } from './order.ts';
import * as pending from './pendingCalls.ts';

export { pendingList } from './pendingOrders.ts';

export const intakeCalls = {
  ...notices,
  intakeDeclaration,
  intakeOrder,
  ...pending,
};
