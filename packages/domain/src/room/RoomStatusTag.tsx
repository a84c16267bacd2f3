import { type RoomStatus, roomNature } from '@anzhu/api/contract/room';
import { Tag } from '@anzhu/ui/Tag';
import { RoomStatusIcon } from './RoomStatusIcon.tsx';
import { roomStatusLook } from './status.ts';

/** How a room stands, as a tag: colour, shape and word. For tables, details and titles; a card says it itself. */
export function RoomStatusTag({ status }: { status: RoomStatus }) {
  const { label, tone, icon } = roomStatusLook[status];
  return (
    <Tag tone={tone} isDashed={icon === 'clock'} icon={<RoomStatusIcon status={status} />}>
      {label}
    </Tag>
  );
}

/** The nature of a room, as a tag: isolation has the accent tone, which nothing else uses. */
export function RoomNatureTag({ isIsolation }: { isIsolation: boolean }) {
  return <Tag tone={isIsolation ? 'accent' : 'neutral'}>{roomNature(isIsolation)}</Tag>;
}
