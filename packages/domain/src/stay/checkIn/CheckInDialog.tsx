import { quoteLabel } from '@anzhu/api/contract/bill';
import type { ExpectedGuest } from '@anzhu/api/contract/expectedGuest';
import type { Order } from '@anzhu/api/contract/order';
import type { Room } from '@anzhu/api/contract/room';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { isHeldForAnother } from '@anzhu/api/rules/roomTransitions';
import { maxNights, usualNights } from '@anzhu/api/rules/stayDates';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { Dialog } from '@anzhu/ui/Dialog';
import { useForm } from '@anzhu/ui/Form';
import { FormFooter } from '@anzhu/ui/FormDialog';
import { Printer } from '@anzhu/ui/Icon';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { formatYuan } from '@anzhu/api/rules/money';
import { Text } from '@anzhu/ui/Text';
import { ConfirmNames, useNamesQuestion, useOverruleQuestion } from '../../kit/index.ts';
import { oversoldQuestion } from '../../roomType/index.ts';
import { guestsField, refusalAtRows } from '../guest/checkGuests.ts';
import {
  checkDraft,
  beginTonight,
  firstDraft,
  laterArrival,
  isStarted,
  nightsOf,
  periodOf,
  type CheckInDraft,
  type CheckInInput,
  type CheckInResponse,
  type CheckInResult,
  type QuotedStay,
} from './checkInDraft.ts';
import type { DepositSetting } from '@anzhu/api/rules/deposit';
import { usePrinted } from '../../paper/index.ts';
import type { RoomChoice } from './ArrivalRoomField.tsx';
import { CheckInDone } from './CheckInDone.tsx';
import { CheckInForm } from './CheckInForm.tsx';
import type { WalkInCompany } from './StayFields.tsx';
import { ReservedConfirm } from './ReservedConfirm.tsx';
import { dueNow, stayPrice, type QuoteState, type ShownPrice } from './checkInPrice.ts';
import { priceLine } from './CheckIn.css.ts';

export interface CheckInDialogProps {
  order: Order | null;
  /** Who was expected with the order, to begin with. @default none */
  expected?: readonly ExpectedGuest[] | undefined;
  /** A normal room that can be checked in; it may change while the dialog is open. */
  room: Room;
  /** The most guests of the room; null while it is loading. */
  maxLoad: number | null;
  /** For the registration sheet. */
  hotelName: string | null;
  /** The wall clock, and when the hotel's day begins. */
  time: HotelTime;
  /**
   * Continues without the order; available until there is a draft. Change the `key` of the dialog with it.
   */
  onWithoutOrder?: (() => void) | undefined;
  /** The server's quote for what `onStayChange` was called with; a check-in names the price that it shows. */
  quote: QuoteState;
  /** Called with what is to be quoted, at first and when it changes; null while the dates are no period. */
  onStayChange: (stay: QuotedStay | null) => void;
  /** The companies whose agreement guests without an order may have. @default none */
  companies?: readonly WalkInCompany[] | undefined;
  /** Yuan a night, for a back end that gives no quote; null while it is not known. */
  fee: number | null;
  /** Who a guest is, by a complete document number: rendered below their fields. */
  knownGuest?: ((idcard: string) => ReactNode) | undefined;
  /** The rooms that the order may have, to choose another one. */
  roomChoice?: RoomChoice | undefined;
  /** Shows these on the board; available until there is a draft. */
  onOtherRoom?: (() => void) | undefined;
  /** The deposit that the hotel proposes. @default none */
  depositSetting?: DepositSetting | undefined;
  /** Sends it. Rejected: messages are shown at their fields or below them, the draft stays. */
  onCheckIn: (input: CheckInInput) => Promise<CheckInResponse>;
  /** Reads room and order again after a conflict; what was typed stays. */
  onRefresh: () => void | Promise<void>;
  /** Closing was requested: ×, Esc, 取消 or, after checking in, 关闭. Asks first about changes that would be lost. */
  onClose: () => void;
}

/**
 * The open confirmation: giving away a held room (on opening, or because it was held meanwhile), an order of a
 * later day that begins tonight, an unusually long stay, or leaving.
 */
