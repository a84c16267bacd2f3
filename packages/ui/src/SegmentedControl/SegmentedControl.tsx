import { memo, useId, type ReactElement } from 'react';
import { Field, type FieldProps } from '../Field/index.ts';
import { steadyWord } from '../theme/shared.css.ts';
import { radio, segment, track } from './SegmentedControl.css.ts';

interface Segment<Value> {
  value: Value;
  label: string;
}

export interface SegmentedControlProps<Value extends string | number> extends FieldProps {
  /** The value of the pressed segment; null when none is. */
  value: Value | null;
  /** Called with the value of another segment. */
  onChange: (value: Value) => void;
  /** Two to five short words. */
  options: readonly Segment<Value>[];
}

/**
 * One of a few, all in view: a view, a kind, a yes or no.
 *
 * Use it for two to five short choices; for more use `Select`. Do not use it for pages of content (`Tabs`) or
 * for switching something on (`Checkbox`).
 *
 * Keyboard: Tab goes to the chosen one, the arrow keys choose.
 */
export const SegmentedControl = memo(function SegmentedControl<Value extends string | number>({
  value,
  onChange,
  options,
  ...field
}: SegmentedControlProps<Value>) {
  const groupName = useId();
  const { isDisabled, isReadOnly } = field;

  return (
    <Field {...field} isGroup>
      {(control, { labelId }) => (
        <div
          {...control}
          role="radiogroup"
          aria-labelledby={labelId}
          className={track({ isInvalid: control['aria-invalid'] })}
        >
          {options.map((option) => (
            <label key={option.value} className={segment}>
              <input
                type="radio"
                className={radio}
                name={field.name ?? groupName}
                value={option.value}
                checked={option.value === value}
                disabled={isDisabled || (isReadOnly && option.value !== value)}
                onChange={() => onChange(option.value)}
              />
              <span className={steadyWord} data-word={option.label}>
                {option.label}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}) as <Value extends string | number>(props: SegmentedControlProps<Value>) => ReactElement;
