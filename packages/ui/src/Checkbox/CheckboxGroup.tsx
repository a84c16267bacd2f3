import { choices } from '../Field/choice.css.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { Checkbox } from './Checkbox.tsx';

/** The choice with one value more, or less, in the order of the options. */
export function toggleChoice<Value>(
  options: readonly { value: Value }[],
  chosen: readonly Value[],
  changed: Value,
  isSelected: boolean,
): Value[] {
  return options
    .map(({ value }) => value)
    .filter((value) => (value === changed ? isSelected : chosen.includes(value)));
}

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
  const { value, onChange, options, ...field } = props;
  const { isDisabled, isReadOnly, name } = field;

  return (
    <Field {...field} isGroup>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }, { labelId }) => (
        <fieldset
          id={id}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          className={choices}
        >
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
