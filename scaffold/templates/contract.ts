import { codesOf } from '../fieldCode.ts';
import type { RecordSpec } from '../record.ts';
import { importLines, lines, objectOf } from '../source.ts';

/** Types whose columns order the list, where they are never null. */
const ordering: ReadonlySet<string> = new Set(['number', 'money', 'date']);

/** The fields by which the list can be ordered. */
export const orderFields = (record: RecordSpec) =>
  codesOf(record).filter(({ type, isOptional }) => ordering.has(type) && !isOptional);

/** `packages/api/src/contract/<record>.ts`: the record, and its four calls. */
export function contractFile(record: RecordSpec): string {
  const { camel, pascal, title, isHotels, view, edit } = record;
  const codes = codesOf(record);
  const ordered = orderFields(record);
  const imports = importLines(
    { 'zod/mini': ['* as z'], './change.ts': ['partial'], './codecs.ts': ['filter', 'Id'] },
    { './endpoint.ts': ['endpoint'], './label.ts': ['labelled'], './role.ts': [view, edit] },
    { './page.ts': ['PageRequest', 'paged', ...(ordered.length > 0 ? ['orderedBy'] : [])] },
    { './text.ts': ['nameText', 'text'] },
    isHotels ? { './codecs.ts': ['nullable'] } : {},
    ...codes.map(({ code }) => code.contract),
  );
  const name = `labelled('${title}名称'`;
  const hotel = isHotels && "hotelId: labelled('酒店', filter(Id)),";
  return lines(
    imports,
    '',
    ...codes.flatMap(({ code }) => code.declaration ?? []),
    `export const ${pascal} = z.object({`,
    `  id: labelled('${title}编号', Id),`,
    `  name: ${name}, z.string()),`,
    isHotels && "  hotelId: labelled('酒店编号', nullable(Id)),",
    isHotels && "  hotelName: labelled('酒店', nullable(z.string())),",
    ...codes.map(({ key, label, code }) => `  ${key}: labelled('${label}', ${code.read}),`),
    '});',
    `export type ${pascal} = z.output<typeof ${pascal}>;`,
    '',
    `const ${pascal}Form = {`,
    `  name: ${name}, nameText({ max: 30 })),`,
    ...codes.map(({ key, label, code }) => `  ${key}: labelled('${label}', ${code.write}),`),
    '};',
    '',
    `export const ${camel}Page = endpoint({
  path: '/api/${camel}/page',
  summary: '${title}列表',
  access: ${view},
  input: z.object({`,
    "    page: labelled('分页', PageRequest),",
    `    name: ${name}, filter(text({ max: 30 }))),`,
    hotel,
    ordered.length > 0 &&
      `    ...orderedBy(${objectOf(ordered.map(({ key, label }) => [key, `'${label}'`]))}),`,
    `  }),
  data: paged(${pascal}),
});

export const add${pascal} = endpoint({
  path: '/api/${camel}/add',
  summary: '新增${title}',
  access: ${edit},
  changes: true,
  input: z.object(${isHotels ? `{ ...${pascal}Form, hotelId: labelled('酒店', filter(Id)) }` : `${pascal}Form`}),
  data: z.object({ id: labelled('${title}编号', Id) }),
});

export const modify${pascal} = endpoint({
  path: '/api/${camel}/modify',
  summary: '编辑${title}',
  description: '只改提交的字段',
  access: ${edit},
  changes: true,
  input: z.object({ id: labelled('${title}', Id), ...partial(${pascal}Form) }),
});

export const delete${pascal} = endpoint({
  method: 'GET',
  path: '/api/${camel}/delete/{id}',
  summary: '删除${title}',
  access: ${edit},
  changes: true,
  input: z.object({ id: labelled('${title}', Id) }),
});`,
  );
}

/** `packages/api/src/examples/<record>.ts`: each call at work. */
export function examplesFile(record: RecordSpec): string {
  const { camel, pascal, title, isHotels, editor, samples } = record;
  const codes = codesOf(record);
  const imports = importLines(
    {
      '../contract/role.ts': ['Role'],
      './example.ts': ['firstPage', 'pageOf', 'type SomeExamples'],
    },
    { [`../contract/${camel}.ts`]: codes.flatMap(({ code }) => code.constants ?? []) },
  );
  const as = `as: Role.${editor === 'admin' ? 'admin' : 'hotelAdmin'}`;
  const values = codes.map(({ key, code }) => `${key}: ${code.decoded[0]}`);
  const hotelId = record.choosesHotel && "hotelId: '1'";
  const filled = [
    `name: '${samples[2]}'`,
    ...codes.map(({ key, code }) => `${key}: ${code.decoded[1]}`),
    hotelId,
  ].filter(Boolean);
  const wire = [
    "name: ''",
    ...codes.map(({ key, code }) => `${key}: ${code.wire[1]}`),
    record.choosesHotel && 'hotelId: 1',
  ].filter(Boolean);
  return `${imports}

const ${camel} = {
  id: '1',
  name: '${samples[0]}',
  ${isHotels ? "hotelId: '1',\n  hotelName: '安住西湖店',\n  " : ''}${values.map((value) => `${value},`).join('\n  ')}
};

export const ${camel}Examples = {
  ${camel}Page: [
    {
      title: '按名称',
      ${as},
      input: { page: firstPage, ${isHotels ? "hotelId: '1', " : ''}name: '${samples[0]}' },
      data: pageOf(${camel}),
    },
  ],
  add${pascal}: [
    {
      title: '新增${title}',
      ${as},
      input: { ${filled.join(', ')} },
      data: { id: '3' },
    },
    {
      title: '没有名称',
      ${as},
      wire: { ${wire.join(', ')} },
      code: 400,
      msg: '${title}名称不能为空',
      fields: { name: '${title}名称不能为空' },
    },
  ],
  modify${pascal}: [
    { title: '改名称', ${as}, input: { id: '1', name: '${samples[2]}' }, data: null },
  ],
  delete${pascal}: [{ title: '删除${title}', ${as}, input: { id: '2' }, data: null }],
} satisfies SomeExamples;`;
}
