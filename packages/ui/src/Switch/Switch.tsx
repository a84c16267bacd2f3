import { memo, useId } from 'react';
import { usePress } from '../Button/index.ts';
import { error, note, required, toggleField } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { inset, row, stateWord, track } from './Switch.css.ts';

export interface SwitchProps extends FieldProps {
  /** Whether it is on. */
  isSelected: boolean;
  /** Called with the new value. While the promise it returns is pending, presses are ignored. */
  onChange: (isSelected: boolean) => void | Promise<void>;
  /** The words for on and off beside it, as ['正常', '停用']. Not read aloud: that it is on is. */
  stateLabels?: readonly [on: string, off: string] | undefined;
  /** It is being saved. */
  isPending?: boolean | undefined;
}

/**
 * On or off, at once: it works when it is pressed, without saving.
 *
 * Use it for settings and states that take effect immediately. Do not use it in forms that are saved
 * (`Checkbox`), nor for a choice of two words that are equal (`SegmentedControl`).
 *
 * Keyboard: Space and Enter switch.
 */
export const Switch = memo(function Switch({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  name,
  isSelected,
  onChange,
  stateLabels,
  isPending = false,
}: SwitchProps) {
  const noteId = useId();
  const isInvalid = Boolean(errorMessage);
  const hasNote = isInvalid || Boolean(description);
  const { press, isRunning } = usePress(() => onChange(!isSelected), isPending || isReadOnly);
  const isBusy = isPending || isRunning;

  return (
    <div className={toggleField} data-readonly={isReadOnly || undefined}>
      <label className={row}>
        <input
          type="checkbox"
          role="switch"
          className={track}
          name={name}
          checked={isSelected}
          aria-checked={isSelected}
          disabled={isDisabled}
          aria-readonly={isReadOnly || undefined}
          aria-busy={isBusy || undefined}
          aria-invalid={isInvalid || undefined}
          aria-required={isRequired || undefined}
          aria-describedby={hasNote ? noteId : undefined}
          onChange={press}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would send a form around.
            event.preventDefault();
            press();
          }}
        />
        <span className={isLabelHidden ? visuallyHidden : undefined}>
          {label}
          {isRequired && (
            <span className={required} aria-hidden="true">
              *
            </span>
          )}
        </span>
        {stateLabels && (
          <span className={stateWord} aria-hidden="true">
            {isSelected ? stateLabels[0] : stateLabels[1]}
          </span>
        )}
      </label>
      <div id={noteId} className={`${note} ${inset}`}>
        {isInvalid ? <span className={error}>{errorMessage}</span> : description}
      </div>
    </div>
  );
});
