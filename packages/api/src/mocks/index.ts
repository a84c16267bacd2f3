export { createHotelMock, type HotelMock } from './createHotelMock.ts';
export { hotels, menuOf, now, password, roomTypes, today, users } from './fixtures/hotel.ts';
export { fail, mock, never, refuse, type MockFile, type Resolver } from './mock.ts';
