import type { Room } from '@anzhu/api/contract/room';
import { roomActionLabel } from '@anzhu/api/rules/roomTransitions';
import { Confirm } from '@anzhu/ui/Confirm';
import { type BoardDays, roomNote } from '../roomNote.ts';

interface RoomConfirmProps {
  /** The room as on the board. */
  room: Room;
  /** Does it. Rejected: the question stays and shows the message. */
  onConfirm: () => void | Promise<void>;
  /** Closing was requested: 取消 or Esc, or the action has succeeded. */
  onClose: () => void;
}

export interface CheckOutConfirmProps extends RoomConfirmProps, BoardDays {}

/** 退房: confirmation with the room's number and the planned check-out. Rendered means open. */
export function CheckOutConfirm({ room, onConfirm, onClose, ...days }: CheckOutConfirmProps) {
  const line = roomNote(room, days);
  return (
    <Confirm
      isOpen
      title={`房间「${room.name}」退房？`}
      confirmLabel="退房"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {line && `${line.text}。`}退房后房间转为待打扫。
    </Confirm>
  );
}

/** 打扫 (清洁消毒 of an isolation room): the room is free again afterwards. Rendered means open. */
export function CleanConfirm({ room, onConfirm, onClose }: RoomConfirmProps) {
  const deed = roomActionLabel('clean', room.isIsolation);
  return (
    <Confirm
      isOpen
      title={`房间「${room.name}」已${deed}？`}
      confirmLabel={deed}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      确认后房间转为空闲。
    </Confirm>
  );
}
