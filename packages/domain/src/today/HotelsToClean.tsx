import type { Today } from '@anzhu/api/contract/today';
import { Button, Link } from '@anzhu/ui/Button';
import { useState } from 'react';
import type { LinkToTask } from './TodayTasks.tsx';
import { byHotel, hotels as hotelsStyle } from './TodayTasks.css.ts';

/** More hotels than this are shown on demand. */
const most = 6;

interface HotelsToCleanProps {
  /** Those with most rooms first. */
  hotels: NonNullable<Today['toCleanByHotel']>;
  linkTo: LinkToTask;
}

/** 待打扫 of several hotels: a room board shows one hotel, so each has a link of its own. */
export function HotelsToClean({ hotels, linkTo }: HotelsToCleanProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? hotels : hotels.slice(0, most);
  const rest = hotels.length - shown.length;
  return (
    <div className={byHotel}>
      <span>各酒店待打扫</span>
      <ul className={hotelsStyle} aria-label="各酒店待打扫">
        {shown.map(({ hotelId, hotelName, count }) => {
          const link = linkTo('toClean', hotelId);
          const text = `${hotelName} ${count} 间`;
          return <li key={hotelId}>{link ? <Link {...link}>{text}</Link> : text}</li>;
        })}
      </ul>
      {rest > 0 && (
        <Button size="small" variant="quiet" onPress={() => setWhole(true)}>
          显示其余 {rest} 家
        </Button>
      )}
    </div>
  );
}
