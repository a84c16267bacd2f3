import { code } from '../code.ts';
import { orderFields, type RecordSpec } from '../record.ts';

/** `packages/api/src/contract/<record>.ts`: the record, and its four calls. */
export const contractFile = (record: RecordSpec): string => {
  const { camel, pascal, title, fields, isHotels, view, edit } = record;
  const name = `labelled('${title}名称'`;
  const ordered = orderFields(record).map(({ key, label }) => `${key}: '${label}'`);
  return code`
import * as z from 'zod/mini';
import { clearable, optional, partial } from './change.ts';
import { Count, filter, Flag, Id, integer, nullable, oneOf, Sum, Yuan } from './codecs.ts';
import { LocalDate } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { orderedBy, PageRequest, paged } from './page.ts';
import { ContactPhone } from './phone.ts';
import { ${[...new Set([view, edit])].join(', ')} } from './role.ts';
import { multilineText, nameText, text } from './text.ts';

${fields.flatMap(({ declaration }) => declaration ?? [])}
export const ${pascal} = z.object({
  id: labelled('${title}编号', Id),
  name: ${name}, z.string()),
  ${isHotels && "hotelId: labelled('酒店编号', nullable(Id)),"}
  ${isHotels && "hotelName: labelled('酒店', nullable(z.string())),"}
  ${fields.map(({ key, label, read }) => `${key}: labelled('${label}', ${read}),`)}
});
export type ${pascal} = z.output<typeof ${pascal}>;

const ${pascal}Form = {
  name: ${name}, nameText({ max: 30 })),
  ${fields.map(({ key, label, write }) => `${key}: labelled('${label}', ${write}),`)}
};

export const ${camel}Page = endpoint({
  path: '/api/${camel}/page',
  summary: '${title}列表',
  access: ${view},
  input: z.object({
    page: labelled('分页', PageRequest),
    name: ${name}, filter(text({ max: 30 }))),
    ${isHotels && "hotelId: labelled('酒店', filter(Id)),"}
    ${ordered.length > 0 && `...orderedBy({ ${ordered.join(', ')} }),`}
  }),
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
});`;
};

/** `packages/api/src/examples/<record>.ts`: each call at work. */
export const examplesFile = (record: RecordSpec): string => {
  const { camel, pascal, title, fields, isHotels, choosesHotel, editor, samples } = record;
  const as = `as: Role.${editor === 'admin' ? 'admin' : 'hotelAdmin'}`;
  const value = (sample: 0 | 1) =>
    fields.map(({ key, decoded, wire }) => `${key}: ${(decoded ?? wire)[sample]},`);
  return code`
import { ${fields.flatMap(({ constants }) => constants ?? []).join(', ')} } from '../contract/${camel}.ts';
import { Role } from '../contract/role.ts';
import { firstPage, pageOf, type SomeExamples } from './example.ts';

const ${camel} = {
  id: '1',
  name: '${samples[0]}',
  ${isHotels && "hotelId: '1',\n  hotelName: '安住西湖店',"}
  ${value(0)}
};

export const ${camel}Examples = {
  ${camel}Page: [
    {
      title: '按名称',
      ${as},
      input: { page: firstPage, ${isHotels && "hotelId: '1', "}name: '${samples[0]}' },
      data: pageOf(${camel}),
    },
  ],
  add${pascal}: [
    {
      title: '新增${title}',
      ${as},
      input: { name: '${samples[2]}', ${value(1)} ${choosesHotel && "hotelId: '1'"} },
      data: { id: '3' },
    },
    {
      title: '没有名称',
      ${as},
      wire: { name: '', ${fields.map(({ key, wire }) => `${key}: ${wire[1]},`)} ${choosesHotel && 'hotelId: 1'} },
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
};
