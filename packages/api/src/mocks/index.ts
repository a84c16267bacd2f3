export { createHotelMock, menuOf, users, type HotelMock } from './createHotelMock.ts';
export { hotels, now, roomTypes, today } from './fixtures/hotel.ts';
export { password, recoveryCodes, totpCode } from './fixtures/staff.ts';
export { fail, mock, never, refuse, refuseField, type MockFile, type Resolver } from './mock.ts';
