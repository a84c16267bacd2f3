import type { Timeline } from '@anzhu/api/contract/roomTimeline';
import { RoomStatus } from '@anzhu/api/contract/room';
import { RoomTimeline } from '@anzhu/domain/room';
import { Suspense } from 'react';

// What `POST /api/room/timeline` of the product returns: rooms with their spans, orders without a room, what is left.
const data: Timeline = {
  rooms: [
    {
      id: '506',
      name: '506',
      type: '11',
      roomTypeName: '豪华大床房',
      floor: 5,
      isIsolation: false,
      status: RoomStatus.occupied,
      isToInspect: false,
      hotelId: '1',
      spans: [
        {
          kind: 'stay',
          from: '2026-03-18 14:00:00',
          to: '2026-03-21 12:00:00',
          label: '林示例',
          status: null,
          orderId: '20311',
          sn: 's1',
          id: null,
        },
      ],
    },
  ],
  unassigned: [],
  vacancy: [],
};

const roomTypes = [{ id: '11', name: '豪华大床房' }];
const time = { now: '2026-03-18 15:00:00', dayStarts: '06:00:00' };

/** A hotel by nights. Without `onMove`, `onResize`, `onBook` it is read only. */
export const Nights = () => (
  <Suspense>
    <RoomTimeline
      data={data}
      from="2026-03-11"
      to="2026-06-02"
      roomTypes={roomTypes}
      time={time}
      onOpen={console.log}
    />
  </Suspense>
);
