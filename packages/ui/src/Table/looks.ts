import type { CSSProperties, ReactNode } from 'react';
import {
  isFloating,
  isLeadingColumn,
  type Column,
  type LeadingColumn,
  type RowState,
  type TreePlace,
} from './column.ts';
import type { TableModel } from './model.ts';
import { cell, headCell } from './tableCell.css.ts';

/** A column with the look of its cells, worked out once for all rows, and what it draws in them. */
export interface LookedColumn<Row> {
  column: Column<Row> | LeadingColumn<Row>;
  /** Pixels at the least; none: what is left. */
  width: number | undefined;
  look: Look;
  headLook: Look;
  /** On phones, before the value. */
  label: string | undefined;
  /** The first column of the caller's: its cell names the row. */
  isTitle: boolean;
  /** Its name is a button that sorts. */
  isSortable: boolean;
  draw: (row: Row, state: RowState) => ReactNode;
}

interface Look {
  className: string;
  /** Where a pinned cell stops while the rest scrolls. */
  style: CSSProperties | undefined;
}

/** Up to this width, in px, the words of a column are never many. */
const shortWidth = 180;

/** The visible columns with their looks, pinned ones at their sides; in a tree `renderTitle` indents the first. */
export function lookColumns<Row extends object>(
  visible: ReturnType<TableModel<Row>['table']['getVisibleLeafColumns']>,
  all: readonly (Column<Row> | LeadingColumn<Row>)[],
  renderTitle?: (content: ReactNode, place: TreePlace) => ReactNode,
  sorted?: readonly string[],
): LookedColumn<Row>[] {
  const byId = new Map(all.map((column) => [column.id, column]));
  const shown = visible.flatMap((placed) => {
    const column = byId.get(placed.id);
    return column ? [{ placed, column }] : [];
  });
  const title = shown.find(({ column }) => !isLeadingColumn(column))?.column;
  return shown.map(({ placed, column }) => {
    const { id, align = 'start', pin, header, width = Infinity } = column;
    const isSortable = sorted ? sorted.includes(id) : column.sortValue !== undefined;
    const isEdge = pin === 'start' ? placed.getIsLastColumn(pin) : placed.getIsFirstColumn('end');
    const variants = {
      align,
      pin: pin ?? ('none' as const),
      pinEdge: pin && isEdge ? pin : ('none' as const),
    };
    const style =
      pin &&
      (pin === 'start'
        ? { insetInlineStart: placed.getStart(pin) }
        : { insetInlineEnd: placed.getAfter(pin) });
    const isControl = isLeadingColumn(column) || pin === 'end';
    const floats = isFloating(column);
    const phone = isLeadingColumn(column) ? 'lead' : (column.phone ?? phoneRoles[pin ?? 'none']);
    return {
      column,
      width: column.width === undefined && !floats ? undefined : placed.getSize(),
      isTitle: column === title,
      isSortable,
      label: phone === 'plain' ? header : undefined,
      look: {
        className: cell({ ...variants, phone, isControl, floats, isShort: width <= shortWidth }),
        style,
      },
      // The head of a tree's first column has a button before its name, which keeps the inset of the cells.
      headLook: {
        className: headCell({
          ...variants,
          isControl,
          floats,
          isFlush: isSortable && !(renderTitle && column === title),
          fold:
            column === title ? 'title' : phone === 'lead' || phone === 'mark' ? phone : 'hidden',
        }),
        style,
      },
      draw: (row, state) => {
        if (isLeadingColumn(column)) return column.draw(row, state);
        const content = column.cell(row);
        return column === title && renderTitle && state.place
          ? renderTitle(content, state.place)
          : content;
      },
    };
  });
}

/** What a column is on a phone unless it says so; what is pinned at the end holds the row's actions. */
const phoneRoles = { none: 'plain', start: 'title', end: 'actions' } as const;
