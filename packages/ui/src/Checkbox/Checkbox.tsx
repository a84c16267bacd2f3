import { memo, useId } from 'react';
import { error, note, required, toggleField } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { box, inset, row } from './Checkbox.css.ts';

export interface CheckboxProps extends FieldProps {
  /** Whether it is ticked. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
  /** Some of the items it represents are selected: for the checkbox above a list. */
  isIndeterminate?: boolean | undefined;
  /** It is in an invalid group; the group shows the error. */
  isInvalid?: boolean | undefined;
}

/**
 * Yes or no. The label states what yes means.
 *
 * Use it in forms, where it counts with the saving. Do not use it for what takes effect at once (`Switch`),
 * for several that belong together (`CheckboxGroup`), or for one of two equal choices (`SegmentedControl`).
 *
 * Keyboard: Space.
 */
export const Checkbox = memo(function Checkbox({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  name,
  isSelected,
  isIndeterminate = false,
  isInvalid: isWrong = false,
  onChange,
}: CheckboxProps) {
  const noteId = useId();
  const hasError = Boolean(errorMessage);
  const hasNote = hasError || Boolean(description);

  return (
    <div className={toggleField} data-readonly={isReadOnly || undefined}>
      <label className={row}>
        <input
          ref={(element) => {
            // The third state is no attribute: only a property.
            if (element) element.indeterminate = isIndeterminate;
          }}
          type="checkbox"
          className={box}
          name={name}
          checked={isSelected}
          disabled={isDisabled}
          aria-readonly={isReadOnly || undefined}
          aria-invalid={hasError || isWrong || undefined}
          aria-required={isRequired || undefined}
          aria-describedby={hasNote ? noteId : undefined}
          onChange={(event) => !isReadOnly && onChange(event.target.checked)}
        />
        <span className={isLabelHidden ? visuallyHidden : undefined}>
          {label}
          {isRequired && (
            <span className={required} aria-hidden="true">
              *
            </span>
          )}
        </span>
      </label>
      <div id={noteId} className={`${note} ${inset}`}>
        {hasError ? <span className={error}>{errorMessage}</span> : description}
      </div>
    </div>
  );
});
