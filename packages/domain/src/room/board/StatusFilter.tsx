import { RoomStatusIcon } from '../RoomStatusIcon.tsx';
import { type ShownStatus, shownStatuses, shownStatusLook } from '../status.ts';
import type { CSSProperties, FocusEvent } from 'react';
import { count, digits, filter, filters, icon } from './StatusFilter.css.ts';

export interface StatusFilterProps {
  /** Number of rooms per status. */
  counts: Readonly<Record<ShownStatus, number>>;
  /** The status that is shown; null shows all. */
  value: ShownStatus | null;
  onChange: (status: ShownStatus | null) => void;
}

/** A browser leaves what is in sight by a part where it is. */
const showWhole = ({ currentTarget }: FocusEvent): void =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Number of rooms per status; pressing one filters by it, pressing it again shows all. */
export function StatusFilter({ counts, value, onChange }: StatusFilterProps) {
  const statuses: readonly ShownStatus[] = counts.archived > 0 ? ['archived'] : shownStatuses;
  const total = statuses.reduce<number>((sum, status) => sum + counts[status], 0);
  const widest = { [digits]: String(total).length } as CSSProperties;
  return (
    <fieldset className={filters} style={widest} aria-label="房间状态">
      <button
        type="button"
        className={filter({ tone: 'neutral' })}
        aria-pressed={value === null}
        onClick={() => onChange(null)}
        onFocus={showWhole}
      >
        全部 <span className={count}>{total}</span>
      </button>
      {statuses.map((status) => {
        const { label, tone } = shownStatusLook[status];
        return (
          <button
            key={status}
            type="button"
            className={filter({ tone })}
            aria-pressed={value === status}
            onClick={() => onChange(value === status ? null : status)}
            onFocus={showWhole}
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
