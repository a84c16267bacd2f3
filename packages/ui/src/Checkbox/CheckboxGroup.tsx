import { Field, type FieldProps } from '../Field/index.ts';
import { choices } from './Checkbox.css.ts';
import { Checkbox } from './Checkbox.tsx';
import { chooseAll, isAllChosen, isSomeChosen, toggleChoice } from './choices.ts';

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
  onChange: (value: Value[]) => void;
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
export function CheckboxGroup<Value extends string | number>({
  value,
  onChange,
  options,
  orientation = 'horizontal',
  hasSelectAll = false,
  ...field
}: CheckboxGroupProps<Value>) {
  const { isDisabled, isReadOnly, name } = field;
  const shared = { isReadOnly, name };

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
              {...shared}
              label={option.label}
              description={option.description}
              isInvalid={isInvalid}
              isDisabled={isDisabled === true || option.isDisabled === true}
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
