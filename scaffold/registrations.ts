import { among, before, below, imported, listed, type Edit } from './edit.ts';
import { codesOf } from './fieldCode.ts';
import type { RecordSpec } from './record.ts';
import { literal, objectOf } from './source.ts';

const contract = 'packages/api/src/contract';
const database = 'apps/server/src/platform/db';

/** The screens below which those of the scaffold stand in the menu. */
export const lastOf = {
  前台: 'orderManage',
  防疫: 'dailyTest',
  物资: 'hotelMaterialInfo',
  基础资料: 'discountManage',
  系统: 'logManage',
} as const;

/** The contract, its examples and the borders of its fields. */
export function contractEdits(record: RecordSpec): Edit[] {
  const { camel, pascal, title } = record;
  const codes = codesOf(record);
  const borders = 'packages/api/test/borders.ts';
  const rules = [
    ['name', '1 to 30 characters', `required('${title}名称', 30)`],
    ...codes.flatMap(({ key, type, max, code }) =>
      code.border === undefined
        ? []
        : [[key, `${type}${max > 0 ? ` up to ${max}` : ''}`, code.border]],
    ),
  ];
  const form = objectOf(codes.map(({ key, code }) => [key, code.wire[0]]));
  return [
    listed(`${contract}/modules.ts`, camel, `export * from './${camel}.ts';`),
    below(`${contract}/targetKind.ts`, "  discount: '优惠'", `  ${camel}: '${title}',\n`),
    listed(
      'packages/api/src/examples/modules.ts',
      camel,
      `export { ${camel}Examples } from './${camel}.ts';`,
    ),
    before(borders, '  addDiscount: {\n    name:', `  add${pascal}: ${form},\n`),
    before(
      borders,
      "\n  rule('addDiscount', 'name'",
      `\n${rules.map(([key, name, border]) => `  rule('add${pascal}', '${key}', '${name}', ${border}),\n`).join('')}`,
    ),
    imported(
      'packages/domain/src/borders.test.ts',
      './',
      camel,
      `import { ${camel}Form, type ${pascal}Draft } from './${camel}/${pascal}Dialog.tsx';`,
    ),
    below(
      'packages/domain/src/borders.test.ts',
      '  addBedType: errorsOf',
      `  add${pascal}: errorsOf<${pascal}Draft>(${camel}Form),\n`,
    ),
    below(
      'packages/domain/src/borders.test.ts',
      '  addBedType: { name:',
      `  add${pascal}: { name: '新${title}' },\n`,
    ),
    below(
      'stories/glossary/terms.ts',
      "term('床型'",
      `      term('${title}', '${pascal}', ${literal(record.meaning)}),\n`,
    ),
  ];
}

/** The screen: its entry, its route. */
export function screenEdits(record: RecordSpec): Edit[] {
  const { camel, pascal, title, group, icon, view, edit } = record;
  const app = 'apps/admin/src/shell/Screens.tsx';
  const screens = 'packages/api/src/rules/screens.ts';
  const named = [view, edit].filter((one) => one !== 'everyRole');
  const entry = `  ${camel}: {
    name: '${title}管理',
    icon: '${icon}',
    group: '${group}',${view === 'everyRole' ? '' : `\n    roles: ${view},`}
    adds: { kind: '${camel}', roles: ${edit} },
  },
`;
  return [
    {
      file: screens,
      apply: (text) => {
        const start = text.indexOf(`\n  ${lastOf[group]}: {`);
        const [last = ''] =
          /^\n {2}\w+: \{([^\n]*\},|[^}]*(\{[^}]*\}[^}]*)?\n {2}\},)\n/.exec(text.slice(start)) ??
          [];
        if (start === -1 || last === '')
          throw new Error(`${screens} has no screen ${lastOf[group]}`);
        const at = start + last.length;
        const added = text.slice(0, at) + entry + text.slice(at);
        return named.reduce(
          (code, name) =>
            code.replace(
              /import \{([^}]*)\} from '\.\.\/contract\/role\.ts'/,
              (whole, list: string) =>
                new RegExp(`\\b${name}\\b`).test(list) ? whole : whole.replace('{', `{ ${name},`),
            ),
          added,
        );
      },
    },
    among(
      app,
      /^ {4}(\w+): lazy\(.*\),$/gm,
      camel,
      `    ${camel}: lazy(() => import('../routes/${camel}/${pascal}.tsx')),\n`,
    ),
  ];
}

/** The server: its calls, its table, the demo. */
export function serverEdits(record: RecordSpec): Edit[] {
  const { camel, snake, title, many, isHotels } = record;
  const migrations = `${database}/migrate.ts`;
  const made = isHotels
    ? `    await make${many.pascal}(db, hotel.id);\n`
    : `  await make${many.pascal}(db);\n`;
  const step = (text: string): string => {
    const last = [...text.matchAll(/^ +(?:\{ name: )?'(\d+) [^']+'/gm)].at(-1)?.[1];
    return `${Number(last) + 1} ${many.words}`;
  };
  return [
    listed(
      'apps/server/src/app/resources.ts',
      camel,
      `export { ${camel}Calls } from '../resources/${camel}/index.ts';`,
    ),
    imported(
      `${database}/tables.ts`,
      './tables/',
      camel,
      `import { ${camel}Table } from './tables/${camel}.ts';`,
    ),
    below(`${database}/tables.ts`, '  ...systemTables,', `  ${snake}: ${camel}Table,\n`),
    imported(
      migrations,
      './schema/',
      camel,
      `import { add${many.pascal} } from './schema/${camel}.ts';`,
    ),
    {
      file: migrations,
      apply: (text) => {
        const at = text.indexOf('\n];\n', text.indexOf('const migrations')) + 1;
        return `${text.slice(0, at)}  { name: '${step(text.slice(0, at))}', run: add${many.pascal} },\n${text.slice(at)}`;
      },
    },
    imported(
      'apps/server/src/demo/demo.ts',
      './',
      many.camel,
      `import { make${many.pascal} } from './${many.camel}.ts';`,
    ),
    isHotels
      ? below('apps/server/src/demo/demo.ts', 'await makeMaterials(', made)
      : before('apps/server/src/demo/demo.ts', "  if (options.engine === 'postgres')", made),
    ...(isHotels
      ? [
          below(
            'apps/server/src/resources/hotel/write.ts',
            "{ table: 'room_type', column: 'hotel_id'",
            `  { table: '${snake}', column: 'hotel_id', counted: (count) => \`\${count} 个${title}\` },\n`,
          ),
        ]
      : []),
    imported(
      '.storybook/browser/world/fill.ts',
      './',
      many.camel,
      `import { add${many.pascal} } from './${many.camel}.ts';`,
    ),
    below(
      '.storybook/browser/world/fill.ts',
      'await addHotels(tx);',
      `    await add${many.pascal}(tx);\n`,
    ),
    ...(isHotels ? [before('.storybook/browser/world/hotels.ts', " hotel';", ` ${snake}`)] : []),
  ];
}
