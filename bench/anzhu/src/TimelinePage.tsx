import { addDays } from '@anzhu/api/rules/days';
import { useState } from 'react';
import {
  RoomTimeline,
  type RoomTimelineProps,
} from '../../../packages/domain/src/room/timeline/RoomTimeline.tsx';

type Data = NonNullable<RoomTimelineProps['data']>;

const from = '2026-01-01';
const nights = 365;
const time = { now: '2026-03-18 10:00:00', dayStarts: '06:00:00' };
const types = ['标准双床房', '豪华大床房', '家庭套房'].map((name, index) => ({
  id: String(index),
  name,
}));
const days = Array.from({ length: nights + 8 }, (_, night) => addDays(from, night));

/** Stays of one to six nights, one after the other, of a room for a year. */
function spansOf(room: number): Data['rooms'][number]['spans'] {
  const spans = [];
  for (let night = room % 5, turn = 0; night < nights; turn += 1) {
    const length = (((room + 3) * (turn + 7)) % 6) + 1;
    spans.push({
      kind: 'stay' as const,
      from: `${days[night]} 14:00:00`,
      to: `${days[night + length]} 12:00:00`,
      label: `赵${turn}`,
      status: null,
      orderId: String(turn),
      sn: null,
      id: null,
    });
    night += length + (turn % 3);
  }
  return spans;
}

const data: Data = {
  rooms: Array.from({ length: 2000 }, (_, index) => ({
    id: String(index),
    name: String(10_001 + index),
    type: String(index % 3),
    roomTypeName: types[index % 3]?.name ?? null,
    floor: Math.floor(index / 20) + 1,
    isIsolation: false,
    status: 0 as const,
    hotelId: '1',
    spans: spansOf(index),
  })),
  unassigned: [],
  vacancy: types.flatMap(({ id }) =>
    days.slice(0, nights).map((night, index) => ({ type: id, night, left: index % 9 })),
  ),
};

const undone = (): Promise<boolean> => Promise.resolve(false);

export function TimelinePage() {
  const [isMounted, setMounted] = useState(false);
  return (
    <>
      <button onClick={() => setMounted(!isMounted)}>挂载</button>
      {isMounted && (
        <RoomTimeline
          data={data}
          from={from}
          to={days[nights - 1] ?? from}
          roomTypes={types}
          time={time}
          defaultZoom={30}
          onOpen={() => undefined}
          onMove={undone}
          onResize={undone}
          onBook={undone}
        />
      )}
    </>
  );
}
