import { documentKindLabel } from '@anzhu/api/contract/document';
import { type InHouse, InHouseGuest } from '@anzhu/api/contract/inHouse';
import { labelsOf } from '@anzhu/api/contract/label';
import { formatSecond } from '@anzhu/api/rules/timeText';
import { exportTable } from '../../platform/exports/exportTable.ts';
import type { Cell } from '../../platform/sheets/cell.ts';
import type { Column } from '../../platform/sheets/workbook.ts';

const labels = labelsOf(InHouseGuest);

const columns: readonly (Column & { cell: (guest: InHouseGuest) => Cell })[] = [
  { title: labels.room, width: 10, cell: ({ room }) => room },
  { title: labels.roomTypeName, width: 16, cell: ({ roomTypeName }) => roomTypeName },
  { title: labels.name, width: 16, cell: ({ name }) => name },
  {
    title: labels.documentKind,
    width: 20,
    cell: ({ documentKind }) => documentKindLabel[documentKind],
  },
  { title: labels.idcard, width: 22, cell: ({ idcard }) => idcard },
  { title: labels.number, width: 16, cell: ({ number }) => number },
  { title: labels.from, width: 20, cell: ({ from }) => formatSecond(from) },
  { title: labels.to, width: 20, cell: ({ to }) => formatSecond(to) },
  { title: labels.leftTime, width: 20, cell: ({ leftTime }) => leftTime && formatSecond(leftTime) },
  { title: labels.isIsolation, width: 8, cell: ({ isIsolation }) => (isIsolation ? '是' : null) },
];

/** 在住客人名单, with whole numbers. */
export default exportTable(import.meta.url, (_, { guests }: InHouse) => ({
  name: '在住客人名单',
  columns,
  rows: (async function* rows() {
    yield guests.map((guest) => columns.map(({ cell }) => cell(guest)));
  })(),
}));
