import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { planComponent } from './component.ts';
import type { Answers } from './record.ts';
import { recordOf } from './record.ts';
import { planScreen, type Plan } from './plan.ts';

const root = resolve(import.meta.dirname, '..');
const supplier: Answers = {
  name: 'supplier',
  title: '供应商',
  fields: ['hotel', 'contact:text:联系人'],
};

/** The files of the tree as the plans leave them: an edit without its place fails. */
async function changedBy(...plans: Plan[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { file, apply } of plans.flatMap(({ edits }) => edits)) {
    files.set(file, apply(files.get(file) ?? (await readFile(resolve(root, file), 'utf8'))));
  }
  return files;
}

it('finds a place for every registration, of two screens after each other too', async () => {
  const policy = { name: 'policy', title: '制度', group: '系统', fields: [] };
  const files = await changedBy(
    planScreen(recordOf(supplier)),
    planScreen(recordOf(policy)),
    planComponent({ name: 'Rating' }),
  );
  const screens = files.get('packages/api/src/rules/screens.ts') ?? '';
  expect(screens.indexOf('  supplier: {')).toBeGreaterThan(screens.indexOf('  discountManage: {'));
  expect(screens.indexOf('  supplier: {')).toBeLessThan(screens.indexOf('  department: {'));
  expect(screens).toMatch(/logManage: .*\n {2}policy: \{\n {4}name: '制度管理',/);
  const steps = [
    ...(files.get('apps/server/src/platform/db/migrate.ts') ?? '').matchAll(/name: '(\d+) /g),
  ];
  const numbers = steps.map(([, number]) => Number(number)).toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  expect(files.get('packages/ui/package.json')).toMatch(/"\.\/QrCode".*\n.*\n? *"\.\/R/);
});

it('makes what belongs to a hotel only where it belongs to one', () => {
  const [ofHotel, ofChain] = [supplier, { ...supplier, fields: [] }].map((answers) =>
    planScreen(recordOf(answers)),
  );
  const table = 'apps/server/src/platform/db/schema/supplier.ts';
  expect(ofHotel?.files[table]).toContain('hotel_id');
  const code = Object.entries(ofChain?.files ?? {}).filter(([file]) =>
    /^(packages|apps\/server\/src\/platform)/.test(file),
  );
  expect(code.map(([, text]) => text).join('\n')).not.toMatch(/hotel_?id/i);
});

it.each<[Partial<Answers>, string]>([
  [{ title: 'Supplier' }, 'its Chinese name'],
  [{ title: undefined }, 'its Chinese name'],
  [{ name: 'page' }, 'the name of something else'],
  [{ name: 'group' }, 'the name of something else'],
  [{ group: '其他' }, 'one of 前台'],
  [{ icon: 'star' }, 'one of gauge'],
  [{ view: 'everybody' }, 'one of everyRole'],
  [{ view: 'management', edit: 'hotelSide' }, 'whoever edits also views'],
  [{ view: 'everyRole', fields: ['fee:money:费用'] }, 'see no money'],
])('refuses %j: %s', (answers, reason) => {
  expect(() => recordOf({ ...supplier, ...answers })).toThrow(reason);
});

it('refuses a group that the workbench has not', () => {
  expect(() => planComponent({ name: 'Rating', group: 'Other' })).toThrow('one of Actions');
});
