import { copiedKindLabel, type CopiedKind, type HotelCopy } from '@anzhu/api/contract/copy';
import { shortYuan } from '@anzhu/api/rules/money';

const kinds = Object.keys(copiedKindLabel) as CopiedKind[];

/** 房型「家庭房」「大床房」、床型「大床」. */
const describeRecords = (records: HotelCopy['made']): string =>
  kinds
    .map((kind) => ({ kind, names: records.filter((one) => one.kind === kind) }))
    .filter(({ names }) => names.length > 0)
    .map(
      ({ kind, names }) => copiedKindLabel[kind] + names.map(({ name }) => `「${name}」`).join(''),
    )
    .join('、');

/** 「家庭房」的价格 ¥300 → ¥320，隔离价格 ¥200 → ¥210，各晚价格 4 个 → 3 个. */
function describePrices({ name, before, after }: HotelCopy['overwritten'][number]): string {
  const change = (label: string, was: string, is: string) =>
    was === is ? null : `${label} ${was} → ${is}`;
  const changes = [
    change('价格', shortYuan(before.fee), shortYuan(after.fee)),
    change('隔离价格', shortYuan(before.isolationFee), shortYuan(after.isolationFee)),
    change('各晚价格', `${before.nights} 个`, `${after.nights} 个`),
  ].filter((one) => one !== null);
  return `覆盖「${name}」的${changes.length > 0 ? changes.join('，') : '各晚价格'}`;
}

/** What a copy does in a hotel, a sentence each. */
export function describeCopy({ made, existing, overwritten }: HotelCopy): string[] {
  const priced = new Set(overwritten.map(({ name }) => name));
  const kept = existing.filter(({ kind, name }) => kind !== 'roomType' || !priced.has(name));
  return [
    ...(made.length > 0 ? [`新增${describeRecords(made)}`] : []),
    ...overwritten.map(describePrices),
    ...(kept.length > 0 ? [`已有${describeRecords(kept)}，沿用`] : []),
  ];
}

/** How much a copy makes and overwrites in all hotels together. */
export const countCopy = (hotels: readonly HotelCopy[]) => ({
  made: hotels.reduce((sum, { made }) => sum + made.length, 0),
  overwritten: hotels.reduce((sum, { overwritten }) => sum + overwritten.length, 0),
});

/** 新增 4 项，覆盖 1 个房型的价格. */
export function summarizeCopy(hotels: readonly HotelCopy[]): string {
  const { made, overwritten } = countCopy(hotels);
  const parts = [
    (made > 0 || overwritten === 0) && `新增 ${made} 项`,
    overwritten > 0 && `覆盖 ${overwritten} 个房型的价格`,
  ];
  return parts.filter(Boolean).join('，');
}
