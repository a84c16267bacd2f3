import type { Handlers } from '../platform/http/handler.ts';
import { assistantCalls } from '../resources/assistant/index.ts';
import { availabilityCalls } from '../resources/availability/index.ts';
import { bedTypeCalls } from '../resources/bedType/index.ts';
import { bookingCalls } from '../resources/booking/index.ts';
import { chartCalls } from '../resources/chart/index.ts';
import { copyCalls } from '../resources/copy/index.ts';
import { declarationCalls } from '../resources/declaration/index.ts';
import { departmentCalls } from '../resources/department/index.ts';
import { discountCalls } from '../resources/discount/index.ts';
import { fileCalls } from '../resources/file/index.ts';
import { guestCalls } from '../resources/guest/index.ts';
import { healthTestCalls } from '../resources/healthTest/index.ts';
import { hotelCalls } from '../resources/hotel/index.ts';
import { intakeCalls } from '../resources/intake/index.ts';
import { isolationCalls } from '../resources/isolation/index.ts';
import { logCalls } from '../resources/log/index.ts';
import { materialCalls } from '../resources/material/index.ts';
import { menuCalls } from '../resources/menu/index.ts';
import { orderCalls } from '../resources/order/index.ts';
import { qrCodeCalls } from '../resources/qrCode/index.ts';
import { reportCalls } from '../resources/report/index.ts';
import { roomCalls } from '../resources/room/index.ts';
import { roomPriceCalls } from '../resources/roomPrice/index.ts';
import { roomTypeCalls } from '../resources/roomType/index.ts';
import { searchCalls } from '../resources/search/index.ts';
import { sessionCalls } from '../resources/session/index.ts';
import { stayCalls } from '../resources/stay/index.ts';
import { todayCalls } from '../resources/today/index.ts';
import { userCalls } from '../resources/user/index.ts';

/** What the server does for each call. A call that is missing does not compile. */
export const handlers = {
  ...logCalls,
  ...assistantCalls,
  ...availabilityCalls,
  ...bedTypeCalls,
  ...bookingCalls,
  ...chartCalls,
  ...copyCalls,
  ...declarationCalls,
  ...departmentCalls,
  ...discountCalls,
  ...fileCalls,
  ...guestCalls,
  ...healthTestCalls,
  ...hotelCalls,
  ...intakeCalls,
  ...isolationCalls,
  ...materialCalls,
  ...menuCalls,
  ...orderCalls,
  ...qrCodeCalls,
  ...reportCalls,
  ...roomCalls,
  ...roomPriceCalls,
  ...roomTypeCalls,
  ...searchCalls,
  ...sessionCalls,
  ...stayCalls,
  ...todayCalls,
  ...userCalls,
} satisfies Handlers;
