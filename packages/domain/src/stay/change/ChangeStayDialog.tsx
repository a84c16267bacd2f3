import type { PayMethod } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import { type BookingScope, bookingScopeLabel } from '@anzhu/api/contract/guarantee';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { Room } from '@anzhu/api/contract/room';
import { changeStay } from '@anzhu/api/contract/stayChange';
import { methodErrors, methodOf } from '@anzhu/api/rules/payMethod';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { nextDeparture } from '@anzhu/api/rules/stayDates';
import { roomActionLabel } from '@anzhu/api/rules/roomTransitions';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { FormGrid } from '@anzhu/ui/Form';
import { Inline } from '@anzhu/ui/Layout';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TextField } from '@anzhu/ui/TextField';
import { useState } from 'react';
import { contractForm, optionsOf, SaveDialog } from '../../kit/index.ts';
import { ChangePrice, type ChangeQuoteState } from './ChangePrice.tsx';

export interface ChangeStayDialogProps {
  /** An occupied room, with the serial and the departure of its stay. */
  room: Pick<Room, 'id' | 'name' | 'sn' | 'isIsolation' | 'estimatedCheckOut'>;
  /** The names of the guests; undefined until they are loaded. */
  guests: readonly string[] | undefined;
  /** `yyyy-MM-dd` */
  today: string;
  /** The departure that is filled in at first. @default `nextDeparture` */
  defaultLeaveTime?: string | undefined;
  /** Rooms of its group that guests are in, its own as well; 0 without a group. @default 0 */
  groupRooms?: number | undefined;
  /** Of a group, all of its rooms. @default 'one' */
  defaultScope?: BookingScope | undefined;
  /** The quote for the departure of `onLeaveTimeChange`; of guests only. */
  quote: ChangeQuoteState;
  /** Called with another departure that is filled in than the one at first; null while it is the present one, or none. */
  onLeaveTimeChange: (leaveTime: string | null, scope: BookingScope) => void;
  /** Sends it. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof changeStay>) => unknown;
  /** Reads room and quote again after a conflict. */
  onRefresh: () => void | Promise<void>;
  /** Called after saving, and on 取消, × and Esc. */
  onClose: () => void;
}

interface ChangeDraft {
  roomId: Id;
  sn: string;
  leaveTime: string;
  scope: BookingScope;
  method: PayMethod | null;
}

const changeForm = contractForm(changeStay, (draft: ChangeDraft) => ({
  ...draft,
  scope: draft.scope === 'group' ? draft.scope : undefined,
}));

/** The same time of day so many days later. */
const moved = (moment: string, days: number): string =>
  `${addDays(dayOf(moment), days)}${moment.slice(10)}`;

/**
 * 续住, 提前离店: proposes a night more, moves the departure of the guests of a room, and says what it costs before it is done; in an
 * isolation room the planned release. Rendered means open.
 *
 * Keyboard: Enter in the field saves; Esc closes.
 */
export function ChangeStayDialog(props: ChangeStayDialogProps) {
  const { room, guests, today, quote, onLeaveTimeChange, onSave, onRefresh, onClose } = props;
  const { groupRooms = 0, defaultScope = 'one' } = props;
  const { isIsolation } = room;
  const present = room.estimatedCheckOut ?? '';
  const [first] = useState(() => props.defaultLeaveTime ?? nextDeparture(present, today));
  const [leaveTime, setLeaveTime] = useState(first);
  const [scope, setScope] = useState(defaultScope);
  const isEarlier = leaveTime !== '' && leaveTime < present;
  const own = isIsolation ? roomActionLabel('changeStay', true) : null;
  const verb = own ?? (isEarlier ? '提前离店' : '续住');
  const difference = quote.quote?.difference ?? 0;
  const methodIn = ({ method }: { method?: PayMethod | null | undefined }) =>
    methodOf(method, difference, quote.quote?.cameBy);
  const change = (to: string): void => {
    setLeaveTime(to);
    onLeaveTimeChange(to === '' || to === present ? null : to, scope);
  };

  return (
    <SaveDialog
      title={`${verb} · ${
        scope === 'group'
          ? `团队 ${groupRooms} 间`
          : [room.name, guests?.join('、')].filter(Boolean).join(' · ')
      }`}
      saveLabel={verb}
      success={`${verb}成功`}
      form={changeForm}
      defaultValues={{
        roomId: room.id,
        sn: room.sn ?? '',
        leaveTime: first,
        scope: defaultScope,
        method: null,
      }}
      rules={(draft) => ({
        ...(draft.leaveTime === present && { leaveTime: '请选择新的离店时间' }),
        ...methodErrors(difference, methodIn(draft)),
      })}
      isQuoting={quote.isLoading}
      onSave={(input) => onSave({ ...input, method: methodIn(input) ?? undefined })}
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field, set }) => {
        const { name, value, errorMessage, isRequired, onChange } = field('leaveTime');
        const shift = (days: number): void => {
          const next = moved(value || present, days);
          set({ leaveTime: next });
          change(next);
        };
        return (
          <FormGrid columns={1}>
            {groupRooms > 1 && (
              <SegmentedControl
                {...field('scope')}
                options={optionsOf(bookingScopeLabel)}
                onChange={(next) => {
                  set({ scope: next });
                  setScope(next);
                  const isSame = leaveTime === '' || leaveTime === present;
                  onLeaveTimeChange(isSame ? null : leaveTime, next);
                }}
              />
            )}
            <TextField
              label={isIsolation ? '现预计解除时间' : '现离店时间'}
              isReadOnly
              value={formatMinute(present)}
              onChange={noChange}
            />
            <Inline gap={3}>
              <DateTimeField
                {...{ name, value, errorMessage, isRequired }}
                onChange={(next) => {
                  onChange(next);
                  change(next);
                }}
                label={isIsolation ? '预计解除时间' : '离店时间'}
                today={today}
                defaultTime="12:00:00"
                min={`${today} 00:00:00`}
              />
              <Button size="small" onPress={() => shift(1)}>
                {isIsolation ? '+1 天' : '+1 晚'}
              </Button>
              <Button size="small" onPress={() => shift(-1)}>
                {isIsolation ? '−1 天' : '−1 晚'}
              </Button>
            </Inline>
            {!isIsolation && <ChangePrice {...quote} method={field('method')} />}
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}

const noChange = (): void => undefined;
