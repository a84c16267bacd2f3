import { useId } from 'react';
import { checkboxBox, checkboxRow } from '../Checkbox/index.ts';

export interface RowCheckboxProps {
  label: string;
  /** The cell that names the row. */
  titleId?: string | undefined;
  isSelected: boolean;
  /** Some of its rows are selected. */
  isIndeterminate?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** `isRange`: Shift was held; the rows between the last and this one are meant. */
  onChange: (isSelected: boolean, isRange: boolean) => void;
}

/**
 * A checkbox without a visible label: its row labels it. Lighter than a `Checkbox`, because every row has
 * one.
 */
export function RowCheckbox({
  label,
  titleId,
  isSelected,
  isIndeterminate = false,
  isDisabled,
  onChange,
}: RowCheckboxProps) {
  const id = useId();
  return (
    <label className={checkboxRow}>
      <input
        ref={(element) => {
          // The third state is no attribute: only a property.
          if (element) element.indeterminate = isIndeterminate;
        }}
        id={id}
        type="checkbox"
        className={checkboxBox}
        checked={isSelected}
        disabled={isDisabled}
        aria-label={label}
        aria-labelledby={titleId === undefined ? undefined : `${id} ${titleId}`}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
