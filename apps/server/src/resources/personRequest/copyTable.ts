import { type RetentionKind, retentionKinds, retentionRule } from '@anzhu/api/rules/retention';
import { exportTable } from '../../platform/exports/exportTable.ts';
import type { Labelled } from '../../platform/db/store.ts';

/** A record in a copy: its kind, and what it holds by label. */
interface CopiedRecord {
  kind: RetentionKind;
  facts: Labelled;
}

const widthOf = (title: string): number => (/号|电话|时间|内容|备注/.test(title) ? 24 : 14);

/** All that is kept of a person: a sheet of each kind. Numbers are whole, it is their own copy. */
export default exportTable(import.meta.url, (_, records: readonly CopiedRecord[]) =>
  retentionKinds.flatMap((kind) => {
    const facts = records.filter((one) => one.kind === kind).map((one) => one.facts);
    const [first] = facts;
    if (!first) return [];
    const titles = Object.keys(first);
    return [
      {
        name: retentionRule(kind).label,
        columns: titles.map((title) => ({ title, width: widthOf(title) })),
        rows: (async function* rows() {
          yield facts.map((one) =>
            titles.map((title) => {
              const value = one[title] ?? null;
              return typeof value === 'boolean' ? (value ? '是' : '否') : value;
            }),
          );
        })(),
      },
    ];
  }),
);
