import type { Availability } from '@anzhu/api/contract/availability';
import type { KeyFigures as Figures } from '@anzhu/api/contract/figures';
import { nightsFrom } from '@anzhu/api/rules/availability';
import { figureOf, figureOfNow } from '@anzhu/api/rules/keyFigures';

/** The key figures of an admin on the day of the stories. */
export const adminFigures: Figures = {
  day: '2026-03-18',
  occupancy: figureOf([0.7, 0.8, 0.85, 0.9, 0.725, 0.65, 0.7125]),
  averagePrice: figureOf([282, 285.5, 300, 305, 290, 284, 286.5]),
  revenuePerRoom: figureOf([197.4, 228.4, 255, 274.5, 210.25, 184.6, 204.13]),
  roomsAvailable: figureOfNow(-2),
  arrivals: { ...figureOf([7, 6, 9, 8, 4, 7, 7]), done: 1, expected: 6 },
  departures: { ...figureOf([6, 5, 7, 8, 9, 6, 5]), done: 2, expected: 3 },
  isolationOccupancy: figureOf([0.5, 0.5, 0.75, 0.75, 0.5, 0.5, 0.5]),
  inIsolation: figureOf([2, 2, 3, 3, 2, 2, 2]),
  newIsolations: figureOf([0, 0, 1, 0, 0, 1, 0]),
  vacantIsolationRooms: figureOfNow(2),
};

const type = { hotelId: '1', hotelName: '安住·西湖店' };

/** Available rooms of three room types; one is overbooked on a Saturday. */
export const threeTypes: Availability = {
  nights: nightsFrom('2026-03-18', 14),
  isIsolation: false,
  roomTypes: [
    {
      ...type,
      id: '11',
      name: '标准双床房',
      rooms: 8,
      available: [3, 2, 0, -1, 4, 6, 6, 6, 5, 3, 2, 7, 8, 8],
    },
    {
      ...type,
      id: '12',
      name: '豪华大床房',
      rooms: 12,
      available: [5, 4, 1, 0, 6, 9, 10, 10, 8, 4, 2, 9, 11, 12],
    },
    {
      ...type,
      id: '13',
      name: '家庭套房',
      rooms: 4,
      available: [2, 2, 1, 0, 2, 3, 4, 4, 3, 1, 1, 4, 4, 4],
    },
  ],
};
