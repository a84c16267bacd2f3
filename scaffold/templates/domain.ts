import { codesOf } from '../fieldCode.ts';
import type { RecordSpec } from '../record.ts';
import { importLines, lines } from '../source.ts';

/** Its dialog shows a day picker. */
export const hasDates = ({ fields }: RecordSpec): boolean =>
  fields.some(({ type }) => type === 'date');

/** It has fields that only its record shows. */
export const hasNotes = (record: RecordSpec): boolean =>
  codesOf(record).some(({ code }) => code.column === null);

/** Fields in one column of a dialog; more of them stand in two. */
const oneColumn = 5;

/** `packages/domain/src/<record>/index.ts` */
export const indexFile = (record: RecordSpec): string => {
  const { camel, pascal } = record;
  return `import { lazy } from '@anzhu/ui/LazyBoundary';

export { ${camel}Facts${hasNotes(record) ? `, ${camel}Notes` : ''} } from './facts.ts';

// Loaded when it is first opened.
export const ${pascal}Dialog = lazy(() =>
  import('./${pascal}Dialog.tsx').then((part) => ({ default: part.${pascal}Dialog })),
);`;
};

/** `packages/domain/src/<record>/facts.ts`: the columns of its list, and what only its record shows. */
export function factsFile(record: RecordSpec): string {
  const { camel, pascal, many, isHotels } = record;
  const codes = codesOf(record);
  const listed = codes.filter(({ code }) => code.column !== null);
  const notes = codes.filter(({ code }) => code.column === null);
  const mark =
    listed.find(({ type }) => type === 'choice') ?? listed.find(({ type }) => type === 'money');
  const seconds = new Set(listed.filter((field) => field !== mark).slice(0, 2));
  const columns = listed.map((field) => {
    const place = field === mark ? 'mark' : seconds.has(field) ? 'second' : 'hidden';
    return `  ${field.code.column?.(place)},`;
  });
  const kinds = ['column', 'text', 'money', 'time'].filter((kind) =>
    ["text('name'", ...columns].some((column) => column.trimStart().startsWith(`${kind}(`)),
  );
  const imports = importLines(
    { [`@anzhu/api/contract/${camel}`]: [pascal], '@anzhu/api/contract/label': ['labelsOf'] },
    { '@anzhu/ui/Table': ['type Column'], '../kit/index.ts': ['fieldColumns'] },
    isHotels ? { '../hotel/index.ts': ['hotelColumns', 'type HotelChoice'] } : {},
    notes.length > 0
      ? { '@anzhu/api/rules/timeText': ['nothing'], '../kit/index.ts': ['type Fact'] }
      : {},
    ...listed.map(({ code }) => code.columns),
  );
  const memo = isHotels ? ' Keep them in a memo.' : '';
  return lines(
    imports,
    '',
    `const labels = labelsOf(${pascal});`,
    `const { ${kinds.join(', ')} } = fieldColumns<${pascal}, keyof typeof labels>(labels);`,
    '',
    `/** The columns of the ${many.words} without their actions; also what their record shows.${memo} */`,
    isHotels
      ? `export const ${camel}Facts = (hotels: HotelChoice): Column<${pascal}>[] => [`
      : `export const ${camel}Facts: Column<${pascal}>[] = [`,
    "  text('name', 160, { pin: 'start' }),",
    isHotels && '  ...hotelColumns(hotels),',
    ...columns,
    '];',
    notes.length > 0 &&
      `
/** What a record shows besides. */
export const ${camel}Notes: Fact<${pascal}>[] = [
${notes.map(({ key }) => `  { id: '${key}', header: labels.${key}, cell: ({ ${key} }) => ${key} || nothing, isWide: true },`).join('\n')}
];`,
  );
}

