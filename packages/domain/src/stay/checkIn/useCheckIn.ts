import type { Order } from '@anzhu/api/contract/order';
import type { Room } from '@anzhu/api/contract/room';
import type { HotelTime } from '@anzhu/api/rules/hotelDay';
import { useState } from 'react';
import { submitErrorOf, useSubmit } from '../../kit/index.ts';
import { guestErrorsAfter, guestErrorsOf } from '../guest/checkGuests.ts';
import { isPhone } from '@anzhu/api/contract/phone';
import { fillGuest, type GuestFields, type GuestList } from '../guest/guests.ts';
import {
  changeDraftGuest,
  checkDraft,
  firstDraft,
  isStarted,
  noErrors,
  type CheckInAnswer,
  type CheckInDraft,
  type CheckInErrors,
  type CheckInInput,
  type Confirmed,
} from './checkInDraft.ts';

export interface CheckInOptions {
  room: Room;
  order: Order | null;
  time: HotelTime;
  onCheckIn: (input: CheckInInput) => Promise<CheckInAnswer>;
}

/** The result of a check-in: the response and its input. */
export interface CheckInResult {
  answer: CheckInAnswer;
  input: CheckInInput;
}

/** A check-in being filled in: what `useCheckIn` gives. */
export type CheckIn = ReturnType<typeof useCheckIn>;

const parts = ['estimatedCheckIn', 'estimatedCheckOut', 'province'] as const;

/** The errors of unchanged fields: a change clears the error of its field. */
function errorsAfter(
  errors: CheckInErrors,
  before: CheckInDraft,
  after: CheckInDraft,
): CheckInErrors {
  const fields = { ...errors.fields };
  for (const part of parts) if (before[part] !== after[part]) delete fields[part];
  return { fields, guests: guestErrorsAfter(errors.guests, before.list, after.list) };
}

/** State of a check-in form: draft, errors, submission. The draft is kept after every response. */
export function useCheckIn({ room, order, time, onCheckIn }: CheckInOptions) {
  const [first] = useState(() => firstDraft(order, time));
  const [draft, setDraft] = useState(first);
  const [errors, setErrors] = useState(noErrors);
  const [result, setResult] = useState<CheckInResult | null>(null);
  const submission = useSubmit();

  const become = (next: CheckInDraft): void => {
    setDraft(next);
    setErrors(errorsAfter(errors, draft, next));
  };
  const change = (part: Partial<CheckInDraft>): void => become({ ...draft, ...part });
  const changeGuest = (key: number, part: Partial<GuestFields>): void =>
    become(changeDraftGuest(draft, key, part));
  const setList = (list: GuestList): void => change({ list });

  /** Fills in the booker, where the order has the full data. */
  const fillBooker = (): void => {
    const { name, number, idcard } = order ?? {};
    const whole = (text: string | null | undefined): string =>
      text && !text.includes('*') ? text : '';
    // An unreadable phone is asked for.
    const phone = number && isPhone(number) ? number : '';
    setList(fillGuest(draft.list, { name: name ?? '', idcard: whole(idcard), number: phone }));
  };

  const check = (confirmed: Confirmed) => {
    const checked = checkDraft(draft, { roomId: room.id, order, time, ...confirmed });
    setErrors(checked.errors ?? noErrors);
    return checked;
  };

  const submit = async (confirmed: Confirmed): Promise<void> => {
    const { input, sent } = check(confirmed);
    if (!input) return;
    await submission.run(async () => {
      try {
        setResult({ answer: await onCheckIn(input), input });
      } catch (error) {
        const { fields } = submitErrorOf(error);
        setErrors({ fields, guests: guestErrorsOf(fields, sent) });
        throw error;
      }
    });
  };

  return {
    draft,
    errors,
    isStarted: isStarted(draft, first),
    result,
    ...submission,
    change,
    changeGuest,
    setList,
    fillBooker,
    showFaults: (): void => void check({ acceptReserved: false }),
    submit,
  };
}
