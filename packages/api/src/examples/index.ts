import type { Contract } from '../contract/index.ts';
import { chartExamples } from './chart.ts';
import type { ExamplesOf } from './example.ts';
import {
  bedTypeExamples,
  discountExamples,
  hotelExamples,
  roomTypeExamples,
  uploadExamples,
} from './hotel.ts';
import {
  declarationExamples,
  healthTestExamples,
  intakeExamples,
  isolationExamples,
  materialExamples,
} from './isolation.ts';
import { orderExamples, roomExamples, stayExamples } from './room.ts';
import { sessionExamples, userExamples } from './session.ts';
import { departmentExamples, logExamples, menuExamples } from './system.ts';

/** Examples of every call: one that is missing does not compile. */
export const examples: ExamplesOf<keyof Contract> = {
  ...sessionExamples,
  ...userExamples,
  ...departmentExamples,
  ...menuExamples,
  ...hotelExamples,
  ...roomTypeExamples,
  ...bedTypeExamples,
  ...discountExamples,
  ...orderExamples,
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
