import { memo, useId, type ReactElement } from 'react';
import { Field, type FieldProps } from '../Field/index.ts';
import { group, optionNote, radio, row } from './RadioGroup.css.ts';

/** One of the choices. */
export interface RadioOption<Value extends string | number> {
  value: Value;
  label: string;
  /** A line below the label: what choosing it means. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string | number> extends FieldProps {
  /** null while nothing is chosen. */
  value: Value | null;
  /** Called with the value of the chosen option. */
  onChange: (value: Value) => void;
  /** The options in their order. */
  options: readonly RadioOption<Value>[];
  /** vertical: one below the other, for long words and notes. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/**
 * One of several, all in view and with space for a note each: a way to discount, a decision.
 *
 * Use it for up to about seven choices that have to be read before one is taken. Do not use it for two to
 * five short words (`SegmentedControl`), for long lists (`Select`), or for several at once (`CheckboxGroup`).
 *
 * Keyboard: Tab goes to the chosen one, the arrow keys choose, Space takes the first.
 */
export const RadioGroup = memo(function RadioGroup<Value extends string | number>({
  value,
  onChange,
  options,
  orientation = 'horizontal',
  ...field
}: RadioGroupProps<Value>) {
  const groupName = useId();
  const { isDisabled = false, isReadOnly = false } = field;

  return (
    <Field {...field} isGroup>
      {(control, { labelId }) => (
        <div
          {...control}
          role="radiogroup"
          aria-labelledby={labelId}
          aria-orientation={orientation}
          aria-readonly={isReadOnly || undefined}
          className={group({ orientation })}
        >
          {options.map((option) => {
            const noteId = `${groupName}-${option.value}`;
            return (
              <label key={option.value} className={row}>
                <input
                  type="radio"
                  className={radio}
                  name={field.name ?? groupName}
                  value={option.value}
                  aria-label={option.label}
                  aria-describedby={option.description === undefined ? undefined : noteId}
                  checked={option.value === value}
                  disabled={
                    isDisabled ||
                    option.isDisabled === true ||
                    (isReadOnly && option.value !== value)
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
