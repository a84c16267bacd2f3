import { roomStatuses, type RoomStatus } from '@anzhu/api/contract/room';
import { RoomStatusIcon } from '../RoomStatusIcon.tsx';
import { roomStatusLook } from '../status.ts';
import type { CSSProperties } from 'react';
import { count, digits, filter, filters, icon } from './StatusFilter.css.ts';

export interface StatusFilterProps {
  /** Number of rooms per status. */
  counts: Readonly<Record<RoomStatus, number>>;
  /** The status that is shown; null shows all. */
  value: RoomStatus | null;
  onChange: (status: RoomStatus | null) => void;
}

/** Number of rooms per status; pressing one filters by it, pressing it again shows all. */
export function StatusFilter({ counts, value, onChange }: StatusFilterProps) {
  const total = roomStatuses.reduce<number>((sum, status) => sum + counts[status], 0);
  const widest = { [digits]: String(total).length } as CSSProperties;
  return (
    <fieldset className={filters} style={widest} aria-label="房间状态">
      <button
        type="button"
        className={filter({ tone: 'neutral' })}
        aria-pressed={value === null}
        onClick={() => onChange(null)}
      >
        全部 <span className={count}>{total}</span>
      </button>
      {roomStatuses.map((status) => {
        const { label, tone } = roomStatusLook[status];
        return (
          <button
            key={status}
            type="button"
            className={filter({ tone })}
            aria-pressed={value === status}
            onClick={() => onChange(value === status ? null : status)}
          >
            <span className={icon({ tone })}>
              <RoomStatusIcon status={status} />
            </span>
            {label} <span className={count}>{counts[status]}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
