import {
  cancelHotelExport,
  downloadHotelExport,
  getHotelExport,
  startHotelExport,
} from './calls.ts';

export { cleanHotelExports } from './cleanUp.ts';
export { formatOf, hotelStream } from './hotelStream.ts';

export const hotelExportCalls = {
  startHotelExport,
  getHotelExport,
  cancelHotelExport,
  downloadHotelExport,
};
