import { Invoice, InvoiceState, invoiceStateLabel } from '@anzhu/api/contract/invoice';
import { labelsOf } from '@anzhu/api/contract/label';
import type { Role } from '@anzhu/api/contract/role';
import { management } from '@anzhu/api/contract/role';
import { type InvoiceAct, invoiceStatesFor } from '@anzhu/api/rules/invoice';
import { formatYuan } from '@anzhu/api/rules/money';
import { nothing } from '@anzhu/api/rules/timeText';
import { Link } from '@anzhu/ui/Button';
import type { Column } from '@anzhu/ui/Table';
import { hotelColumns, type HotelChoice } from '../hotel/index.ts';
import {
  fieldColumns,
  looksOf,
  StatusTag,
  type Fact,
  type RowAction,
  type StatusLook,
} from '../kit/index.ts';

const labels = labelsOf(Invoice);
const { column, text, money, time } = fieldColumns<Invoice, keyof typeof labels>(labels);

const stateLook = looksOf(invoiceStateLabel, {
  [InvoiceState.requested]: { tone: 'warning', icon: 'hand' },
  [InvoiceState.issuing]: { tone: 'info', icon: 'clock', isDashed: true },
  [InvoiceState.issued]: { tone: 'success', icon: 'check', isQuiet: true },
  [InvoiceState.voided]: { tone: 'neutral', icon: 'ban', isQuiet: true },
});

/** 未开 of an invoice that the service has refused; its record says why. */
const refused: StatusLook = { label: '未开，已退回', tone: 'danger', icon: 'alert' };

const lookOf = ({ state, refusal }: Invoice): StatusLook =>
  state === InvoiceState.requested && refusal ? refused : stateLook[state];

/** The number, as a link where the service keeps the invoice. */
const numberLink = ({ number, url }: Invoice) =>
  url ? (
    <Link href={url} isExternal>
      {number}
    </Link>
  ) : (
    number || nothing
  );

/**
 * 超出 ¥100.00: money was given back since the invoices of the order were asked for; 须红冲 ¥100.00 of one that is
 * issued, which is turned red at the tax service by hand.
 */
const excessMark = ({ excess, state }: Invoice) =>
  excess === undefined ? (
    nothing
  ) : (
    <StatusTag
      look={{
        label: `${state === InvoiceState.issued ? '须红冲' : '超出'} ${formatYuan(excess)}`,
        tone: 'warning',
        icon: 'alert',
      }}
    />
  );

/** The columns of the invoices without their actions; also what their record shows. Keep them in a memo. */
export const invoiceFacts = (hotels: HotelChoice): Column<Invoice>[] => [
  text('name', 184, { pin: 'start' }),
  column('state', 136, (row) => <StatusTag look={lookOf(row)} />, { phone: 'mark' }),
  money('amount', 112, { phone: 'second' }),
  column('excess', 152, excessMark, { phone: 'hidden' }),
  column('number', 176, numberLink, { phone: 'hidden' }),
  column('taxNumber', 168, ({ taxNumber }) => taxNumber || nothing, { phone: 'hidden' }),
  text('orderId', 88, { phone: 'hidden' }),
  text('booker', 104, { phone: 'hidden' }),
  ...hotelColumns(hotels),
  time('createTime', 144, 'minute', { phone: 'second' }),
];

const noted = (id: 'mail' | 'note' | 'voidReason' | 'refusal'): Fact<Invoice> => ({
  id,
  header: labels[id],
  cell: (row) => row[id] || nothing,
  isWide: id !== 'mail',
});

/** What a record shows besides. */
export const invoiceNotes: Fact<Invoice>[] = [
  noted('refusal'),
  noted('mail'),
  time('sendTime', 144, 'minute'),
  time('issueTime', 144, 'minute'),
  text('createdBy', 104),
  noted('note'),
  noted('voidReason'),
];

/**
 * What an invoice offers a role; without a role, as of a user of another back end, all of it. With an invoice service a
 * number is typed only for what that has refused.
 */
export function invoiceActions(
  { state, refusal }: Pick<Invoice, 'state' | 'refusal'>,
  role: Role | null,
  hasService: boolean,
): RowAction<InvoiceAct>[] {
  const mayVoid = role === null || management.some((one) => one === role);
  const may = (act: InvoiceAct): boolean => invoiceStatesFor(act, hasService).includes(state);
  return [
    ...(may('send') ? [{ id: 'send' as const, label: '开具' }] : []),
    ...(may('issue') && (!hasService || refusal)
      ? [{ id: 'issue' as const, label: '登记开票' }]
      : []),
    ...(may('void') && mayVoid ? [{ id: 'void' as const, label: '作废' }] : []),
  ];
}
