import { documentKindLabel } from '@anzhu/api/contract/document';
import { sexLabel } from '@anzhu/api/contract/guest';
import { Registration } from '@anzhu/api/contract/inHouse';
import { labelsOf } from '@anzhu/api/contract/label';
import { formatSecond } from '@anzhu/api/rules/timeText';
import { exportTable } from '../../platform/exports/exportTable.ts';
import type { Cell } from '../../platform/sheets/cell.ts';

const labels = labelsOf(Registration);

const widths: Record<keyof Registration, number> = {
  room: 10,
  name: 24,
  sex: 6,
  birthDate: 12,
  nationality: 14,
  documentKind: 24,
  idcard: 22,
  entryDate: 12,
  stayUntil: 12,
  province: 12,
  number: 16,
  from: 20,
  to: 20,
  leftTime: 20,
  guardianName: 16,
  guardianPhone: 16,
  guardianRelation: 12,
};

/** The columns stand in the order of the contract. */
const names = Object.keys(Registration.shape) as (keyof Registration)[];

const cellsOf = (one: Registration): Record<keyof Registration, Cell> => ({
  ...one,
  sex: one.sex === null ? null : sexLabel[one.sex],
  documentKind: documentKindLabel[one.documentKind],
  from: formatSecond(one.from),
  to: formatSecond(one.to),
  leftTime: one.leftTime && formatSecond(one.leftTime),
});

/** 住宿登记 of a day, with whole numbers. */
export default exportTable(
  import.meta.url,
  (_, { registrations }: { registrations: readonly Registration[] }) => ({
    name: '住宿登记',
    columns: names.map((name) => ({ title: labels[name], width: widths[name] })),
    rows: (async function* rows() {
      yield registrations.map((one) => {
        const cells = cellsOf(one);
        return names.map((name) => cells[name]);
      });
    })(),
  }),
);
