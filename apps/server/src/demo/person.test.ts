import { isResidentId } from '@anzhu/api/contract/person';
import { mobilePattern } from '@anzhu/api/contract/phone';
import { isProvince } from '@anzhu/api/rules/provinces';
import { describe, expect, it } from 'vitest';
import { makePerson } from './person.ts';
import { seededRandom } from './random.ts';

const people = Array.from({ length: 20_000 }, (_, index) => makePerson(index, seededRandom(index)));

describe('demo people', () => {
  it('have resident IDs with a right check digit, of a region that does not exist', () => {
    expect(people.filter((person) => !isResidentId(person.idcard))).toEqual([]);
    expect(people.filter((person) => !person.idcard.startsWith('99'))).toEqual([]);
  });

  it('share no document', () => {
    expect(
      new Set(people.map((person) => person.idcard.slice(0, 6) + person.idcard.slice(14, 17))).size,
    ).toBe(20_000);
  });

  it('have plainly fictitious mobile numbers', () => {
    expect(people.filter((person) => !mobilePattern.test(person.phone))).toEqual([]);
    expect(people.filter((person) => !person.phone.startsWith('1990000'))).toEqual([]);
  });

  it('come from all 34 provinces', () => {
    expect(people.filter((person) => !isProvince(person.province))).toEqual([]);
    expect(new Set(people.map((person) => person.province)).size).toBe(34);
  });

  it('are the same for the same seed', () => {
    expect(makePerson(7, seededRandom(1))).toEqual(makePerson(7, seededRandom(1)));
  });
});
