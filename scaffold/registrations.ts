import { code, literal } from './code.ts';
import type { RecordSpec } from './record.ts';

/** A change of a file that is there. */
export interface Edit {
  /** From the root of the tree. */
  file: string;
  apply: (text: string) => string;
}

/** Inserts before a text, or below the line that has it. */
function insert(file: string, anchor: string, added: string, isBelow = false): Edit {
  return {
    file,
    apply: (text) => {
      const found = text.indexOf(anchor);
      if (found === -1)
        throw new Error(`${file} has no line 「${anchor.trim()}」: the scaffold adds one there`);
      const at = isBelow ? text.indexOf('\n', found) + 1 : found;
      return text.slice(0, at) + added + text.slice(at);
    },
  };
}

/** Inserts a line in a list that is sorted by name. @param pattern its lines, with the name as first group */
export function listed(file: string, pattern: RegExp, name: string, line: string): Edit {
  return {
    file,
    apply: (text) => {
      const found = [...text.matchAll(new RegExp(pattern, 'gm'))];
      const last = found.at(-1);
      if (!last) throw new Error(`${file} has no line like ${pattern.source}`);
      const next = found.find(([, other = '']) => other.toLowerCase() > name.toLowerCase());
      const at = next ? next.index : last.index + last[0].length + 1;
      return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
    },
  };
}

const modules = /^export .* from '[./\w]*?(\w+)(?:\/index)?\.ts';$/;
const database = 'apps/server/src/platform/db';

/** The screens below which those of the scaffold stand in the menu. */
const lastOf = {
  前台: 'orderManage',
  防疫: 'dailyTest',
  物资: 'hotelMaterialInfo',
  基础资料: 'discountManage',
  系统: 'logManage',
} as const;

/** Its entry in the list of screens, with the names of roles that it uses. */
function screenEdit({ camel, title, group, icon, view, edit }: RecordSpec): Edit {
  const file = 'packages/api/src/rules/screens.ts';
  const entry = code`
  ${camel}: {
    name: '${title}管理',
    icon: '${icon}',
    group: '${group}',
    ${view !== 'everyRole' && `roles: ${view},`}
    adds: { kind: '${camel}', roles: ${edit} },
  },`;
  return {
    file,
    apply: (text) => {
      const last = new RegExp(
        String.raw`^ {2}${lastOf[group]}: \{(.*\},|[\s\S]*?\n {2}\},)\n`,
        'm',
      ).exec(text);
      if (!last) throw new Error(`${file} has no screen ${lastOf[group]}`);
      const at = last.index + last[0].length;
      const added = `${text.slice(0, at)}  ${entry}\n${text.slice(at)}`;
      const roles = [view, edit].filter(
        (name) => name !== 'everyRole' && !text.includes(`  ${name},\n`),
      );
      return added.replace(
        'import {',
        `import { ${[...new Set(roles)].map((name) => `${name}, `).join('')}`,
      );
    },
  };
}

/** The step that adds its table to stores that exist, after those that are there. */
const stepEdit = ({ many }: RecordSpec): Edit => ({
  file: `${database}/migrate.ts`,
  apply: (text) => {
    const end = text.indexOf('\n];\n', text.indexOf('const migrations')) + 1;
    const numbers = [...text.matchAll(/ name: '(\d+) /g)].map(([, number]) => Number(number));
    const step = `  { name: '${Math.max(...numbers) + 1} ${many.words}', run: add${many.pascal} },\n`;
    return text.slice(0, end) + step + text.slice(end);
  },
});

/** Its lines in the lists of what there is. */
export function registrations(record: RecordSpec): Edit[] {
  const { camel, pascal, snake, title, many, isHotels, fields, samples } = record;
  const rows = samples.map((name, sample) => {
    const values = fields.map(
      ({ column, rows: stored, wire }) => `${column}: ${(stored ?? wire)[sample]}`,
    );
    return `{ ${[`name: '${name}'`, ...values].join(', ')} },`;
  });
  const form = fields.map(({ key, wire }) => `${key}: ${wire[0]},`);
  return [
    listed(
      'packages/api/src/contract/modules.ts',
      modules,
      camel,
      `export * from './${camel}.ts';`,
    ),
    listed(
      'packages/api/src/examples/modules.ts',
      modules,
      camel,
      `export { ${camel}Examples } from './${camel}.ts';`,
    ),
    listed(
      'apps/server/src/app/resources.ts',
      modules,
      camel,
      `export { ${camel}Calls } from '../resources/${camel}/index.ts';`,
    ),
    insert(
      'packages/api/src/contract/targetKind.ts',
      "  discount: '优惠'",
      `  ${camel}: '${title}',\n`,
    ),
    screenEdit(record),
    listed(
      'apps/admin/src/shell/Screens.tsx',
      /^ {4}(\w+): lazy\(.*\),$/,
      camel,
      `    ${camel}: lazy(() => import('../routes/${camel}/${pascal}.tsx')),`,
    ),
    listed(
      `${database}/tables.ts`,
      /^import .* from '\.\/tables\/(\w+)\.ts';$/,
      camel,
      `import { ${camel}Table } from './tables/${camel}.ts';`,
    ),
    insert(`${database}/tables.ts`, '  ...systemTables,', `  ${snake}: ${camel}Table,\n`),
    listed(
      `${database}/migrate.ts`,
      /^import .* from '\.\/schema\/(\w+)\.ts';$/,
      camel,
      `import { add${many.pascal} } from './schema/${camel}.ts';`,
    ),
    stepEdit(record),
    insert(
      'apps/server/src/resources/hotelExport/exportedTables.ts',
      "  data_key: '密钥'",
      `  ${snake}: '${isHotels ? '尚未列入导出' : '全部酒店共用'}',\n`,
    ),
    insert(
      'apps/server/src/demo/samples.ts',
      '} as const satisfies Samples;',
      `${snake}: { isHotels: ${isHotels}, rows: [${rows.join('')}] },\n`,
    ),
    insert(
      'packages/api/test/masterData.ts',
      '} as const satisfies Record<string, MasterData>;',
      `${camel}: { view: roles.${record.view}, edit: roles.${record.edit}, editor: '${record.editor}', isHotels: ${isHotels}, names: ['${samples[0]}', '${samples[1]}'], form: {${form.join('')}} },\n`,
    ),
    insert(
      'stories/glossary/terms.ts',
      "term('床型'",
      `term('${title}', '${pascal}', ${literal(record.meaning)}),\n      `,
    ),
  ];
}
