import { useId, type ChangeEventHandler } from 'react';
import { checkboxBox, checkboxRow } from '../../Checkbox/index.ts';
import { leadingColumn, type LeadingColumn } from '../column.ts';

export const selectColumn: LeadingColumn<unknown> = {
  ...leadingColumn,
  id: '\u0000select',
  header: '选择',
  draw: (_row, { id, isSelected, titleId, onSelect }) => (
    <RowCheckbox
      label="选择"
      titleId={titleId}
      isSelected={isSelected}
      onChange={(event) => onSelect(id, event)}
    />
  ),
};

interface RowCheckboxProps {
  label: string;
  titleId?: string | undefined;
  isSelected: boolean;
  /** Some of its rows are selected. */
  isIndeterminate?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** A checkbox that its row labels. Lighter than a `Checkbox`, because every row has one. */
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
          if (element) element.indeterminate = isIndeterminate && !isSelected;
        }}
        id={id}
        type="checkbox"
        className={checkboxBox}
        checked={isSelected}
        disabled={isDisabled}
        aria-label={label}
        aria-labelledby={titleId === undefined ? undefined : `${id} ${titleId}`}
        onChange={onChange}
      />
    </label>
  );
}
