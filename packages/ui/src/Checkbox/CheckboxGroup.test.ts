import { describe, expect, it } from 'vitest';
import { toggleChoice } from './CheckboxGroup.tsx';

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
