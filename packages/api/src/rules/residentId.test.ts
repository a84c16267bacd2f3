import { Sex } from '../contract/guest.ts';
import { expect, it } from 'vitest';
import {
  ageOfResidentId,
  futureBirths,
  provinceOfResidentId,
  sexOfResidentId,
} from './residentId.ts';

// Right check digits; region 99 does not exist.
const maleId = '990101199003070015';
const femaleId = '990101199206150023';
const zhejiangId = '330199199003070018';

it.each([
  [maleId, Sex.male, null],
  [femaleId, Sex.female, null],
  [zhejiangId, Sex.male, '浙江'],
  ['810000199003070015', Sex.male, '香港'],
  ['820000199206150025', Sex.female, '澳门'],
  ['830000199003070019', Sex.male, '台湾'],
  ['330199199003070017', null, null],
  ['E12345678', null, null],
  ['', null, null],
])('%s', (text, sex, province) => {
  expect(sexOfResidentId(text)).toBe(sex);
  expect(provinceOfResidentId(text)).toBe(province);
});

it.each([
  [maleId, '2026-03-06', 35],
  [maleId, '2026-03-07', 36],
  [maleId, '1989-03-07', null],
  ['990101200002290011', '2026-02-28', 25],
  ['990101200002290011', '2026-03-01', 26],
  ['E12345678', '2026-03-07', null],
])('the age of %s on %s', (text, today, age) => {
  expect(ageOfResidentId(text, today)).toBe(age);
});

it('finds who is not born yet, wherever a number stands', () => {
  const [ahead, today] = ['990101202701010014', '99010120260318001X'];
  const message = '身份证号的出生日期晚于今天';
  expect(futureBirths({ idcard: ahead, note: ahead }, '2026-03-18')).toEqual({ idcard: message });
  expect(futureBirths({ idcard: today, idCard: maleId }, '2026-03-18')).toEqual({});
  expect(futureBirths({ birthDate: '2026-03-19', entryDate: '2026-03-19' }, '2026-03-18')).toEqual({
    birthDate: '出生日期晚于今天',
    entryDate: '入境日期晚于今天',
  });
  expect(futureBirths({ birthDate: '2026-03-18', stayUntil: '2027-01-01' }, '2026-03-18')).toEqual(
    {},
  );
  expect(futureBirths({ idcard: today }, '2026-03-17')).toEqual({ idcard: message });
  const rooms = [
    { guests: [{ idcard: maleId }, { idcard: ahead }] },
    { people: [{ idCard: ahead }] },
  ];
  expect(futureBirths({ rooms }, '2026-03-18')).toEqual({
    'rooms.0.guests.1.idcard': message,
    'rooms.1.people.0.idCard': message,
  });
});
