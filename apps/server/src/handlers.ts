import type { Contract } from '@anzhu/api/contract';
import { logCalls } from './audit/calls.ts';
import { availabilityCalls } from './availability/calls.ts';
import { bedTypeCalls } from './bedType/calls.ts';
import { chartCalls } from './chart/calls.ts';
import { declarationCalls } from './declaration/calls.ts';
import { departmentCalls } from './department/calls.ts';
import { discountCalls } from './discount/calls.ts';
import { fileCalls } from './files/calls.ts';
import { healthTestCalls } from './healthTest/calls.ts';
import { hotelCalls } from './hotel/calls.ts';
import type { Handlers } from './http/handler.ts';
import { intakeCalls } from './intake/calls.ts';
import { isolationCalls } from './isolation/calls.ts';
import { materialCalls } from './material/calls.ts';
import { menuCalls } from './menu/calls.ts';
import { orderCalls } from './order/calls.ts';
import { qrCodeCalls } from './qrCode/calls.ts';
import { roomCalls } from './room/calls.ts';
import { roomTypeCalls } from './roomType/calls.ts';
import { searchCalls } from './search/calls.ts';
import { sessionCalls } from './session/calls.ts';
import { todayCalls } from './today/calls.ts';
import { userCalls } from './user/calls.ts';

/** What the server does for each call. A call that is missing does not compile. */
export const handlers = {
  ...logCalls,
  ...availabilityCalls,
  ...bedTypeCalls,
  ...chartCalls,
  ...declarationCalls,
  ...departmentCalls,
  ...discountCalls,
  ...fileCalls,
  ...healthTestCalls,
  ...hotelCalls,
  ...intakeCalls,
  ...isolationCalls,
  ...materialCalls,
  ...menuCalls,
  ...orderCalls,
  ...qrCodeCalls,
  ...roomCalls,
  ...roomTypeCalls,
  ...searchCalls,
  ...sessionCalls,
  ...todayCalls,
  ...userCalls,
} satisfies Handlers<keyof Contract>;
