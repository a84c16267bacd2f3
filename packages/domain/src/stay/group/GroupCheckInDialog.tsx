import type { ArrivalRooms, checkInMany } from '@anzhu/api/contract/arrival';
import type { ExpectedRoom } from '@anzhu/api/contract/expectedGuest';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import type { Order } from '@anzhu/api/contract/order';
import type { DepositSetting } from '@anzhu/api/rules/deposit';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { Dialog } from '@anzhu/ui/Dialog';
import { Form, FormProblem, useForm, type FormView } from '@anzhu/ui/Form';
import { FormFooter } from '@anzhu/ui/FormDialog';
import { Printer } from '@anzhu/ui/Icon';
import { Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { useEffect, useId, useRef, useState } from 'react';
import { refreshAfterConflict, ConfirmNames, useNamesQuestion } from '../../kit/index.ts';
import { usePrinted } from '../../paper/index.ts';
import { asksDeposit, depositOf, firstDeposit, noDeposit } from '../checkIn/deposit.ts';
import { DepositFields } from '../checkIn/DepositFields.tsx';
import { expectedRows } from '../expected/expectedDraft.ts';
import { isBlankGuest } from '../guest/guests.ts';
import { GroupDone, type GroupResult } from './GroupDone.tsx';
import { GroupRooms } from './GroupRooms.tsx';
import { GuestList } from './GuestList.tsx';
import {
  checkGroup,
  groupRefusal,
  guestsOf,
  keepRooms,
  type GroupDraft,
  type GroupGuest,
  type GroupInput,
} from './groupDraft.ts';

export interface GroupCheckInDialogProps {
  groupNo: string;
  /** Those of the group that arrive, one a room. */
  orders: readonly Order[];
  /** The rooms that each of them may have now. */
  arrivals: readonly ArrivalRooms[];
  /** Who was expected, to begin with. @default none */
  expected?: readonly ExpectedRoom[];
  /** For the registration sheets. */
  hotelName: string | null;
  /** `yyyy-MM-dd` */
  today: string;
  /** When the hotel's day begins, `HH:mm:ss`. */
  dayStarts: string;
  /** The deposit that the hotel proposes for a room. @default none */
  depositSetting?: DepositSetting | undefined;
  /** Checks all of them in, or none. Rejected: messages are shown at their rows, the draft stays. */
  onCheckIn: (input: GroupInput) => Promise<DataOf<typeof checkInMany>>;
  /** Reads orders and rooms again after a conflict; what was typed stays. */
  onRefresh: () => void | Promise<void>;
  /** Called when the dialog closes; it first asks about guests that would be lost. */
  onClose: () => void;
}

/**
 * 团队入住: all rooms of a group at once. The guests are pasted as a list, put into the rooms in their order, and
 * mended in place; rooms without guests are not checked in. Rendered means open.
 *
 * Keyboard: the paste field has the focus; Enter in a field of one line sends; Esc closes.
 */
export function GroupCheckInDialog(props: GroupCheckInDialogProps) {
  const { orders, depositSetting = noDeposit } = props;
  const nights = Math.max(...orders.map(({ days }) => days ?? 1));
  const { groupNo, arrivals, expected = [], hotelName, today, dayStarts } = props;
  const { onCheckIn, onRefresh, onClose } = props;
  const formId = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  const [result, setResult] = useState<GroupResult | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const isDone = result !== null;
  const [printed, printThis] = usePrinted<'registration' | 'deposit'>('registration');
  const names = useNamesQuestion();
  const form = useForm<GroupDraft, GroupInput>({
    defaultValues: {
      rooms: keepRooms([], arrivals),
      guests: expectedRows(expected),
      pasted: '',
      ...firstDeposit,
    },
    check: (draft) => checkGroup(draft, arrivals, today, depositOf(draft, depositSetting, nights)),
    onSubmit: async (input) => {
      try {
        const response = await onCheckIn(names.agreed(input));
        const rooms = arrivals.flatMap((arrival) => arrival.rooms);
        setResult({ input, response, rooms, orders });
      } catch (error) {
        if (names.ask(error)) return false;
        throw groupRefusal(error, form.read());
      }
      return undefined;
    },
  });
  useEffect(() => {
    if (!isDone) form.set({ rooms: keepRooms(form.read().rooms, arrivals) });
  }, [isDone, form, arrivals]);
  useEffect(() => {
    if (isDone) closeButton.current?.focus();
  }, [isDone]);

  const hasDraft = (): boolean => {
    const { guests, pasted } = form.read();
    return pasted.trim() !== '' || typedOf(guests) !== typedOf(expectedRows(expected));
  };
  const leave = (): void => (!isDone && hasDraft() ? setLeaving(true) : onClose());
  const { isPending } = form;
  return (
    <>
      <Dialog
        isOpen
        size="large"
        title={`团队入住 · ${groupNo}`}
        isPending={isPending}
        onClose={leave}
        footer={
          isDone ? (
            <>
              <Button icon={<Printer size={16} />} onPress={() => printThis('registration')}>
                打印登记单
              </Button>
              {(result.input.deposit ?? 0) > 0 && (
                <Button icon={<Printer size={16} />} onPress={() => printThis('deposit')}>
                  打印押金单
                </Button>
              )}
              <Button ref={closeButton} tone="brand" variant="solid" onPress={onClose}>
                关闭
              </Button>
            </>
          ) : (
            <FormFooter {...{ formId, isPending }} saveLabel="办理入住" onCancel={leave} />
          )
        }
      >
        {isDone ? (
          <GroupDone {...{ result, hotelName, dayStarts, printed }} />
        ) : (
          <Form id={formId} onSubmit={form.submit}>
            <Stack gap={4}>
              <GroupFields form={form} {...props} />
              {asksDeposit(depositSetting) && (
                <DepositFields
                  deposit={form.field('deposit')}
                  method={form.field('depositMethod')}
                  setting={depositSetting}
                  nights={nights}
                  label="每间押金"
                />
              )}
              <FormProblem form={form} action={refreshAfterConflict(onRefresh)} />
            </Stack>
          </Form>
        )}
      </Dialog>
      <ConfirmNames question={names} onConfirm={form.submit} />
      <Confirm
        isOpen={isLeaving}
        tone="danger"
        title="放弃已填写的入住信息？"
        confirmLabel="放弃"
        cancelLabel="继续填写"
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}

/** The guests of whom something is filled in, as one text that is compared. */
const typedOf = (guests: readonly GroupGuest[]): string =>
  JSON.stringify(guests.filter((guest) => !isBlankGuest(guest)));

/** The rooms, and the guests with what is wrong with them. */
function GroupFields({
  form,
  orders,
  arrivals,
  today,
}: Pick<GroupCheckInDialogProps, 'orders' | 'arrivals' | 'today'> & {
  form: FormView<GroupDraft>;
}) {
  const rooms = form.list('rooms');
  const list = form.list('guests');
  // The rows below bind their fields, and render this again.
  const { guests } = form.read();
  const noted = [...new Set(orders.flatMap(({ note }) => note ?? []))];
  const numbers = new Map(
    arrivals.flatMap((one) => one.rooms.map(({ id, name }) => [id, name] as const)),
  );
  const roomOptions = rooms.rows.map((row) => {
    const [orderId, roomId] = [row.field('orderId').value, row.field('roomId').value];
    return { value: orderId, label: numbers.get(roomId ?? '') ?? `订单 ${orderId}` };
  });
  const counts = rooms.rows.map((row) => guestsOf(row.field('orderId').value, guests).length);
  return (
    <>
      {noted.length > 0 && <Text as="p">备注：{noted.join('；')}</Text>}
      <GroupRooms rows={rooms.rows} {...{ orders, arrivals }} guests={counts} />
      <GuestList
        {...{ list, guests, today }}
        pasted={form.field('pasted')}
        rooms={arrivals}
        roomOptions={roomOptions}
        errors={checkGroup(form.read(), arrivals, today).errors ?? {}}
        onTake={(taken) => form.set({ guests: taken, pasted: '' })}
      />
    </>
  );
}
