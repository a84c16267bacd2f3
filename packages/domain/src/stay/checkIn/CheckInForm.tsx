import type { Order } from '@anzhu/api/contract/order';
import type { Room } from '@anzhu/api/contract/room';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { isHeldForAnother } from '@anzhu/api/rules/roomTransitions';
import { Button } from '@anzhu/ui/Button';
import { Form } from '@anzhu/ui/Form';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { Heading } from '@anzhu/ui/Text';
import { ErrorNote } from '../../kit/index.ts';
import { GuestEditor, mostRows } from '../guest/GuestEditor.tsx';
import { addGuest, isBlankGuest } from '../guest/guests.ts';
import { KeyboardFlow } from '../guest/KeyboardFlow.tsx';
import { caution, quoteNote, refused } from './CheckIn.css.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { heldFor } from './ReservedConfirm.tsx';
import { StayFields } from './StayFields.tsx';
import { describeChange, refusalOf, type QuoteState } from './stayPrice.ts';
import type { CheckIn } from './useCheckIn.ts';

export interface CheckInFormProps {
  formId: string;
  checkIn: CheckIn;
  room: Room;
  order: Order | null;
  quote: QuoteState;
  maxLoad: number | null;
  time: HotelTime;
  onWithoutOrder: (() => void) | undefined;
  onSubmit: () => void | Promise<void>;
  /** Reads room and order again after a conflict; what was typed stays. */
  onRefresh: () => void | Promise<void>;
  /** Enter behind the last field. */
  onEnd: () => void;
}

/** The fields of a check-in: the order in brief, the stay, the guests. */
export function CheckInForm({
  formId,
  checkIn,
  room,
  order,
  quote,
  maxLoad,
  time,
  onWithoutOrder,
  onSubmit,
  onRefresh,
  onEnd,
}: CheckInFormProps) {
  const { draft, errors, error } = checkIn;
  const { guests } = draft.list;

  // Behind the last field: a row more while there is room and the last one is filled in.
  const endOfFields = (): void => {
    const last = guests.at(-1);
    const goesOn = guests.length < mostRows(maxLoad) && last !== undefined && !isBlankGuest(last);
    if (goesOn) checkIn.setList(addGuest(draft.list));
    else onEnd();
  };

  return (
    <KeyboardFlow onEnd={endOfFields}>
      <Form id={formId} onSubmit={onSubmit}>
        <Stack gap={4}>
          {order && (
            <OrderSummary
              order={order}
              onWithoutOrder={checkIn.isStarted ? undefined : onWithoutOrder}
            />
          )}
          {isHeldForAnother(room, order?.id ?? null) && (
            <p className={caution}>此房已{heldFor(room)}，办理后原订单的客人需另排房间。</p>
          )}
          <StayFields draft={draft} errors={errors.fields} time={time} onChange={checkIn.change} />
          <QuoteNote quote={quote} />
          <Stack gap={2}>
            <Inline gap={3} justify="between">
              <Heading level={3} size="body">
                入住人
              </Heading>
              {order?.name && (
                <Button size="small" variant="quiet" onPress={checkIn.fillBooker}>
                  填入预订人「{order.name}」
                </Button>
              )}
            </Inline>
            <GuestEditor
              list={draft.list}
              errors={errors.guests}
              maxLoad={maxLoad}
              onChange={checkIn.changeGuest}
              onList={checkIn.setList}
            />
          </Stack>
          <ErrorNote
            error={error}
            onRefresh={async () => {
              await onRefresh();
              checkIn.clear();
              // The pressed button is removed: the focus moves to the submit button.
              onEnd();
            }}
          />
        </Stack>
      </Form>
    </KeyboardFlow>
  );
}

/** How the stay differs from its order, and why it would be refused. */
function QuoteNote({ quote }: { quote: QuoteState }) {
  const change = quote.quote && describeChange(quote.quote);
  const refusal = refusalOf(quote);
  return (
    <div aria-live="polite" className={quoteNote}>
      {change && <p className={caution}>{change}</p>}
      {refusal !== null && <p className={refused}>{refusal}</p>}
    </div>
  );
}
