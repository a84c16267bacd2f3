import { useId, type ChangeEventHandler } from 'react';
import { checkboxBox, checkboxRow } from '../../Checkbox/index.ts';
import { leadingColumn, type LeadingColumn } from '../column.ts';
import { useTexts } from '../../texts/context.ts';
import { tableTexts } from '../texts.ts';

export const selectColumn: LeadingColumn<unknown> = {
  ...leadingColumn,
  id: '\u0000select',
  header: '',
  draw: (_row, { id, isSelected, titleId, onSelect }) => (
    <RowCheckbox
      titleId={titleId}
      isSelected={isSelected}
      onChange={(event) => onSelect(id, event)}
    />
  ),
};

interface RowCheckboxProps {
  /** @default '选择' */
  label?: string | undefined;
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
  const { select } = useTexts('Table', tableTexts);
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
        aria-label={label ?? select}
        aria-labelledby={titleId === undefined ? undefined : `${id} ${titleId}`}
        onChange={onChange}
      />
    </label>
  );
}
