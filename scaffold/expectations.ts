import { before, below, type Edit } from './edit.ts';
import { roleSets, type RecordSpec } from './record.ts';
import { lastOf } from './registrations.ts';
import { wireFields } from './templates/tests.ts';

const tests = 'apps/server/test';

/** What the server's tests expect of it, and the records that they make. */
export function testEdits(record: RecordSpec): Edit[] {
  const { camel, pascal, title, isHotels, view, edit, editor, choosesHotel, group } = record;
  const [viewers, editors] = [roleSets[view].inTests, roleSets[edit].inTests];
  const of = (given: string, input: string): string =>
    isHotels ? `, of: (${given}) => (${input})` : '';
  const id = `{ ${camel}Id }`;
  const form = wireFields(record, 0);
  const fields = form === '' ? '' : `, ${form}`;
  const rights = `${tests}/rights.ts`;
  const world = (sample: 0 | 1): string =>
    `  await made(testApp, '${editor}', 'add${pascal}', { name: '${record.samples[sample]}', ${[wireFields(record, sample), choosesHotel && 'hotelId: 1'].filter(Boolean).join(', ')} });\n`;
  return [
    {
      file: rights,
      apply: (text) => {
        const table = text.indexOf('export const menus');
        const at = text.indexOf(`  ${lastOf[group]}:`, table);
        if (at < table) throw new Error(`${rights} has no screen ${lastOf[group]}`);
        const end = text.indexOf('\n', at) + 1;
        return `${text.slice(0, end)}  ${camel}: ${viewers},\n${text.slice(end)}`;
      },
    },
    below(
      rights,
      '  deleteDiscount: {',
      `
  // ${record.many.words.replace(/^./, (letter) => letter.toUpperCase())}.
  ${camel}Page: { by: ${viewers}${of('{ hotelId }', '{ hotelId }')} },
  add${pascal}: { by: ${editors}${of('{ hotelId, serial }', `{ name: \`新${title}\${serial}\`${fields}, hotelId }`)} },
  modify${pascal}: { by: ${editors}${of(id, `{ id: ${camel}Id, name: '改' }`)} },
  delete${pascal}: { by: ${editors}${of(id, `{ id: ${camel}Id }`)} },
`,
    ),
    below(
      `${tests}/masterDataRules.test.ts`,
      "  addBedType: 'manager'",
      `  add${pascal}: '${editor}',\n`,
    ),
    below(
      `${tests}/masterDataRules.test.ts`,
      '    addBedType: { name }',
      `    add${pascal}: { name${choosesHotel ? ', hotelId: people.hotels.near' : ''} },\n`,
    ),
    before(
      `${tests}/world.ts`,
      "  await made(testApp, 'manager', 'addDiscount'",
      world(0) + world(1),
    ),
    ...(isHotels ? recordEdits(record, fields) : []),
  ];
}

/** A record of each hotel, for the tests of what another hotel has. */
function recordEdits({ camel, pascal, editor }: RecordSpec, fields: string): Edit[] {
  const records = `${tests}/records.ts`;
  const caller = editor === 'admin' ? "'admin'" : 'clerk';
  return [
    below(
      `${tests}/permission.test.ts`,
      '  discountPage: () => ({})',
      `  ${camel}Page: () => ({}),\n`,
    ),
    below(records, '  discountId: number;', `  ${camel}Id: number;\n`),
    before(
      records,
      '  return {\n    ...made,\n    serial,',
      `  const ${camel} = await testApp.as(${caller}, 'add${pascal}', { name: \`\${mark}\${serial}\`${fields}, hotelId });\n`,
    ),
    below(records, '    materialId: Number(', `    ${camel}Id: Number(${camel}.data?.id ?? 0),\n`),
  ];
}
