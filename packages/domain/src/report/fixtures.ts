import type { DayReport } from '@anzhu/api/contract/report';
import { addParts, figuresOfDay, noParts, type ReportParts } from '@anzhu/api/rules/dayReport';
import { regionsOf } from '@anzhu/api/rules/regions';

const cities = {
  华东区: ['上海', '杭州', '南京', '苏州'],
  华南区: ['广州', '深圳', '厦门'],
  华北区: ['北京', '天津', '青岛'],
  西南区: ['成都', '重庆', '昆明'],
};

/** What a day brought to a hotel of 24 rooms; each a little different, and always the same. */
function partsOf(index: number): ReportParts {
  const soldNights = (index * 7) % 25;
  const soldIncome = soldNights * (26_800 + ((index * 1300) % 15_000));
  const received = [40_000, soldIncome, 18_050, 0, 0, 0];
  return {
    ...noParts,
    rooms: 24,
    arrivals: (index * 5) % 13,
    departures: (index * 3) % 11,
    inHouse: soldNights,
    soldNights,
    soldIncome,
    otherIncome: (index * 530) % 9000,
    received,
    deposits: 20_000 * ((index * 11) % 9),
    prepaid: (index * 7700) % 60_000,
    openBills: index % 3,
    open: (index % 3) * 5800,
  };
}

/** The 日报 of a chain: four regions with their cities, and every 50th hotel in none. */
export function chainReport(count: number): DayReport {
  const regions = Object.keys(cities).map((name, index) => ({
    id: `${index + 1}`,
    parentId: null,
    name,
  }));
  const below = Object.values(cities).flatMap((names, index) =>
    names.map((name) => ({ id: `${index + 1}-${name}`, parentId: `${index + 1}`, name })),
  );
  const hotels = Array.from({ length: count }, (_, index) => {
    const city = below[(index * 5) % below.length];
    return {
      id: String(index + 1),
      name: `安住${city?.name ?? ''}${index + 1} 店`,
      departmentId: index % 50 === 49 ? null : `of ${index}`,
      city: city?.id ?? null,
      parts: partsOf(index),
    };
  });
  const own = hotels.flatMap(({ departmentId, city, name }) =>
    departmentId === null ? [] : [{ id: departmentId, parentId: city, name }],
  );
  const divided = regionsOf([...regions, ...below, ...own], hotels);
  return {
    day: '2026-03-17',
    hotels: hotels.map(({ id, name, parts }) => ({
      hotelId: id,
      hotelName: name,
      closed: null,
      regionId: divided.regionOf.get(id) ?? null,
      ...figuresOfDay(parts),
    })),
    regions: divided.regions.map(({ hotelIds, ...region }) => ({
      ...region,
      ...figuresOfDay(
        addParts(hotels.flatMap(({ id, parts }) => (hotelIds.has(id) ? [parts] : []))),
      ),
    })),
    total: figuresOfDay(addParts(hotels.map(({ parts }) => parts))),
  };
}
