import { Skeleton } from '@anzhu/ui/Skeleton';
import { roomCard, visuallyHidden } from '@anzhu/ui/theme';
import { skeletonFloor } from './RoomBoard.css.ts';

/** Two floors of skeleton cards. */
export function BoardSkeleton() {
  return (
    <div>
      <output className={visuallyHidden}>加载中</output>
      {[8, 9].map((floor) => (
        <div key={floor} className={skeletonFloor}>
          {Array.from({ length: 14 }, (_, place) => (
            <Skeleton key={place} height={parseInt(roomCard.height, 10)} />
          ))}
        </div>
      ))}
    </div>
  );
}
