import { Skeleton } from '@anzhu/ui/Skeleton';
import { compactRoomCard, roomCard, visuallyHidden } from '@anzhu/ui/theme';
import { board, floor, floorLabel, floorWords, strip, zoom } from './RoomBoard.css.ts';
import { filter, filters } from './StatusFilter.css.ts';

/** About as wide as the counts that come. */
const filterWidths = {
  all: 71,
  vacant: 91,
  occupied: 91,
  reserved: 91,
  tentative: 91,
  cleaning: 105,
  repair: 91,
};

/** The board before its rooms: the counts, and two floors of cards. Each has the place of what comes. */
export function BoardSkeleton({ isCompact }: { isCompact: boolean }) {
  return (
    <div className={board}>
      <output className={visuallyHidden}>加载中</output>
      <div className={strip}>
        <div className={filters}>
          {Object.entries(filterWidths).map(([status, width]) => (
            <span key={status} className={filter()} style={{ width }} />
          ))}
        </div>
      </div>
      <div className={zoom({ isCompact })}>
        {[8, 9].map((number) => (
          <div key={number} className={floor}>
            <div className={floorLabel} data-label="">
              <span className={floorWords}>
                <Skeleton width="32px" height={22} />
              </span>
            </div>
            {Array.from({ length: isCompact ? 24 : 16 }, (_, index) => (
              <Skeleton key={index} height={(isCompact ? compactRoomCard : roomCard).height} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
