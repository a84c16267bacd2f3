import { Role } from '@anzhu/api/contract/role';
import { expect, it } from 'vitest';
import { findDone, firstUseSteps, nextStep, type FirstUseFacts } from './steps.ts';

/** A store with its first admin and nothing else. */
const empty: FirstUseFacts = {
  departments: [{ role: Role.admin, children: null }],
  hotels: [],
  bedTypeCount: 0,
  roomTypeCount: 0,
  floors: [],
  users: [{ hotelId: null }],
};

const department = { role: Role.hotelAdmin, children: null };

it.each<[string, Partial<FirstUseFacts>, string[], string | undefined]>([
  ['nothing', {}, [], 'department'],
  [
    'a department of the programme',
    { departments: [{ role: Role.antiEpidemic, children: null }] },
    [],
    'department',
  ],
  ['a department', { departments: [department] }, ['department'], 'hotel'],
  [
    'a department below another',
    {
      departments: [
        {
          role: Role.admin,
          children: [{ ...department, id: '2', pId: '1', name: '前台', status: 1 }],
        },
      ],
    },
    ['department'],
    'hotel',
  ],
  [
    'a hotel without a department',
    { departments: [department], hotels: [{ deptId: null }] },
    ['department'],
    'hotel',
  ],
  [
    'a hotel',
    { departments: [department], hotels: [{ deptId: '2' }] },
    ['department', 'hotel'],
    'bedType',
  ],
  [
    'a bed type',
    { departments: [department], hotels: [{ deptId: '2' }], bedTypeCount: 1 },
    ['department', 'hotel', 'bedType'],
    'roomType',
  ],
  [
    'all but users of the hotel',
    {
      departments: [department],
      hotels: [{ deptId: '2' }],
      bedTypeCount: 1,
      roomTypeCount: 1,
      floors: [2],
    },
    ['department', 'hotel', 'bedType', 'roomType', 'room'],
    'user',
  ],
  [
    'all',
    {
      departments: [department],
      hotels: [{ deptId: '2' }],
      bedTypeCount: 1,
      roomTypeCount: 1,
      floors: [2],
      users: [{ hotelId: null }, { hotelId: '1' }],
    },
    firstUseSteps.map(({ id }) => id),
    undefined,
  ],
])('with %s', (_, facts, done, next) => {
  const found = findDone({ ...empty, ...facts });
  expect([...found]).toEqual(done);
  expect(nextStep(found)?.id).toBe(next);
});