/** `packages/domain/src/<record>/<Record>Dialog.tsx` */
export function dialogFile(record: RecordSpec): string {
  const { camel, pascal, title, one, isHotels } = record;
  const codes = codesOf(record);
  const hasToday = hasDates(record);
  const sent = codes.filter(({ code }) => code.sent !== undefined);
  const isWide = codes.length + 1 > oneColumn;
  const slots = new Set(['field']);
  if (codes.some(({ type }) => type === 'yesNo')) slots.add('toggle');
  const imports = importLines(
    { [`@anzhu/api/contract/${camel}`]: [`add${pascal}`, `type ${pascal}`] },
    { '@anzhu/ui/Form': ['FormGrid'], '@anzhu/ui/TextField': ['TextField'] },
    { '../kit/index.ts': ['SaveDialog', 'contractForm', 'type RecordDialogProps'] },
    isHotels
      ? {
          '@anzhu/api/contract/codecs': ['type Id'],
          '../hotel/index.ts': ['HotelField', 'hotelRule', 'type HotelChoice'],
        }
      : {},
    ...codes.map(({ code }) => code.inputs),
  );
  const toWire =
    sent.length === 0
      ? `(draft: ${pascal}Draft) => draft`
      : `(draft: ${pascal}Draft) => ({ ...draft, ${sent.map(({ key, code }) => `${key}: ${code.sent}`).join(', ')} })`;
  const props = [isHotels && 'hotels', hasToday && 'today'].filter(Boolean);
  const extra = lines(
    isHotels &&
      '  /** The hotels to choose from, where there are several. */\n  hotels: HotelChoice;',
    hasToday && '  /** `yyyy-MM-dd` */\n  today: string;',
  );
  const dialogProps = `RecordDialogProps<${pascal}, typeof add${pascal}>`;
  return lines(
    imports,
    '',
    `/** ${one.replace(/^a/, 'A')} as it is being filled in. */`,
    `export interface ${pascal}Draft {`,
    isHotels && "  /** Of a new one of the platform's admins. */\n  hotelId: Id | null;",
    '  name: string;',
    ...codes.map(({ key, code }) => `  ${key}: ${code.draft};`),
    '}',
    '',
    `export const ${camel}Form = contractForm(add${pascal}, ${toWire});`,
    '',
    `/** What the fields begin with; null for a new ${record.words}. */`,
    `const ${camel}Draft = (record: ${pascal} | null): ${pascal}Draft => ({`,
    isHotels && '  hotelId: record?.hotelId ?? null,',
    "  name: record?.name ?? '',",
    ...codes.map(({ key, code }) => `  ${key}: ${code.initial},`),
    '});',
    '',
    extra === ''
      ? `export type ${pascal}DialogProps = ${dialogProps};`
      : `export interface ${pascal}DialogProps extends ${dialogProps} {\n${extra}\n}`,
    '',
    ...new Set(codes.flatMap(({ code }) => code.options ?? [])),
    '',
    `/** 新增${title} and 编辑${title}.${isHotels ? " The platform's admins choose the hotel of a new one." : ''} */`,
    `export function ${pascal}Dialog({ ${['record', ...props, '...dialog'].join(', ')} }: ${pascal}DialogProps) {`,
    '  return (',
    '    <SaveDialog',
    '      {...dialog}',
    !isWide && '      size="small"',
    `      title={record ? \`编辑${title} · \${record.name}\` : '新增${title}'}`,
    `      form={${camel}Form}`,
    `      defaultValues={${camel}Draft(record)}`,
    isHotels && '      rules={hotelRule(hotels, record)}',
    '    >',
    `      {({ ${[...slots].join(', ')} }) => (`,
    `        <FormGrid columns={${isWide ? 2 : 1}}>`,
    isHotels && "          <HotelField {...field('hotelId')} {...{ hotels, record }} />",
    "          <TextField {...field('name')} />",
    ...codes.map(({ code }) => `          ${code.input}`),
    '        </FormGrid>',
    '      )}',
    '    </SaveDialog>',
    '  );',
    '}',
  );
}
