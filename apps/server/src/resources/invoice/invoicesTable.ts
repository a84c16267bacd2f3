import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { Invoice, invoiceStateLabel } from '@anzhu/api/contract/invoice';
import { labelsOf } from '@anzhu/api/contract/label';
import { formatSecond } from '@anzhu/api/rules/timeText';
import { exportTable } from '../../platform/exports/exportTable.ts';
import type { Cell } from '../../platform/sheets/cell.ts';

type Given = WithRowIds<Invoice>;

const labels = labelsOf(Invoice);

const columns: readonly { name: keyof typeof labels; width: number; cell: (row: Given) => Cell }[] =
  [
    { name: 'hotelName', width: 20, cell: ({ hotelName }) => hotelName },
    { name: 'orderId', width: 12, cell: ({ orderId }) => String(orderId) },
    { name: 'booker', width: 14, cell: ({ booker }) => booker },
    { name: 'name', width: 28, cell: ({ name }) => name },
    { name: 'taxNumber', width: 22, cell: ({ taxNumber }) => taxNumber },
    { name: 'mail', width: 24, cell: ({ mail }) => mail },
    { name: 'amount', width: 12, cell: ({ amount }) => amount },
    { name: 'state', width: 10, cell: ({ state }) => invoiceStateLabel[state] },
    { name: 'number', width: 22, cell: ({ number }) => number },
    { name: 'createTime', width: 20, cell: ({ createTime }) => formatSecond(createTime) },
    { name: 'createdBy', width: 12, cell: ({ createdBy }) => createdBy },
    { name: 'issueTime', width: 20, cell: ({ issueTime }) => issueTime && formatSecond(issueTime) },
    { name: 'note', width: 24, cell: ({ note }) => note },
    { name: 'voidReason', width: 24, cell: ({ voidReason }) => voidReason },
  ];

/** Invoices, a line each. */
export default exportTable(import.meta.url, (_, given: readonly Given[]) => ({
  name: '发票',
  columns: columns.map(({ name, width }) => ({ title: labels[name], width })),
  rows: (async function* rows() {
    yield given.map((row) => columns.map(({ cell }) => cell(row)));
  })(),
}));
