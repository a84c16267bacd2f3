import { describe, expect, it } from 'vitest';
import { chooseAll, isAllChosen, isSomeChosen, toggleChoice } from './CheckboxGroup.tsx';

const options = [{ value: 1 }, { value: 2, isDisabled: true }, { value: 3 }];

describe('toggleChoice', () => {
  it.each([
    [[3], 1, true, [1, 3]],
    [[1, 3], 1, false, [3]],
    [[1], 1, true, [1]],
  ])('%j with %i %s is %j', (chosen, value, isSelected, expected) => {
    expect(toggleChoice(options, chosen, value, isSelected)).toEqual(expected);
  });
});

describe('chooseAll', () => {
  it.each([
    [[], true, [1, 3]],
    [[2], true, [1, 2, 3]],
    [[1, 2, 3], false, [2]],
  ])('from %j to %s is %j', (chosen, isSelected, expected) => {
    expect(chooseAll(options, chosen, isSelected)).toEqual(expected);
  });
});

describe('all and some', () => {
  it.each([
    [[], false, false],
    [[1], false, true],
    [[2], false, true],
    [[1, 3], true, false],
    [[1, 2, 3], true, false],
  ])('%j: all %s, some %s', (chosen, all, some) => {
    expect(isAllChosen(options, chosen)).toBe(all);
    expect(isSomeChosen(options, chosen)).toBe(some);
  });

  it('is neither where nothing can be chosen', () => {
    expect(isAllChosen([], [])).toBe(false);
    expect(isSomeChosen([], [])).toBe(false);
  });
});
