import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { intakeDeclaration } from './intakeDeclaration.ts';
import { intakeOrder } from './intakeOrder.ts';
import { intakeOrderCancelled } from './intakeOrderCancelled.ts';
import { intakeOrderPaid } from './intakeOrderPaid.ts';
import { intakeRefundRequested } from './intakeRefundRequested.ts';

export const intakeCalls = {
  intakeDeclaration,
  intakeOrder,
  intakeOrderCancelled,
  intakeOrderPaid,
  intakeRefundRequested,
} satisfies Partial<Handlers<keyof Contract>>;
