import { useMemo, useRef, type ReactNode } from 'react';
import type { Lead } from './column.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { rangeOf, setSelected, shareOf } from './selection.ts';
import { useStable } from './useStable.ts';

/** Which rows are selected; it is the screen's to keep. */
export interface Selection {
  /** Ids of rows, also of rows of other pages. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

interface SelectionPart<Row> {
  lead: Lead<Row>;
  head: ReactNode;
}

const nothing: ReadonlySet<string> = new Set();
export const selectColumnId = '\u0000select';

/** The column of boxes to tick, and the box in its head; none without a selection. */
export function useSelection<Row>(
  selection: Selection | undefined,
  ids: () => readonly string[],
): SelectionPart<Row> | undefined {
  const anchor = useRef<string>(null);
  const selected = selection?.selected ?? nothing;

  const choose = useStable((id: string, isOn: boolean, isRange: boolean) => {
    const chosen = isRange ? rangeOf(ids(), anchor.current, id) : [id];
    anchor.current = id;
    selection?.onChange(setSelected(selected, chosen, isOn));
  });

  const lead = useMemo(
    (): Lead<Row> => ({
      id: selectColumnId,
      header: '选择',
      width: 40,
      pin: 'start',
      cell: () => null,
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
