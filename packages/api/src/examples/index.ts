import type { Contract } from '../contract/index.ts';
import { assistantExamples } from './assistant.ts';
import { bedTypeExamples } from './bedType.ts';
import { billExamples } from './bill.ts';
import { bookingExamples } from './booking.ts';
import { chartExamples } from './chart.ts';
import { copyExamples } from './copy.ts';
import { declarationExamples } from './declaration.ts';
import { departmentExamples } from './department.ts';
import { discountExamples } from './discount.ts';
import { healthTestExamples } from './healthTest.ts';
import { hotelExamples } from './hotel.ts';
import { intakeExamples } from './intake.ts';
import { isolationExamples } from './isolation.ts';
import { logExamples } from './log.ts';
import { materialExamples } from './material.ts';
import { menuExamples } from './menu.ts';
import { orderExamples } from './order.ts';
import { reportExamples } from './report.ts';
import { roomExamples } from './room.ts';
import { roomTypeExamples } from './roomType.ts';
import { sessionExamples } from './session.ts';
import { signInStepExamples } from './signInSteps.ts';
import { stayExamples } from './stay.ts';
import { uploadExamples } from './upload.ts';
import { userExamples } from './user.ts';
import type { ExamplesOf } from './example.ts';

/** Examples of every call; a missing one is a compile error. */
export const examples: ExamplesOf<keyof Contract> = {
  ...sessionExamples,
  ...assistantExamples,
  ...signInStepExamples,
  ...userExamples,
  ...departmentExamples,
  ...menuExamples,
  ...hotelExamples,
  ...copyExamples,
  ...roomTypeExamples,
  ...bedTypeExamples,
  ...discountExamples,
  ...orderExamples,
  ...billExamples,
  ...reportExamples,
  ...bookingExamples,
  ...roomExamples,
  ...stayExamples,
  ...isolationExamples,
  ...healthTestExamples,
  ...declarationExamples,
  ...materialExamples,
  ...logExamples,
  ...chartExamples,
  ...uploadExamples,
  ...intakeExamples,
};
