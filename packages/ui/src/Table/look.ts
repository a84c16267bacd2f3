import type { CSSProperties, ReactNode } from 'react';
import { filler, type Place, type Placed, type RowState } from './column.ts';
import { cell, headCell } from './tableCell.css.ts';

/** How the cells of one column look: worked out once, shared by all rows. */
export interface Look {
  className: string;
  style: CSSProperties | undefined;
}

/** A column with the look of its cells, and what it draws in them. */
export interface LookedColumn<Row> extends Placed<Row> {
  look: Look;
  /** On phones, before the value. */
  label: string | undefined;
  /** The first column of the caller's, but for 序号: its cell names the row. */
  isTitle: boolean;
  draw: (row: Row, state: RowState) => ReactNode;
}

/** Where a pinned cell stops while the rest scrolls. */
function stop({ pin }: Place): CSSProperties | undefined {
  if (!pin) return undefined;
  return pin.side === 'start' ? { insetInlineStart: pin.offset } : { insetInlineEnd: pin.offset };
}

const variantsOf = <Row>({ column, place }: Placed<Row>) => ({
  align: column.align ?? 'start',
  pin: place.pin?.side ?? ('none' as const),
  pinEdge: place.pin?.isEdge ? place.pin.side : ('none' as const),
});

function lookOf<Row>(placed: Placed<Row>, isTitle: boolean): LookedColumn<Row> {
  const { column, place } = placed;
  const isLabelled = place.phone === 'plain';
  return {
    ...placed,
    isTitle,
    label: isLabelled ? column.header : undefined,
    look: { className: cell({ ...variantsOf(placed), phone: place.phone }), style: stop(place) },
    draw: 'draw' in column ? column.draw : (row, { index }) => column.cell(row, index),
  };
}

/** The looks of all columns' cells. */
export function cellLooks<Row>(columns: readonly Placed<Row>[]): LookedColumn<Row>[] {
  const title = columns.find(({ column }) => !('draw' in column) && !column.usesIndex);
  return columns.map((placed) => lookOf(placed, placed === title));
}

/** The look of a column's head; one with something before its name keeps the inset of the cells. */
export function headLook<Row>(placed: Placed<Row>, hasOwn = false): Look {
  const isSortable = placed.column.sortValue !== undefined && !hasOwn;
  const isFiller = placed.column.id === filler.id;
  const look = headCell({ ...variantsOf(placed), isSortable, isFiller });
  return { className: look, style: stop(placed.place) };
}
