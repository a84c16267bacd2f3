import { Hotel } from '@anzhu/api/contract/hotel';
import { labelsOf } from '@anzhu/api/contract/label';
import { nothing } from '@anzhu/api/rules/timeText';
import { Inline } from '@anzhu/ui/Layout';
import { indexColumn, Table, type Column, type TableProps } from '@anzhu/ui/Table';
import { Tag } from '@anzhu/ui/Tag';
import { useMemo } from 'react';
import { actionsColumn, editAndRemove } from '../kit/index.ts';
import { IsolationTag } from './IsolationTag.tsx';

export interface HotelTableProps extends Pick<
  TableProps<Hotel>,
  'rows' | 'isLoading' | 'isStale' | 'error' | 'pageSize'
> {
  /** The number of the first row among all. */
  from: number;
  /** Stable between renders: a new function renders every row again. */
  onAction: (action: 'view' | 'edit' | 'remove', hotel: Hotel) => void;
}

const labels = labelsOf(Hotel);
const hotelId = ({ id }: Hotel): string => id;
const actions = [{ id: 'view', label: '查看' } as const, ...editAndRemove()];

/** More badges than these are counted: a row has one line. */
const shownBadges = 2;

const facts: Column<Hotel>[] = [
  { id: 'name', header: labels.name, width: 160, pin: 'start', cell: ({ name }) => name },
  { id: 'address', header: labels.address, width: 240, cell: (hotel) => hotel.address || nothing },
  {
    id: 'badge',
    header: labels.badge,
    width: 208,
    cell: ({ badge }) =>
      badge.length === 0 ? (
        nothing
      ) : (
        <Inline gap={1} isWrapping={false}>
          {badge.slice(0, shownBadges).map((one) => (
            <Tag key={one} tone="neutral">
              {one}
            </Tag>
          ))}
          {badge.length > shownBadges && `+${badge.length - shownBadges}`}
        </Inline>
      ),
  },
  { id: 'dept', header: labels.deptName, width: 144, cell: (hotel) => hotel.deptName ?? nothing },
  {
    id: 'allowIsolation',
    header: labels.allowIsolation,
    width: 104,
    cell: ({ allowIsolation }) => <IsolationTag isAllowed={allowIsolation} />,
  },
];

/**
 * The hotels of the chain.
 *
 * Keyboard: Tab moves through the actions of each row.
 */
export function HotelTable({ from, onAction, ...table }: HotelTableProps) {
  const columns = useMemo(
    () => [indexColumn<Hotel>(from), ...facts, actionsColumn(() => actions, onAction)],
    [from, onAction],
  );
  return (
    <Table
      {...table}
      label="酒店"
      columns={columns}
      rowId={hotelId}
      emptyMessage="没有符合条件的酒店"
    />
  );
}
