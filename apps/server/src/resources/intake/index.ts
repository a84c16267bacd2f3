import { intakeDeclaration } from './declaration.ts';
import * as notices from './notices.ts';
import { intakeOrder } from './order.ts';

export const intakeCalls = {
  ...notices,
  intakeDeclaration,
  intakeOrder,
};
