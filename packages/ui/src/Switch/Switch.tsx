import { memo } from 'react';
import { usePress } from '../Button/index.ts';
import type { FieldProps } from '../Field/index.ts';
import { ToggleField } from '../Field/ToggleField.tsx';
import { inset, row, track } from './Switch.css.ts';

export interface SwitchProps extends FieldProps {
  /** Whether it is on. */
  isSelected: boolean;
  /** Called with the new value. While the promise it returns is pending, presses are ignored. */
  onChange: (isSelected: boolean) => void | Promise<void>;
}

/**
 * On or off, at once: it works when it is pressed, without saving.
 *
 * Use it for settings and states that take effect immediately. Do not use it in forms that are saved
 * (`Checkbox`), nor for a choice of two words that are equal (`SegmentedControl`).
 *
 * Keyboard: Space and Enter switch.
 */
export const Switch = memo(function Switch(props: SwitchProps) {
  const { isSelected, onChange, ...field } = props;
  const { press, isRunning } = usePress(() => onChange(!isSelected), field.isReadOnly === true);

  return (
    <ToggleField {...field} row={row} inset={inset}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          role="switch"
          className={track}
          checked={isSelected}
          aria-checked={isSelected}
          aria-busy={isRunning || undefined}
          onChange={press}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would send a form around.
            event.preventDefault();
            press();
          }}
        />
      )}
    </ToggleField>
  );
});
