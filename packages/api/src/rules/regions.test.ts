import { expect, it } from 'vitest';
import { regionsOf, regionTree } from './regions.ts';

const department = (id: number, parentId: number | null, name = `部门${id}`) => ({
  id,
  parentId,
  name,
});
const hotel = (id: number, departmentId: number | null) => ({ id, departmentId });

/** 1 总部 → 2 华东 (→ 4 杭州) and 3 华北; departments of hotels are 11 to 15. */
const departments = [
  department(1, null),
  department(2, 1),
  department(3, 1),
  department(4, 2),
  department(11, 4),
  department(12, 4),
  department(13, 2),
  department(14, 3),
  department(15, null),
];

const found = (of: ReturnType<typeof regionsOf<number>>) => ({
  regions: of.regions.map(({ id, parentId, hotelIds }) => [id, parentId, [...hotelIds]]),
  regionOf: Object.fromEntries(of.regionOf),
});

it.each([
  {
    says: 'a region of a region has its hotels too; one with all hotels divides nothing',
    hotels: [hotel(101, 11), hotel(102, 12), hotel(103, 13), hotel(104, 14)],
    regions: [
      [2, null, [101, 102, 103]],
      [4, 2, [101, 102]],
      [3, null, [104]],
    ],
    regionOf: { 101: 4, 102: 4, 103: 2, 104: 3 },
  },
  {
    says: 'with a hotel outside, the department above the others divides',
    hotels: [hotel(103, 13), hotel(104, 14), hotel(105, 15), hotel(106, null)],
    regions: [
      [1, null, [103, 104]],
      [2, 1, [103]],
      [3, 1, [104]],
    ],
    regionOf: { 103: 2, 104: 3 },
  },
  {
    says: 'a hotel whose department is above another hotel is of that region',
    hotels: [hotel(101, 4), hotel(102, 11), hotel(104, 14)],
    regions: [
      [2, null, [101, 102]],
      [4, 2, [101, 102]],
      [3, null, [104]],
    ],
    regionOf: { 101: 4, 102: 4, 104: 3 },
  },
  {
    says: 'departments without any hotel below them are none, nor are those that are gone',
    hotels: [hotel(105, 15), hotel(106, 99)],
    regions: [],
    regionOf: {},
  },
  { says: 'one hotel is not divided', hotels: [hotel(101, 11)], regions: [], regionOf: {} },
  { says: 'nothing is not divided', hotels: [], regions: [], regionOf: {} },
])('$says', ({ hotels, regions, regionOf }) => {
  expect(found(regionsOf(departments, hotels))).toEqual({ regions, regionOf });
});

it('ends where a department is its own ancestor', () => {
  const circle = [department(1, 2), department(2, 1)];
  expect(found(regionsOf(circle, [hotel(101, 1), hotel(102, null)]))).toMatchObject({
    regionOf: { 101: 2 },
  });
});

it('makes a tree of regions with the hotels that are in none below', () => {
  const regions = [
    { id: 2, parentId: null },
    { id: 4, parentId: 2 },
    { id: 3, parentId: null },
  ];
  const hotels = [
    { name: '甲', regionId: 4 },
    { name: '乙', regionId: 2 },
    { name: '丙', regionId: null },
  ];
  expect(regionTree(regions, hotels)).toEqual({
    regions: [
      {
        region: regions[0],
        regions: [{ region: regions[1], regions: [], hotels: [hotels[0]] }],
        hotels: [hotels[1]],
      },
      { region: regions[2], regions: [], hotels: [] },
    ],
    hotels: [hotels[2]],
  });
});
