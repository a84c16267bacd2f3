import type { Room } from '@anzhu/api/contract/room';
import { type IsolationExit, roomIsolationPerson } from '@anzhu/api/contract/stay';
import { IsolationExitDialog } from '@anzhu/domain/room';
import { useNow } from '../clock.ts';
import { useCall } from '../data/useCall.ts';
import { useRoomActions } from './rooms.ts';

interface ExitIsolationProps {
  room: Pick<Room, 'id' | 'name'>;
  /** The way that is chosen at first. */
  exit?: IsolationExit | undefined;
  onClose: () => void;
}

/** 退出隔离 of the person in a room, who is read when it is opened. */
export function ExitIsolation({ room, exit, onClose }: ExitIsolationProps) {
  const now = useNow();
  const { exitIsolation } = useRoomActions();
  const { data, error, retry } = useCall(roomIsolationPerson, { id: room.id });
  return (
    <IsolationExitDialog
      room={room}
      person={data}
      exit={exit}
      now={now}
      {...(error && { error: { message: error.message, onRetry: () => void retry() } })}
      onSave={exitIsolation}
      onClose={onClose}
    />
  );
}
