import { Invoice, InvoiceState, invoiceStateLabel } from '@anzhu/api/contract/invoice';
import { labelsOf } from '@anzhu/api/contract/label';
import type { Role } from '@anzhu/api/contract/role';
import { management } from '@anzhu/api/contract/role';
import { formatYuan } from '@anzhu/api/rules/money';
import { nothing } from '@anzhu/api/rules/timeText';
import type { Column } from '@anzhu/ui/Table';
import { hotelColumns, type HotelChoice } from '../hotel/index.ts';
import { fieldColumns, looksOf, StatusTag, type Fact, type RowAction } from '../kit/index.ts';

const labels = labelsOf(Invoice);
const { column, text, money, time } = fieldColumns<Invoice, keyof typeof labels>(labels);

const stateLook = looksOf(invoiceStateLabel, {
  [InvoiceState.requested]: { tone: 'warning', icon: 'hand' },
  [InvoiceState.issued]: { tone: 'success', icon: 'check', isQuiet: true },
  [InvoiceState.voided]: { tone: 'neutral', icon: 'ban', isQuiet: true },
});

/** 超出 ¥100.00: money was given back since the invoices of the order were asked for. */
const excessMark = ({ excess }: Invoice) =>
  excess === undefined ? (
    nothing
  ) : (
    <StatusTag look={{ label: `超出 ${formatYuan(excess)}`, tone: 'warning', icon: 'alert' }} />
  );

/** The columns of the invoices without their actions; also what their record shows. Keep them in a memo. */
export const invoiceFacts = (hotels: HotelChoice): Column<Invoice>[] => [
  text('name', 208, { pin: 'start' }),
  column('state', 96, ({ state }) => <StatusTag look={stateLook[state]} />, { phone: 'mark' }),
  money('amount', 112, { phone: 'second' }),
  column('excess', 112, excessMark, { phone: 'hidden' }),
  column('number', 192, ({ number }) => number || nothing, { phone: 'hidden' }),
  column('taxNumber', 184, ({ taxNumber }) => taxNumber || nothing, { phone: 'hidden' }),
  text('orderId', 88, { phone: 'hidden' }),
  text('booker', 104, { phone: 'hidden' }),
  ...hotelColumns(hotels),
  time('createTime', 144, 'minute', { phone: 'second' }),
];

const noted = (id: 'mail' | 'note' | 'voidReason'): Fact<Invoice> => ({
  id,
  header: labels[id],
  cell: (row) => row[id] || nothing,
  isWide: id !== 'mail',
});

/** What a record shows besides. */
export const invoiceNotes: Fact<Invoice>[] = [
  noted('mail'),
  time('issueTime', 144, 'minute'),
  text('createdBy', 104),
  noted('note'),
  noted('voidReason'),
];

/** What an invoice offers a role; without a role, as of a user of another back end, all of it. */
export function invoiceActions(
  { state }: Pick<Invoice, 'state'>,
  role: Role | null,
): RowAction<'issue' | 'void'>[] {
  const mayVoid = role === null || management.some((one) => one === role);
  return [
    ...(state === InvoiceState.requested ? [{ id: 'issue' as const, label: '登记开票' }] : []),
    ...(state !== InvoiceState.voided && mayVoid ? [{ id: 'void' as const, label: '作废' }] : []),
  ];
}
