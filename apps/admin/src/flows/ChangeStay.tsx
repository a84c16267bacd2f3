import type { BookingScope } from '@anzhu/api/contract/guarantee';
import type { Room } from '@anzhu/api/contract/room';
import { nextDeparture } from '@anzhu/api/rules/stayDates';
import { UndoStayConfirm } from '@anzhu/domain/room';
import { ChangeStayDialog } from '@anzhu/domain/stay';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';
import { useHotelDay, useToday } from '../clock.ts';
import { useGuests, useRoomActions, useStayQuote } from './rooms.ts';

interface ChangeStayProps {
  room: Pick<Room, 'id' | 'name' | 'sn' | 'isIsolation' | 'estimatedCheckOut'>;
  /** The day of departure that was dropped on the time axis, `yyyy-MM-dd`. */
  leaveDay?: string | undefined;
  /** Of a group, all of its rooms. @default 'one' */
  defaultScope?: BookingScope | undefined;
  /** Called when it has been changed, before the dialog closes. */
  onSaved?: (() => void) | undefined;
  onRefresh: () => void;
  onClose: () => void;
}

/** The names of the guests of a room, for a title; undefined while they are loaded. */
function useGuestNames(room: ChangeStayProps['room']): string[] | undefined {
  const { data, error } = useGuests(room);
  if (error) return [];
  return data?.flatMap(({ personName }) => personName ?? []);
}

/** 续住, 提前离店, with what it costs. */
export function ChangeStay(props: ChangeStayProps) {
  const { room, leaveDay, defaultScope = 'one', onSaved, onRefresh, onClose } = props;
  const { changeStay } = useRoomActions();
  const [today, hotelDay] = [useToday(), useHotelDay()];
  const present = room.estimatedCheckOut ?? '';
  const [first] = useState(() =>
    leaveDay === undefined
      ? nextDeparture(present, room.isIsolation ? today : hotelDay)
      : `${leaveDay}${present.slice(10)}`,
  );
  const [change, setChange] = useState<{ leaveTime: string; scope: BookingScope } | null>({
    leaveTime: first,
    scope: defaultScope,
  });
  const quote = useStayQuote(room, change);
  // Known from the first quote on.
  const [groupRooms, setGroupRooms] = useState(0);
  const counted = quote.state.quote?.groupRooms ?? groupRooms;
  if (counted !== groupRooms) setGroupRooms(counted);
  return (
    <ChangeStayDialog
      // What it was opened with: the departure that is moved.
      key={room.sn}
      room={room}
      guests={useGuestNames(room)}
      today={today}
      defaultLeaveTime={first}
      {...{ defaultScope, groupRooms }}
      quote={quote.state}
      onLeaveTimeChange={(leaveTime, scope) =>
        setChange(leaveTime === null ? null : { leaveTime, scope })
      }
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
export function UndoStay({ room, onClose }: { room: Room; onClose: () => void }) {
  const { undo } = useRoomActions();
  const { state, retry } = useStayQuote(room, { isUndo: true });
  const difference = state.quote?.difference;
  return (
    <UndoStayConfirm
      room={room}
      guests={useGuestNames(room)}
      difference={state.refusal === null ? difference : null}
      waits={state.quote?.waits}
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
