import type { CSSProperties } from 'react';
import type { Place, Placed } from './arrange.ts';
import { cell, headCell } from './tableCell.css.ts';

/** How the cells of one column look: worked out once, shared by all rows. */
export interface Look {
  className: string;
  style: CSSProperties | undefined;
}

/** Where a pinned cell stops while the rest scrolls. */
function stop({ pin }: Place): CSSProperties | undefined {
  if (!pin) return undefined;
  return pin.side === 'start' ? { insetInlineStart: pin.offset } : { insetInlineEnd: pin.offset };
}

const variantsOf = <Row>({ column, place }: Placed<Row>) => ({
  align: column.align ?? 'start',
  isPinned: place.pin !== undefined,
  pinEdge: place.pin?.isEdge ? place.pin.side : ('none' as const),
});

/** The look of a column's cells. */
export function cellLook<Row>(placed: Placed<Row>): Look {
  const { place } = placed;
  return { className: cell({ ...variantsOf(placed), phone: place.phone }), style: stop(place) };
}

/** The look of a column's head. */
export function headLook<Row>(placed: Placed<Row>): Look {
  const isSortable = placed.column.sortValue !== undefined;
  return { className: headCell({ ...variantsOf(placed), isSortable }), style: stop(placed.place) };
}
