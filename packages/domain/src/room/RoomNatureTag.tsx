import { roomNature } from '@anzhu/api/contract/room';
import { Tag } from '@anzhu/ui/Tag';

/** The nature of a room, as a tag: isolation has the accent tone, which nothing else uses. */
export function RoomNatureTag({ isIsolation }: { isIsolation: boolean }) {
  return <Tag tone={isIsolation ? 'accent' : 'neutral'}>{roomNature(isIsolation)}</Tag>;
}
