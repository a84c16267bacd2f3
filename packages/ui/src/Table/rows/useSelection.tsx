import { useMemo, useRef, useId } from 'react';
import { checkboxBox, checkboxRow } from '../../Checkbox/index.ts';
import { leadColumn, type Lead } from '../column.ts';
import { useStable } from '../../lib/useStable.ts';
import { noRows, rangeOf, setSelected, shareOf } from './selection.ts';

/** Which rows are selected; it is the screen's to keep. */
export interface Selection {
  /** Ids of rows, also of rows of other pages. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

export const selectColumnId = '\u0000select';

/** The column of boxes to tick, and the box in its head; none without a selection. */
export function useSelection<Row>(selection: Selection | undefined, ids: () => readonly string[]) {
  const anchor = useRef<string>(null);
  const selected = selection?.selected ?? noRows;

  const choose = useStable((id: string, isOn: boolean, isRange: boolean) => {
    const chosen = isRange ? rangeOf(ids(), anchor.current, id) : [id];
    anchor.current = id;
    selection?.onChange(setSelected(selected, chosen, isOn));
  });

  const lead = useMemo(
    (): Lead<Row> => ({
      ...leadColumn,
      id: selectColumnId,
      header: '选择',
      draw: (_row, { id, isSelected, titleId }) => (
        <RowCheckbox
          label="选择"
          titleId={titleId}
          isSelected={isSelected}
          onChange={(isOn, isRange) => choose(id, isOn, isRange)}
        />
      ),
    }),
    [choose],
  );

  if (!selection) return undefined;
  const all = ids();
  const share = shareOf(all, selected);
  return {
    lead,
    head: (
      <RowCheckbox
        label="全选本页"
        isSelected={share === 'all'}
        isIndeterminate={share === 'some'}
        isDisabled={all.length === 0}
        onChange={(isOn) => selection.onChange(setSelected(selected, all, isOn))}
      />
    ),
  };
}

interface RowCheckboxProps {
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
function RowCheckbox({
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
