import { memo, useId, type ReactElement } from 'react';
import type { CheckboxOption } from '../Checkbox/index.ts';
import { choices } from '../Field/choice.css.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { box, boxes, covering, optionNote, radio, row } from './RadioGroup.css.ts';

export type RadioOption<Value extends string | number> = CheckboxOption<Value>;

export interface RadioGroupProps<Value extends string | number> extends FieldProps {
  /** null while nothing is chosen. */
  value: Value | null;
  /** Called with the value of the chosen option. */
  onChange: (value: Value) => void;
  /** The options in their order. */
  options: readonly RadioOption<Value>[];
  /** Each option is a box: for few short ones with a note, as the floors of a house. @default false */
  isBoxed?: boolean | undefined;
}

/**
 * One of several, all in view and with space for a note each: a way to discount, a decision.
 *
 * Use it for up to about seven choices that have to be read before one is taken. Do not use it for two to
 * five short words (`SegmentedControl`), for long lists (`Select`), or for several at once (`CheckboxGroup`).
 *
 * Keyboard: Tab goes to the chosen one, the arrow keys choose, Space takes the first.
 */
export const RadioGroup = memo(function RadioGroup<Value extends string | number>(
  props: RadioGroupProps<Value>,
) {
  const { value, onChange, options, isBoxed = false, ...field } = props;
  const groupName = useId();
  const { isDisabled, isReadOnly } = field;

  return (
    <Field {...field} isGroup>
      {(control, { labelId }) => (
        <div
          {...control}
          role="radiogroup"
          aria-labelledby={labelId}
          aria-orientation="horizontal"
          aria-readonly={isReadOnly || undefined}
          className={isBoxed ? `${choices} ${boxes}` : choices}
        >
          {options.map((option) => {
            const noteId = `${groupName}-${option.value}`;
            return (
              <label key={option.value} className={isBoxed ? box : row}>
                <input
                  type="radio"
                  className={isBoxed ? covering : radio}
                  name={field.name ?? groupName}
                  value={option.value}
                  aria-label={option.label}
                  aria-describedby={option.description === undefined ? undefined : noteId}
                  checked={option.value === value}
                  disabled={
                    isDisabled || option.isDisabled || (isReadOnly && option.value !== value)
                  }
                  onChange={() => onChange(option.value)}
                />
                <span>{option.label}</span>
                {option.description !== undefined && (
                  <span id={noteId} className={optionNote}>
                    {option.description}
                  </span>
                )}
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
}) as <Value extends string | number>(props: RadioGroupProps<Value>) => ReactElement;
