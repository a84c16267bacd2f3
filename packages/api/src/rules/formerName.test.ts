import { expect, it } from 'vitest';
import { formerNameQuestion, isOtherName } from './formerName.ts';

it.each([
  ['王武', '王五', true],
  ['Anna Example', 'Anne Example', true],
  ['王 五', '王五', false],
  ['ANNA  EXAMPLE', 'Anna Example', false],
  ['买买提•艾力', '买买提·艾力', false],
])('%s after %s: another name %s', (name, formerName, isOther) => {
  expect(isOtherName(name, formerName)).toBe(isOther);
});

const person = (place: number) => ({
  field: `people.${place}.name`,
  name: `甲${place}`,
  formerName: `乙${place}`,
});

it('asks about one person by both names, and names five of several', () => {
  expect(formerNameQuestion([person(1)])).toBe('该证件号上次登记为「乙1」，确定以「甲1」登记？');
  expect(formerNameQuestion([person(1), person(2)])).toBe(
    '2 个证件号上次以其他姓名登记：「甲1」上次为「乙1」、「甲2」上次为「乙2」，确定登记？',
  );
  const many = formerNameQuestion(Array.from({ length: 7 }, (_, index) => person(index)));
  expect(many).toContain('7 个证件号');
  expect(many).toContain('「甲4」上次为「乙4」 等，确定登记？');
  expect(many).not.toContain('甲5');
});
