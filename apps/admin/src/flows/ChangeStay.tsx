import type { Room } from '@anzhu/api/contract/room';
import { nextDeparture } from '@anzhu/api/rules/stayDates';
import { UndoStayConfirm } from '@anzhu/domain/room';
import { ChangeStayDialog } from '@anzhu/domain/stay';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { useHotelDay, useToday } from '../clock.ts';
import { useGuests, useRoomActions, useStayQuote } from './rooms.ts';

interface ChangeStayProps {
  room: Room;
  /** The day of departure that was dropped on the time axis, `yyyy-MM-dd`. */
  leaveDay?: string | undefined;
  /** Called when it has been changed, before the dialog closes. */
  onSaved?: (() => void) | undefined;
  onRefresh: () => void;
  onClose: () => void;
}

/** The names of the guests of a room, for a title; undefined while they are loaded. */
function useGuestNames(room: Room): string[] | undefined {
  const { data, error } = useGuests(room);
  if (error) return [];
  return data?.flatMap(({ personName }) => personName ?? []);
}

/** 续住, 提前离店, with what it costs. */
export function ChangeStay({ room, leaveDay, onSaved, onRefresh, onClose }: ChangeStayProps) {
  const { changeStay } = useRoomActions();
  const [today, hotelDay] = [useToday(), useHotelDay()];
  const present = room.estimatedCheckOut ?? '';
  const [first] = useState(() =>
    leaveDay === undefined
      ? nextDeparture(present, room.isIsolation ? today : hotelDay)
      : `${leaveDay}${present.slice(10)}`,
  );
  const [leaveTime, setLeaveTime] = useState<string | null>(first);
  const quote = useStayQuote(room, leaveTime === null ? null : { leaveTime });
  return (
    <ChangeStayDialog
      // What it was opened with: the departure that is moved.
      key={room.sn}
      room={room}
      guests={useGuestNames(room)}
      today={today}
      defaultLeaveTime={first}
      quote={quote.state}
      onLeaveTimeChange={setLeaveTime}
      onSave={async (input) => {
        const changed = await changeStay({
          ...input,
          ...(!room.isIsolation && { pay: quote.state.quote?.difference }),
        });
        onSaved?.();
        return changed;
      }}
      onRefresh={async () => {
        onRefresh();
        await quote.retry();
      }}
      onClose={onClose}
    />
  );
}

/** 撤销入住. */
export function UndoStay({ room, onClose }: Pick<ChangeStayProps, 'room' | 'onClose'>) {
  const { undo } = useRoomActions();
  const { state, retry } = useStayQuote(room, { isUndo: true });
  const difference = state.quote?.difference;
  return (
    <UndoStayConfirm
      room={room}
      guests={useGuestNames(room)}
      difference={state.refusal === null ? difference : null}
      onConfirm={async (method) => {
        const sent = undo({ roomId: room.id, sn: room.sn ?? '', pay: difference, method });
        await sent.catch(retry);
        await sent;
        toast.success('已撤销入住');
      }}
      onClose={onClose}
    />
  );
}
