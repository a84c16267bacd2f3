import type { Handlers } from '../../platform/http/handler.ts';
import { intakeDeclaration } from './declaration.ts';
import { intakeOrderCancelled, intakeOrderPaid, intakeRefundRequested } from './notices.ts';
import { intakeOrder } from './order.ts';

export const intakeCalls = {
  intakeDeclaration,
  intakeOrder,
  intakeOrderCancelled,
  intakeOrderPaid,
  intakeRefundRequested,
} satisfies Partial<Handlers>;
