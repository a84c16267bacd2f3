import { among, before, below, imported, listed, type Edit } from './edit.ts';
import { codesOf } from './fieldCode.ts';
import { roleSets, type RecordSpec } from './record.ts';
import { literal, objectOf } from './source.ts';
import { wireFields } from './templates/tests.ts';

const contract = 'packages/api/src/contract';
const database = 'apps/server/src/platform/db';

/** The screens below which those of the scaffold stand in the menu. */
const lastOf = {
  前台: 'orderManage',
  防疫: 'dailyTest',
  物资: 'hotelMaterialInfo',
  基础资料: 'discountManage',
  系统: 'logManage',
} as const;

/** The contract, its examples and the borders of its fields. */
export function contractEdits(record: RecordSpec): Edit[] {
  const { camel, pascal, title } = record;
  return [
    listed(`${contract}/modules.ts`, camel, `export * from './${camel}.ts';`),
    below(`${contract}/targetKind.ts`, "  discount: '优惠'", `  ${camel}: '${title}',\n`),
    listed(
      'packages/api/src/examples/modules.ts',
      camel,
      `export { ${camel}Examples } from './${camel}.ts';`,
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
    before('apps/server/src/demo/samples.ts', '} as const satisfies Samples;', samplesOf(record)),
    ...(isHotels
      ? [
          below(
            'apps/server/src/resources/hotel/write.ts',
            "{ table: 'room_type', column: 'hotel_id'",
            `  { table: '${snake}', column: 'hotel_id', counted: (count) => \`\${count} 个${title}\` },\n`,
          ),
        ]
      : []),
  ];
}

/** Its rows in the hotels of the demo and of the stories. */
const samplesOf = (record: RecordSpec): string => {
  const rows = record.samples.map((name, sample) =>
    objectOf([
      ['name', `'${name}'`],
      ...codesOf(record).map(({ column, code }) => [column, code.rows[sample] ?? ''] as const),
    ]),
  );
  return `  ${record.snake}: { isHotels: ${record.isHotels}, rows: [${rows.join(', ')}] },\n`;
};

/** What the tests expect of it, and make of it. */
export const testEdits = (record: RecordSpec): Edit[] => [
  before(
    'packages/api/test/masterData.ts',
    '} as const satisfies Record<string, MasterData>;',
    `  ${record.camel}: {
    view: roles.${roleSets[record.view].inTests},
    edit: roles.${roleSets[record.edit].inTests},
    editor: '${record.editor}',
    isHotels: ${record.isHotels},
    names: ['${record.samples[0]}', '${record.samples[1]}'],
    form: { ${wireFields(record, 0)} },
  },
`,
  ),
];