type Confirmation = 'reservedAtFirst' | 'reservedMeanwhile' | 'beginTonight' | 'longStay' | 'leave';

/** The dialog of a possible check-in: form, confirmations, and the result. */
export function CheckInDialog({ order, quote, fee, ...props }: CheckInDialogProps) {
  const { room, hotelName, maxLoad, time, onWithoutOrder, onCheckIn, onRefresh, onClose } = props;
  const {
    onStayChange,
    companies = [],
    knownGuest,
    roomChoice,
    onOtherRoom,
    depositSetting,
  } = props;
  const formId = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  const isHeld = isHeldForAnother(room, order?.id ?? null);
  const later = laterArrival(order, time);
  const afterReserved = later === null ? null : 'beginTonight';
  const [confirming, setConfirming] = useState<Confirmation | null>(
    isHeld ? 'reservedAtFirst' : afterReserved,
  );
  const isReservedAccepted = useRef(false);
  const isLongAccepted = useRef(false);
  const names = useNamesQuestion();
  const oversold = useOverruleQuestion('confirmOversold');
  /** The question of names comes after that one: both are sent then. */
  const isOversoldAgreed = useRef(false);
  const [first, setFirst] = useState(() => firstDraft(order, time, props.expected));
  const [result, setResult] = useState<CheckInResult | null>(null);
  const isDone = result !== null;
  const [printed, printThis] = usePrinted<'registration' | 'deposit'>('registration');

  const form = useForm<CheckInDraft, CheckInInput>({
    defaultValues: first,
    check: (draft) =>
      checkDraft(draft, {
        roomId: room.id,
        order,
        time,
        acceptReserved: isHeld,
        lastPay: quote.quote?.lastPay ?? undefined,
        due: dueNow(order, quote.quote),
        cameBy: quote.quote?.cameBy,
        ...(depositSetting && { depositSetting }),
      }),
    onSubmit: async (input) => {
      const ask = (question: Confirmation): false => {
        setConfirming(question);
        return false;
      };
      // The price is shown before guests check in at it.
      if (quote.isLoading) return false;
      if (isHeld && !isReservedAccepted.current) return ask('reservedMeanwhile');
      if (isLong && !isLongAccepted.current) return ask('longStay');
      isLongAccepted.current = false;
      try {
        setResult({ response: await onCheckIn(oversold.agreed(names.agreed(input))), input });
      } catch (error) {
        if (names.ask(error) || oversold.ask(error)) return false;
        throw refusalAtRows(error, form.read()[guestsField]);
      }
      return undefined;
    },
  });

  useEffect(() => {
    if (isDone) closeButton.current?.focus();
  }, [isDone]);

  const period = periodOf({
    estimatedCheckIn: form.field('estimatedCheckIn').value,
    estimatedCheckOut: form.field('estimatedCheckOut').value,
  });
  const { estimatedCheckIn, estimatedCheckOut } = period ?? {};
  const { value: companyId } = form.field('companyId');
  useEffect(() => {
    const isPeriod = estimatedCheckIn !== undefined && estimatedCheckOut !== undefined;
    const company = companyId === null ? {} : { companyId };
    onStayChange(isPeriod ? { estimatedCheckIn, estimatedCheckOut, ...company } : null);
  }, [estimatedCheckIn, estimatedCheckOut, companyId, onStayChange]);

  const stayNights = period && nightsOf(period, { order, time });
  const isLong = stayNights !== null && stayNights > usualNights && stayNights <= maxNights;
  const { isPending } = form;
  const hasDraft = isStarted(form.read(), first);
  const leave = (): void => (hasDraft && !isDone ? setConfirming('leave') : onClose());

  return (
    <>
      <Dialog
        isOpen
        size="large"
        title={`办理入住 · ${[room.name, room.roomTypeName].filter(Boolean).join(' ')}`}
        isPending={isPending}
        onClose={leave}
        footer={
          isDone ? (
            <>
              <Button icon={<Printer size={16} />} onPress={() => printThis('registration')}>
                打印登记单
              </Button>
              {result.response.depositLine !== undefined && (
                <Button icon={<Printer size={16} />} onPress={() => printThis('deposit')}>
                  打印押金单
                </Button>
              )}
              <Button ref={closeButton} tone="brand" variant="solid" onPress={onClose}>
                关闭
              </Button>
            </>
          ) : (
            <FormFooter
              {...{ formId, isPending }}
              start={
                <PriceLine
                  price={stayPrice(quote, { order, nights: stayNights, fee })}
                  isLoading={quote.isLoading}
                />
              }
              saveLabel="办理入住"
              onCancel={leave}
            />
          )
        }
      >
        {isDone ? (
          <CheckInDone
            {...{ room, order, hotelName, result, printed }}
            dayStarts={time.dayStarts}
          />
        ) : (
          <CheckInForm
            {...{
              formId,
              form,
              room,
              order,
              companies,
              quote,
              maxLoad,
              time,
              knownGuest,
              roomChoice,
              depositSetting,
              onRefresh,
            }}
            onWithoutOrder={hasDraft ? undefined : onWithoutOrder}
            onOtherRoom={hasDraft ? undefined : onOtherRoom}
          />
        )}
      </Dialog>
      <ReservedConfirm
        room={room}
        isOpen={confirming === 'reservedAtFirst' || confirming === 'reservedMeanwhile'}
        onAgree={() => {
          isReservedAccepted.current = true;
          setConfirming(confirming === 'reservedAtFirst' ? afterReserved : null);
          if (confirming === 'reservedMeanwhile') void form.submit();
        }}
        onDecline={() => (confirming === 'reservedAtFirst' ? onClose() : setConfirming(null))}
      />
      <Confirm
        isOpen={confirming === 'beginTonight'}
        title={`订单 ${later?.slice(5) ?? ''} 到店，从今晚开始入住？`}
        confirmLabel="今晚入住"
        cancelLabel="按订单日期"
        onConfirm={() => {
          const tonight = { estimatedCheckIn: beginTonight(order, time) };
          // An answer is no draft that would be lost.
          setFirst({ ...first, ...tonight });
          form.set(tonight);
        }}
        onClose={() => setConfirming(null)}
      >
        今晚至到店日的夜晚按现价加入订单。
      </Confirm>
      <Confirm
        isOpen={confirming === 'longStay'}
        title={`入住共 ${stayNights} 晚，超过 ${usualNights} 晚，确定办理？`}
        confirmLabel="确定办理"
        cancelLabel="返回修改"
        onConfirm={() => {
          isLongAccepted.current = true;
          void form.submit();
        }}
        onClose={() => setConfirming(null)}
      />
      <Confirm
        isOpen={oversold.refusal !== null}
        title={oversoldQuestion.title}
        confirmLabel={oversoldQuestion.confirmLabel}
        onConfirm={() => {
          oversold.agree();
          isOversoldAgreed.current = true;
          isLongAccepted.current = isLong;
          void form.submit();
        }}
        onClose={oversold.close}
      >
        {oversold.refusal}
      </Confirm>
      <ConfirmNames
        question={names}
        onConfirm={() => {
          if (isOversoldAgreed.current) oversold.agree();
          isLongAccepted.current = isLong;
          return form.submit();
        }}
      />
      <Confirm
        isOpen={confirming === 'leave'}
        tone="danger"
        title="放弃已填写的入住信息？"
        confirmLabel="放弃"
        cancelLabel="继续填写"
        onConfirm={onClose}
        onClose={() => setConfirming(null)}
      />
    </>
  );
}

/** What the stay costs, before and after discounts; nothing where the price is not known. */
function PriceLine({ price, isLoading }: { price: ShownPrice | null; isLoading: boolean }) {
  if (isLoading) {
    return (
      <Text size="small" tone="subtle">
        正在计算价格…
      </Text>
    );
  }
  if (!price) return null;
  const { pay, lastPay } = price;
  return (
    <div className={priceLine}>
      {pay !== lastPay && (
        <Text size="small" tone="muted">
          {quoteLabel.pay} {formatYuan(pay)}
        </Text>
      )}
      {lastPay === null ? (
        <Text size="small" tone="subtle">
          优惠在办理时计算
        </Text>
      ) : (
        <Text>
          {quoteLabel.lastPay} <Text isStrong>{formatYuan(lastPay)}</Text>
        </Text>
      )}
    </div>
  );
}
