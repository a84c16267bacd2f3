import type { PayMethod } from '@anzhu/api/contract/bill';
import { Guarantee, guaranteeLabel } from '@anzhu/api/contract/guarantee';
import { methodErrors } from '@anzhu/api/rules/payMethod';
import { defaultHoldUntil, type HoldTime } from '@anzhu/api/rules/guarantee';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { FormGrid, type FormErrors } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TextField } from '@anzhu/ui/TextField';
import { dayOf } from '@anzhu/api/rules/days';
import { PayMethodField } from '../bill/index.ts';
import type { ContractFields } from '../kit/index.ts';

/** What keeps the room of a booking, and what is received with it. */
export interface TermsDraft {
  guarantee: Guarantee | null;
  guaranteeNote: string;
  /** Empty: the usual one. */
  holdUntil: string;
  received: number | null;
  method: PayMethod | null;
}

/** What the desk offers of a new booking; 在线待付 is the guests' own. */
export const deskGuarantees = [
  Guarantee.onArrival,
  Guarantee.deposit,
  Guarantee.prepaid,
  Guarantee.guaranteed,
];
const isReceiving = ({ guarantee }: Pick<TermsDraft, 'guarantee'>): boolean =>
  guarantee === Guarantee.deposit || guarantee === Guarantee.prepaid;

/** What is sent of the terms: only what belongs to the guarantee that is chosen. */
export const termsOf = (draft: TermsDraft): Partial<TermsDraft> => ({
  guarantee: draft.guarantee,
  guaranteeNote: draft.guarantee === Guarantee.guaranteed ? draft.guaranteeNote : '',
  holdUntil: draft.guarantee === Guarantee.prepaid ? '' : draft.holdUntil,
  received: draft.guarantee === Guarantee.deposit ? draft.received : null,
  method: isReceiving(draft) ? draft.method : null,
});

/** The ways to pay are never chosen beforehand: what is received has one. */
export const termsRules = (draft: TermsDraft): FormErrors =>
  methodErrors(isReceiving(draft) ? 1 : 0, draft.method);

const sharedByPrice = '按各间房价分摊；没有分到的一间为到店付';

interface TermsFieldsProps<Draft extends TermsDraft> {
  field: ContractFields<Draft>['field'];
  offered: readonly Guarantee[];
  /** What is received with 定金 and 预付 is asked: of a new booking. @default false */
  asksReceived?: boolean | undefined;
  /** The rooms that share what is received. @default 1 */
  rooms?: number | undefined;
  /** The planned stay, `yyyy-MM-dd HH:mm:ss` each; empty while there is none. */
  stay: { arrival: string; leave: string };
  time: HoldTime;
}

/** The fields of 担保方式: until when the room is held, what is received, who guarantees. */
export function TermsFields<Draft extends TermsDraft>({
  field,
  offered,
  asksReceived = false,
  rooms = 1,
  stay,
  time,
}: TermsFieldsProps<Draft>) {
  const guarantee = field('guarantee');
  const holdUntil = field('holdUntil');
  const chosen = guarantee.value ?? Guarantee.onArrival;
  const isKnown = stay.arrival !== '' && stay.leave !== '';
  const usual = isKnown ? defaultHoldUntil(chosen, stay, time) : null;
  return (
    <FormGrid columns={2}>
      <SegmentedControl
        {...guarantee}
        options={offered.map((value) => ({ value, label: guaranteeLabel[value] }))}
      />
      {chosen === Guarantee.guaranteed && <TextField {...field('guaranteeNote')} isRequired />}
      {asksReceived && chosen === Guarantee.deposit && (
        <NumberField
          {...field('received')}
          isRequired
          unit="元"
          min={0.01}
          decimals={2}
          description={rooms > 1 ? sharedByPrice : undefined}
        />
      )}
      {asksReceived && isReceiving({ guarantee: chosen }) && (
        <PayMethodField {...field('method')} />
      )}
      {usual !== null && (
        <DateTimeField
          name={holdUntil.name}
          label={holdUntil.label}
          errorMessage={holdUntil.errorMessage}
          onChange={holdUntil.onChange}
          value={holdUntil.value || usual}
          today={dayOf(time.now)}
          min={time.now}
        />
      )}
    </FormGrid>
  );
}
