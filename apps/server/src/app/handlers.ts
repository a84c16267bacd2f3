import type { Contract } from '@anzhu/api/contract';
import { logCalls } from '../resources/log/calls.ts';
import { availabilityCalls } from '../resources/availability/calls.ts';
import { bedTypeCalls } from '../resources/bedType/calls.ts';
import { chartCalls } from '../resources/chart/calls.ts';
import { declarationCalls } from '../resources/declaration/calls.ts';
import { departmentCalls } from '../resources/department/calls.ts';
import { discountCalls } from '../resources/discount/calls.ts';
import { fileCalls } from '../resources/file/calls.ts';
import { healthTestCalls } from '../resources/healthTest/calls.ts';
import { hotelCalls } from '../resources/hotel/calls.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { intakeCalls } from '../resources/intake/calls.ts';
import { isolationCalls } from '../resources/isolation/calls.ts';
import { materialCalls } from '../resources/material/calls.ts';
import { menuCalls } from '../resources/menu/calls.ts';
import { orderCalls } from '../resources/order/calls.ts';
import { qrCodeCalls } from '../resources/qrCode/calls.ts';
import { roomCalls } from '../resources/room/calls.ts';
import { roomTypeCalls } from '../resources/roomType/calls.ts';
import { searchCalls } from '../resources/search/calls.ts';
import { sessionCalls } from '../resources/session/calls.ts';
import { todayCalls } from '../resources/today/calls.ts';
import { userCalls } from '../resources/user/calls.ts';

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
