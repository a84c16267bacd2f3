import { choices } from '../Field/choice.css.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { Checkbox } from './Checkbox.tsx';

interface Choice<Value> {
  value: Value;
  isDisabled?: boolean | undefined;
}

/** Those that a press may change: what is disabled stays as it is. */
function changeable<Value>(options: readonly Choice<Value>[]): Value[] {
  return options.filter(({ isDisabled }) => !isDisabled).map(({ value }) => value);
}

/** The choice with some values more, or less, in the order of the options. */
function withChoices<Value>(
  options: readonly Choice<Value>[],
  chosen: readonly Value[],
  changed: readonly Value[],
  isSelected: boolean,
): Value[] {
  return options
    .map(({ value }) => value)
    .filter((value) => (changed.includes(value) ? isSelected : chosen.includes(value)));
}

/** The choice with one value more, or less. */
export const toggleChoice = <Value,>(
  options: readonly Choice<Value>[],
  chosen: readonly Value[],
  value: Value,
  isSelected: boolean,
): Value[] => withChoices(options, chosen, [value], isSelected);

/** The choice with all values that may be changed, or without them. */
export const chooseAll = <Value,>(
  options: readonly Choice<Value>[],
  chosen: readonly Value[],
  isSelected: boolean,
): Value[] => withChoices(options, chosen, changeable(options), isSelected);

export function isAllChosen<Value>(
  options: readonly Choice<Value>[],
  chosen: readonly Value[],
): boolean {
  const possible = changeable(options);
  return possible.length > 0 && possible.every((value) => chosen.includes(value));
}

/** Whether some are chosen and some are not. */
export function isSomeChosen<Value>(
  options: readonly Choice<Value>[],
  chosen: readonly Value[],
): boolean {
  const isAny = options.some(({ value }) => chosen.includes(value));
  return isAny && !isAllChosen(options, chosen);
}

/** One of the boxes of a group. */
export interface CheckboxOption<Value extends string | number> {
  value: Value;
  label: string;
  /** A line below the label. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface CheckboxGroupProps<Value extends string | number> extends FieldProps {
  /** What is chosen, in the order of the options. */
  value: readonly Value[];
  /** Called with the values of all ticked options, in the order of the options. */
  onChange: (value: Value[]) => void;
  /** The options in their order. */
  options: readonly CheckboxOption<Value>[];
  /** vertical: one below the other, for long words and notes. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** A box before the others that chooses all or none of them. @default false */
  hasSelectAll?: boolean | undefined;
}

/**
 * Several options out of a visible list: facilities, the days of a week.
 *
 * Use it for up to about ten choices that may be taken together; for more use a picker of several. Do not use
 * it for one of several (`RadioGroup`, `SegmentedControl`) or for a single yes or no (`Checkbox`).
 *
 * Keyboard: Tab goes from box to box, Space chooses.
 */
export function CheckboxGroup<Value extends string | number>(props: CheckboxGroupProps<Value>) {
  const { value, onChange, options, orientation = 'horizontal', hasSelectAll, ...field } = props;
  const { isDisabled, isReadOnly, name } = field;

  return (
    <Field {...field} isGroup>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }, { labelId }) => (
        <fieldset
          id={id}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          className={choices({ orientation })}
        >
          {hasSelectAll && options.length > 0 && (
            <Checkbox
              label="全选"
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
              isSelected={isAllChosen(options, value)}
              isIndeterminate={isSomeChosen(options, value)}
              onChange={(isSelected) => onChange(chooseAll(options, value, isSelected))}
            />
          )}
          {options.map((option) => (
            <Checkbox
              key={option.value}
              {...{ isReadOnly, name, isInvalid }}
              label={option.label}
              description={option.description}
              isDisabled={isDisabled || option.isDisabled}
              isSelected={value.includes(option.value)}
              onChange={(isSelected) =>
                onChange(toggleChoice(options, value, option.value, isSelected))
              }
            />
          ))}
        </fieldset>
      )}
    </Field>
  );
}
