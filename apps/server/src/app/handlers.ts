import type { Contract } from '@anzhu/api/contract';
import type { Handlers } from '../platform/http/handler.ts';
import { availabilityCalls } from '../resources/availability/calls.ts';
import { bedTypeCalls } from '../resources/bedType/index.ts';
import { chartCalls } from '../resources/chart/index.ts';
import { declarationCalls } from '../resources/declaration/calls.ts';
import { departmentCalls } from '../resources/department/index.ts';
import { discountCalls } from '../resources/discount/index.ts';
import { fileCalls } from '../resources/file/index.ts';
import { healthTestCalls } from '../resources/healthTest/index.ts';
import { hotelCalls } from '../resources/hotel/index.ts';
import { intakeCalls } from '../resources/intake/calls.ts';
import { isolationCalls } from '../resources/isolation/calls.ts';
import { logCalls } from '../resources/log/index.ts';
import { materialCalls } from '../resources/material/index.ts';
import { menuCalls } from '../resources/menu/index.ts';
import { orderCalls } from '../resources/order/calls.ts';
import { qrCodeCalls } from '../resources/qrCode/index.ts';
import { roomCalls } from '../resources/room/calls.ts';
import { roomTypeCalls } from '../resources/roomType/calls.ts';
import { searchCalls } from '../resources/search/index.ts';
import { sessionCalls } from '../resources/session/index.ts';
import { todayCalls } from '../resources/today/index.ts';
import { userCalls } from '../resources/user/index.ts';

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
