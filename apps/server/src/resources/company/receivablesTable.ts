import type { WithRowIds } from '@anzhu/api/contract/codecs';
import { Company } from '@anzhu/api/contract/company';
import { labelsOf } from '@anzhu/api/contract/label';
import { ageLabels } from '@anzhu/api/rules/account';
import { exportTable } from '../../platform/exports/exportTable.ts';
import type { Cell } from '../../platform/sheets/cell.ts';

const labels = labelsOf(Company);
const before = [
  'hotelName',
  'name',
  'taxNumber',
  'contact',
  'creditLimit',
  'owed',
  'available',
] as const;

type Given = Omit<WithRowIds<Company>, 'prices'> & { ages: readonly number[] };

/** 应收账款: what each company owes, by its age. */
export default exportTable(import.meta.url, (_, given: readonly Given[]) => ({
  name: '应收账款',
  columns: [
    ...before.map((name) => ({ title: labels[name], width: name.endsWith('ame') ? 24 : 14 })),
    ...ageLabels.map((title) => ({ title, width: 14 })),
    { title: labels.until, width: 14 },
  ],
  rows: (async function* rows() {
    yield given.map((row): Cell[] => [
      ...before.map((name) => row[name] ?? null),
      ...row.ages,
      row.until,
    ]);
  })(),
}));
