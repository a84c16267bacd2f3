import type { Field, FieldType } from './fields.ts';
import { namesOf } from './names.ts';
import type { RecordSpec } from './record.ts';
import { literal, type Imports } from './source.ts';

/** Three values, as the samples of a record have them. */
type Samples = readonly [string, string, string];

/** A field as each file of its record writes it. */
interface FieldCode {
  /** What stands before the schemas of the contract. */
  declaration?: string;
  /** The object of its values, of a choice. */
  constants?: string;
  /** Its schema in the record, and in the form. */
  read: string;
  write: string;
  contract: Imports;
  /** Its column in the list of tables; and in the step, after the name, with words of the dialect in `${}`. */
  listed: string;
  sql: string;
  table?: Imports;
  /** What is stored of `key` when it is sent, and what is shown of `row.column`. */
  stored: string;
  /** The same where it may be left out of a change. */
  changed: string;
  shown: string;
  storing?: Imports;
  showing?: Imports;
  /** What a new record has when it is not sent. */
  default?: string;
  /** Its type while it is filled in, what it begins with, and how it is sent. */
  draft: string;
  initial: string;
  sent?: string;
  input: string;
  inputs: Imports;
  /** What stands before the component of the dialog. */
  options?: string;
  /** Its column; null: only the record shows it. `phone` is its place in a row on a phone. */
  column: ((phone: string) => string) | null;
  columns: Imports;
  /** Values in code: decoded, as they are sent, and as they are stored. */
  decoded: Samples;
  wire: Samples;
  rows: Samples;
  /** Its cases in the table of borders, after the label. */
  border?: string;
  /** How a story, and a journey, fills in the second of these values; empty where it is left as it is. */
  fill: string;
  fillByMouse: string;
  /** What is sent, decoded, where it is left. */
  left?: string;
}

const ui = (name: string): Imports => ({ [`@anzhu/ui/${name}`]: [name] });
const rules = { '@anzhu/api/rules/timeText': ['nothing'] };
const phoneOf = (phone: string): string => `{ phone: '${phone}' }`;

/** The parts that most fields have alike. */
const usual = ({ key }: Field) => {
  const column = namesOf(key).snake;
  return { stored: key, changed: key, shown: `row.${column}` };
};

const texts = (field: Field): Samples =>
  [1, 2, 3].map((count) =>
    literal(`${field.label.slice(0, field.max - 1)}${count}`),
  ) as unknown as Samples;

const same = (samples: Samples) => ({ decoded: samples, wire: samples, rows: samples });

/** Typing into a field by its role. */
const typing = (role: string, { label }: Field, value: string) => ({
  fill: `await userEvent.type(form.getByRole('${role}', { name: '${label}' }), ${value});`,
  fillByMouse: `await form.getByRole('${role}', { name: '${label}', exact: true }).fill(${value});`,
});
const untouched = (left: string) => ({ fill: '', fillByMouse: '', left });

const line = (field: Field, role: 'TextField' | 'TextArea'): FieldCode => {
  const { key, max, isOptional } = field;
  const kind = role === 'TextArea' ? 'multilineText' : 'text';
  const schema = `${kind}({ ${isOptional ? '' : 'min: 1, '}max: ${max} })`;
  const isNote = role === 'TextArea';
  return {
    ...usual(field),
    ...same(texts(field)),
    read: 'nullable(z.string())',
    write: isOptional ? `optional(${schema})` : schema,
    contract: {
      './codecs.ts': ['nullable'],
      './text.ts': [kind],
      ...(isOptional && { './change.ts': ['optional'] }),
    },
    listed: 'text()',
    sql: '${text} not null',
    ...(isOptional && { default: "''" }),
    draft: 'string',
    initial: `record?.${key} ?? ''`,
    input: isNote
      ? `<FormWide><TextArea {...field('${key}')} /></FormWide>`
      : `<TextField {...field('${key}')} />`,
    inputs: { ...ui(role), ...(isNote && { '@anzhu/ui/Form': ['FormWide'] }) },
    column: isNote
      ? null
      : (phone) =>
          isOptional
            ? `column('${key}', 144, ({ ${key} }) => ${key} || nothing, ${phoneOf(phone)})`
            : `text('${key}', 144, ${phoneOf(phone)})`,
    columns: isOptional ? rules : {},
    border: `${isOptional ? 'optional' : 'required'}('${field.label}', ${max})`,
    ...(isOptional ? untouched("''") : typing('textbox', field, texts(field)[1])),
  };
};

const numbers = ({ min, max }: Field): Samples => [`${min}`, `${min + 1}`, `${max}`];

