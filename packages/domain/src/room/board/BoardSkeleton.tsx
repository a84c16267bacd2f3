import { Skeleton } from '@anzhu/ui/Skeleton';
import { roomCard, visuallyHidden } from '@anzhu/ui/theme';
import type { ReactNode } from 'react';
import { board, floor, floorLabel, floorWords, head, skeletonFilters } from './RoomBoard.css.ts';
import { filter } from './StatusFilter.css.ts';

/** About as wide as the counts that come. */
const filterWidths = {
  all: 71,
  vacant: 91,
  occupied: 91,
  reserved: 91,
  tentative: 91,
  cleaning: 105,
};

/** The board before its rooms: the counts, and two floors of cards. Each has the place of what comes. */
export function BoardSkeleton({ toolbar }: { toolbar: ReactNode }) {
  return (
    <div className={board}>
      <output className={visuallyHidden}>加载中</output>
      <div className={head}>
        <div className={skeletonFilters}>
          {Object.entries(filterWidths).map(([status, width]) => (
            <span key={status} className={filter()} style={{ width }} />
          ))}
        </div>
        {toolbar}
      </div>
      <div>
        {[8, 9].map((number) => (
          <div key={number} className={floor}>
            <div className={floorLabel} data-label="">
              <span className={floorWords}>
                <Skeleton width="32px" height={22} />
              </span>
            </div>
            {Array.from({ length: 14 }, (_, index) => (
              <Skeleton key={index} height={roomCard.height} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
