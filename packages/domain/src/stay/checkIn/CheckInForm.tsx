import type { Order } from '@anzhu/api/contract/order';
import type { Room } from '@anzhu/api/contract/room';
import { dayOf } from '@anzhu/api/rules/days';
import type { DepositSetting } from '@anzhu/api/rules/deposit';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { formatYuan } from '@anzhu/api/rules/money';
import { waitsText } from '@anzhu/api/rules/payBack';
import { provinceOfResidentId } from '@anzhu/api/rules/residentId';
import { isHeldForAnother } from '@anzhu/api/rules/roomTransitions';
import { Form, FormProblem, type FormView } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { Heading } from '@anzhu/ui/Text';
import { useEffect, useState, type ReactNode } from 'react';
import { PayMethodField } from '../../bill/index.ts';
import { refreshAfterConflict } from '../../kit/index.ts';
import { NightFees } from '../../roomPrice/index.ts';
import { guestsField } from '../guest/checkGuests.ts';
import { GuestEditor, mostRows } from '../guest/GuestEditor.tsx';
import { blankGuest, isBlankGuest } from '../guest/guests.ts';
import { endGroup } from '../guest/nextStop.ts';
import { focusFirstGap, focusSubmit, KeyboardFlow } from '../guest/KeyboardFlow.tsx';
import { ArrivalRoomField, type RoomChoice } from './ArrivalRoomField.tsx';
import { caution, quoteNote, refused } from './CheckIn.css.ts';
import { type CheckInDraft, nightsOf } from './checkInDraft.ts';
import { asksDeposit } from './deposit.ts';
import { DepositFields } from './DepositFields.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { heldFor } from './ReservedConfirm.tsx';
import { StayFields, type WalkInCompany } from './StayFields.tsx';
import { describeChange, dueNow, refusalOf, type QuoteState } from './checkInPrice.ts';

export interface CheckInFormProps {
  formId: string;
  form: FormView<CheckInDraft>;
  room: Room;
  order: Order | null;
  companies: readonly WalkInCompany[];
  quote: QuoteState;
  maxLoad: number | null;
  time: HotelTime;
  onWithoutOrder: (() => void) | undefined;
  onOtherRoom: (() => void) | undefined;
  knownGuest: ((idcard: string) => ReactNode) | undefined;
  roomChoice: RoomChoice | undefined;
  depositSetting: DepositSetting | undefined;
  /** Reads room and order again after a conflict; what was typed stays. */
  onRefresh: () => void | Promise<void>;
}

/** The fields of a check-in: the order in brief, the stay, the guests. */
export function CheckInForm(props: CheckInFormProps) {
  const { formId, form, room, order, quote, maxLoad, time, onWithoutOrder, onRefresh } = props;
  const { companies, knownGuest, roomChoice, onOtherRoom, depositSetting } = props;
  const list = form.list(guestsField);
  const due = dueNow(order, quote.quote);

  /** Behind the last field: a row more while there is room and the last one is filled in. */
  const addAtEnd = (): boolean => {
    const guests = form.read()[guestsField];
    const last = guests.at(-1);
    const hasNext = guests.length < mostRows(maxLoad) && last !== undefined && !isBlankGuest(last);
    if (hasNext) list.add(blankGuest);
    return hasNext;
  };
  /** While the province is empty, the first guest's resident ID sets it. */
  const fillProvince = (): void => {
    const { province, [guestsField]: guests } = form.read();
    form.set({ province: province ?? provinceOfResidentId(guests[0]?.idcard ?? '') });
  };
  const refresh = async (): Promise<void> => {
    await onRefresh();
    form.store.change((state) => ({ ...state, problem: null }));
    // The pressed button is removed.
    focusSubmit(document.forms.namedItem(formId));
  };

  const [isFilled] = useState(() => !form.read()[guestsField].every(isBlankGuest));
  useEffect(() => {
    if (isFilled) focusFirstGap(document.forms.namedItem(formId));
  }, [isFilled, formId]);

  return (
    <KeyboardFlow onEnd={addAtEnd}>
      <Form id={formId} onSubmit={form.submit}>
        <Stack gap={4}>
          {order && <OrderSummary order={order} {...{ onWithoutOrder, onOtherRoom }} />}
          {isHeldForAnother(room, order?.id ?? null) && (
            <p className={caution}>此房已{heldFor(room)}，办理后原订单的客人需另排房间。</p>
          )}
          <StayFields
            isDayUse={order?.dayUseHours !== undefined}
            form={form}
            time={time}
            companies={order ? [] : companies}
            roomType={room.type}
            roomField={
              roomChoice &&
              order && <ArrivalRoomField {...roomChoice} order={order} value={room.id} />
            }
          />
          <QuoteNote quote={quote} />
          <Stack gap={2}>
            <Heading level={3} size="body">
              入住人
            </Heading>
            <GuestEditor
              list={list}
              {...{ maxLoad, knownGuest }}
              today={dayOf(time.now)}
              onDocumentChange={fillProvince}
            />
          </Stack>
          {due !== 0 && (
            <div {...{ [endGroup]: '' }}>
              <PayMethodField
                {...form.field('method')}
                label="支付方式"
                amount={due}
                hasAccount={form.field('companyId').value !== null}
                cameBy={quote.quote?.cameBy}
              />
            </div>
          )}
          {depositSetting && asksDeposit(depositSetting) && (
            <div {...{ [endGroup]: '' }}>
              <DepositFields
                deposit={form.field('deposit')}
                method={form.field('depositMethod')}
                setting={depositSetting}
                nights={nightsOf(
                  {
                    estimatedCheckIn: form.field('estimatedCheckIn').value,
                    estimatedCheckOut: form.field('estimatedCheckOut').value,
                  },
                  { order, time },
                )}
              />
            </div>
          )}
          <FormProblem form={form} action={refreshAfterConflict(refresh)} />
        </Stack>
      </Form>
    </KeyboardFlow>
  );
}

/** How the stay differs from its order, and why it would be refused. */
function QuoteNote({ quote }: { quote: QuoteState }) {
  const change = quote.quote && describeChange(quote.quote);
  const refusal = refusalOf(quote);
  const open = quote.quote?.open;
  return (
    <div aria-live="polite" className={quoteNote}>
      {change && <p className={caution}>{change}</p>}
      {quote.quote && <NightFees nights={quote.quote.lines} />}
      {open !== undefined && open > 0 && (
        <p className={caution}>{`未结 ${formatYuan(open)}，入住后在账单中收取`}</p>
      )}
      {quote.quote?.waits && <p className={caution}>{waitsText(-(quote.quote.difference ?? 0))}</p>}
      {refusal !== null && <p className={refused}>{refusal}</p>}
    </div>
  );
}