const codes: Record<FieldType, (field: Field, record: RecordSpec) => FieldCode> = {
  text: (field) => line(field, 'TextField'),
  note: (field) => line(field, 'TextArea'),
  number: (field) => ({
    ...usual(field),
    ...same(numbers(field)),
    read: 'nullable(Count)',
    write: `integer({ min: ${field.min}, max: ${field.max} })`,
    contract: { './codecs.ts': ['Count', 'integer', 'nullable'] },
    listed: `integer('between ${field.min} and ${field.max}')`,
    sql: `integer not null check (${namesOf(field.key).snake} between ${field.min} and ${field.max})`,
    draft: 'number | null',
    initial: `record?.${field.key} ?? null`,
    input: `<NumberField step={1} {...field('${field.key}')} />`,
    inputs: ui('NumberField'),
    column: (phone) => `text('${field.key}', 104, { align: 'end', phone: '${phone}' })`,
    columns: {},
    border: `whole('${field.label}', ${field.min}, ${field.max})`,
    ...typing('spinbutton', field, literal(`${field.min + 1}`)),
  }),
  money: (field) => ({
    ...usual(field),
    read: 'Sum',
    write: 'Yuan',
    contract: { './codecs.ts': ['Sum', 'Yuan'] },
    listed: 'fen()',
    sql: `\${big} not null check (${namesOf(field.key).snake} >= 0)`,
    stored: `toFen(${field.key})`,
    changed: `${field.key} === undefined ? undefined : toFen(${field.key})`,
    shown: `toYuan(row.${namesOf(field.key).snake})`,
    storing: { '@anzhu/api/rules/money': ['toFen'] },
    showing: { '@anzhu/api/rules/money': ['toYuan'] },
    draft: 'number | null',
    initial: `record?.${field.key} ?? null`,
    input: `<NumberField unit="元" isTrimmed {...field('${field.key}')} />`,
    inputs: ui('NumberField'),
    column: (phone) => `money('${field.key}', 112, ${phoneOf(phone)})`,
    columns: {},
    decoded: ['800', '1280.5', '66'],
    wire: ['800', '1280.5', '66'],
    rows: ['80_000', '128_050', '6600'],
    border: `yuan('${field.label}')`,
    ...typing('spinbutton', field, "'1280.5'"),
  }),
  yesNo: (field) => ({
    ...usual(field),
    read: 'nullable(Flag)',
    write: 'Flag',
    contract: { './codecs.ts': ['Flag', 'nullable'] },
    listed: 'bit()',
    sql: `integer not null check (${namesOf(field.key).snake} in (0, 1))`,
    stored: `bit(${field.key})`,
    changed: `bit(${field.key})`,
    shown: `row.${namesOf(field.key).snake} === 1`,
    storing: { '../../platform/db/column.ts': ['bit'] },
    draft: 'boolean',
    initial: `record?.${field.key} ?? false`,
    input: `<Checkbox {...toggle('${field.key}')} />`,
    inputs: ui('Checkbox'),
    column: (phone) =>
      `column('${field.key}', 96, ({ ${field.key} }) => (${field.key} === null ? nothing : yesNoLabel[\`\${${field.key}}\`]), ${phoneOf(phone)})`,
    columns: { ...rules, '@anzhu/api/contract/codecs': ['yesNoLabel'] },
    decoded: ['true', 'false', 'true'],
    wire: ['1', '0', '1'],
    rows: ['1', '0', '1'],
    ...untouched('false'),
  }),
  choice: (field, record) => {
    const name = `${record.pascal}${namesOf(field.key).pascal}`;
    const labels = `${record.camel}${namesOf(field.key).pascal}Label`;
    const values = field.options.map(({ key }, value) => `${key}: ${value}`);
    const [first, second = first, third = second] = field.options;
    const column = namesOf(field.key).snake;
    const chosen = second?.label ?? '';
    const isShort = field.options.length <= 5;
    const select = `form.getByRole('combobox', { name: '${field.label}' })`;
    return {
      ...usual(field),
      constants: name,
      declaration: `/** ${namesOf(field.key).words.replace(/^./, (letter) => letter.toUpperCase())} of ${record.one}. */
export const ${name} = { ${values.join(', ')} } as const;
export type ${name} = (typeof ${name})[keyof typeof ${name}];
export const ${labels} = { ${field.options.map(({ key, label }) => `[${name}.${key}]: ${literal(label)}`).join(', ')} } as const satisfies Record<${name}, string>;
`,
      read: `nullable(oneOf(${name}, ${labels}))`,
      write: `oneOf(${name}, ${labels})`,
      contract: { './codecs.ts': ['nullable', 'oneOf'] },
      listed: `integer<${name}>('between 0 and ${field.options.length - 1}')`,
      sql: `integer not null check (${column} between 0 and ${field.options.length - 1})`,
      table: { [`@anzhu/api/contract/${record.camel}`]: [`type ${name}`] },
      draft: `${name} | null`,
      initial: `record?.${field.key} ?? null`,
      options: `const ${namesOf(field.key).camel}Options = optionsOf(${labels});`,
      input: `<${isShort ? 'RadioGroup' : 'Select'} options={${namesOf(field.key).camel}Options} {...field('${field.key}')} />`,
      inputs: {
        ...ui(isShort ? 'RadioGroup' : 'Select'),
        [`@anzhu/api/contract/${record.camel}`]: [labels, `type ${name}`],
        '../kit/index.ts': ['optionsOf'],
      },
      column: (phone) =>
        `column('${field.key}', 96, ({ ${field.key} }) => (${field.key} === null ? nothing : ${labels}[${field.key}]), ${phoneOf(phone)})`,
      columns: { ...rules, [`@anzhu/api/contract/${record.camel}`]: [labels] },
      decoded: [`${name}.${first?.key}`, `${name}.${second?.key}`, `${name}.${third?.key}`],
      wire: ['0', '1', `${Math.min(2, field.options.length - 1)}`],
      rows: ['0', '1', `${Math.min(2, field.options.length - 1)}`],
      border: `choice('${field.label}', [${field.options.map((_, value) => value).join(', ')}], ${field.options.length})`,
      fill: isShort
        ? `await userEvent.click(form.getByRole('radio', { name: '${chosen}' }));`
        : `await userEvent.click(${select});\nawait userEvent.click(await screen.findByRole('option', { name: '${chosen}' }));`,
      fillByMouse: isShort
        ? `await form.getByRole('radio', { name: '${chosen}', exact: true }).check();`
        : `await ${select}.click();\nawait page.getByRole('option', { name: '${chosen}', exact: true }).click();`,
    };
  },
  date: (field) => ({
    ...usual(field),
    ...same(["'2026-03-01'", "'2026-03-02'", "'2026-03-03'"]),
    read: 'nullable(z.string())',
    write: field.isOptional ? 'clearable(LocalDate)' : 'LocalDate',
    contract: {
      './codecs.ts': ['nullable'],
      './dates.ts': ['LocalDate'],
      ...(field.isOptional && { './change.ts': ['clearable'] }),
    },
    listed: field.isOptional ? 'day().orNull' : 'day()',
    sql: `\${text}${field.isOptional ? '' : ' not null'} check (length(${namesOf(field.key).snake}) = 10)`,
    ...(field.isOptional && { default: 'null' }),
    draft: 'string',
    initial: `record?.${field.key} ?? ''`,
    sent: `draft.${field.key}.slice(0, 10) || null`,
    // The limits of a number are no limits of a day.
    options: 'const unbounded = { min: undefined, max: undefined };',
    input: `<DateTimeField {...field('${field.key}')} {...unbounded} hasTime={false} today={today} />`,
    inputs: ui('DateTimeField'),
    column: (phone) => `time('${field.key}', 112, 'day', ${phoneOf(phone)})`,
    columns: {},
    ...(field.isOptional
      ? untouched('null')
      : {
          fill: `await userEvent.type(form.getByRole('textbox', { name: '${field.label}' }), '2026-03-02{Tab}');`,
          fillByMouse: `await form.getByRole('textbox', { name: '${field.label}', exact: true }).fill('2026-03-02');`,
        }),
  }),
  phone: (field) => ({
    ...line({ ...field, max: 20 }, 'TextField'),
    ...same(["'0571-8000-0001'", "'400-800-0002'", "'0571-8000-0003'"]),
    write: field.isOptional
      ? 'optional(ContactPhone)'
      : "ContactPhone.check(z.minLength(1, '不能为空'))",
    contract: {
      './codecs.ts': ['nullable'],
      './phone.ts': ['ContactPhone'],
      ...(field.isOptional && { './change.ts': ['optional'] }),
    },
    input: `<TextField type="tel" width="phone" {...field('${field.key}')} />`,
    border: `contactPhone('${field.label}'${field.isOptional ? '' : ', true'})`,
    ...(field.isOptional ? untouched("''") : typing('textbox', field, "'400-800-0002'")),
  }),
};

/** The fields of a record with their columns, and how each file writes them. */
export const codesOf = (record: RecordSpec) =>
  record.fields.map((field) => ({
    ...field,
    column: namesOf(field.key).snake,
    code: codes[field.type](field, record),
  }));
