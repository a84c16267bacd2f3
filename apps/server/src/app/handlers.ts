import type { Contract } from '@anzhu/api/contract';
import { logCalls } from '../resources/log/calls.ts';
import { availabilityCalls } from '../resources/availability/index.ts';
import { bedTypeCalls } from '../resources/bedType/calls.ts';
import { chartCalls } from '../resources/chart/calls.ts';
import { declarationCalls } from '../resources/declaration/index.ts';
import { departmentCalls } from '../resources/department/calls.ts';
import { discountCalls } from '../resources/discount/calls.ts';
import { fileCalls } from '../resources/file/calls.ts';
import { healthTestCalls } from '../resources/healthTest/calls.ts';
import { hotelCalls } from '../resources/hotel/calls.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { intakeCalls } from '../resources/intake/index.ts';
import { isolationCalls } from '../resources/isolation/index.ts';
import { materialCalls } from '../resources/material/calls.ts';
import { menuCalls } from '../resources/menu/calls.ts';
import { orderCalls } from '../resources/order/index.ts';
import { qrCodeCalls } from '../resources/qrCode/calls.ts';
import { roomCalls } from '../resources/room/index.ts';
import { roomTypeCalls } from '../resources/roomType/index.ts';
import { searchCalls } from '../resources/search/calls.ts';
import { sessionCalls } from '../resources/session/calls.ts';
import { stayCalls } from '../resources/stay/index.ts';
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
  ...stayCalls,
  ...todayCalls,
  ...userCalls,
} satisfies Handlers<keyof Contract>;
