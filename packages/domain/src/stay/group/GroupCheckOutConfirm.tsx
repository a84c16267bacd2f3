import { lateLabel } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import type { GroupRoom } from '@anzhu/api/contract/groupStay';
import { formatYuan } from '@anzhu/api/rules/money';
import { unsettledNotes } from '@anzhu/api/rules/settlement';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { Checkbox } from '@anzhu/ui/Checkbox';
import { Confirm } from '@anzhu/ui/Confirm';
import { Stack } from '@anzhu/ui/Layout';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { Text } from '@anzhu/ui/Text';
import { useState } from 'react';
import { WarningNote } from '../../kit/index.ts';

export interface GroupCheckOutConfirmProps {
  groupNo: string;
  /** The rooms that its guests are in; undefined until they are loaded. */
  rooms: readonly GroupRoom[] | undefined;
  /**
   * Checks out the chosen rooms, all or none, and charges what is proposed for leaving late, or not. Rejected: the
   * question stays and shows the message.
   */
  onConfirm: (rooms: readonly GroupRoom[], isLateCharged: boolean) => Promise<void>;
  onClose: () => void;
}

/** Room, guests and departure in a line. */
const lineOf = ({ name, guests, estimatedCheckOut }: GroupRoom): string =>
  [name, guests.join('、'), `预计 ${formatMinute(estimatedCheckOut)} 离店`]
    .filter((part) => part !== '')
    .join(' · ');

/**
 * 团队退房: the rooms of a group with their guests and what is open on each bill; all of them are chosen at first.
 * Rendered means open.
 *
 * Keyboard: Ctrl+Enter checks out; Esc closes.
 */
export function GroupCheckOutConfirm(props: GroupCheckOutConfirmProps) {
  const { groupNo, rooms, onConfirm, onClose } = props;
  const [kept, setKept] = useState<ReadonlySet<Id>>(new Set());
  const [isLateCharged, setLateCharged] = useState(true);
  const chosen = rooms?.filter(({ id }) => !kept.has(id)) ?? [];
  const late = chosen.reduce((sum, room) => sum + room.late, 0);
  const open = (room: GroupRoom): string[] => unsettledNotes(room);
  const warnings = chosen.flatMap((room) => open(room).map((note) => `${room.name}：${note}`));
  return (
    <Confirm
      isOpen
      title={`团队「${groupNo}」退房？`}
      confirmLabel={chosen.length > 0 ? `退房 ${chosen.length} 间` : '退房'}
      onConfirm={async () => {
        if (chosen.length === 0) throw new Error('请选择房间');
        await onConfirm(chosen, isLateCharged);
      }}
      onClose={onClose}
    >
      <Stack gap={3}>
        {rooms === undefined && <Skeleton width="100%" height={80} />}
        {rooms?.length === 0 && <Text as="p">该团队没有在住的房间。</Text>}
        {rooms?.map((room) => (
          <Checkbox
            key={room.id}
            label={lineOf(room)}
            description={open(room).join('，') || undefined}
            isSelected={!kept.has(room.id)}
            onChange={(isChosen) =>
              setKept((before) => {
                const next = new Set(before);
                if (isChosen) next.delete(room.id);
                else next.add(room.id);
                return next;
              })
            }
          />
        ))}
        {late > 0 && (
          <Checkbox
            label={`收取${lateLabel} ${formatYuan(late)}`}
            description={chosen
              .filter((room) => room.late > 0)
              .map((room) => `${room.name} ${formatYuan(room.late)}`)
              .join('，')}
            isSelected={isLateCharged}
            onChange={setLateCharged}
          />
        )}
        <WarningNote warnings={warnings} />
        <Text as="p">退房后房间转为待打扫；全部退房，或都不退。</Text>
      </Stack>
    </Confirm>
  );
}
