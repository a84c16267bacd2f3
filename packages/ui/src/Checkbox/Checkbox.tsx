import { memo } from 'react';
import type { FieldProps } from '../Field/index.ts';
import { ToggleField } from '../Field/ToggleField.tsx';
import { box, inset, row } from './Checkbox.css.ts';

export interface CheckboxProps extends FieldProps {
  /** Whether it is ticked. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
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
export const Checkbox = memo(function Checkbox(props: CheckboxProps) {
  const { isSelected, isInvalid, onChange, ...field } = props;

  return (
    <ToggleField {...field} row={row} inset={inset}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          className={box}
          checked={isSelected}
          aria-invalid={isInvalid || control['aria-invalid']}
          onChange={(event) => !field.isReadOnly && onChange(event.target.checked)}
        />
      )}
    </ToggleField>
  );
});
