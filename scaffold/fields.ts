import { typedNames } from '../apps/server/src/platform/db/personalData/columns.ts';
import { capital, literal } from './code.ts';
import { isReserved, namesOf } from './names.ts';

/** The types of fields, and how each is written in `--field`. */
export const fieldTypes = {
  text: 'contact:text(30):联系人',
  number: 'days:number(1-365):账期天数',
  money: 'deposit:money:押金',
  yesNo: 'invoiced:yesNo:可开票',
  choice: 'grade:choice(first=甲级|second=乙级):等级',
  date: 'signedOn:date:签约日期',
  phone: 'contactPhone:phone:联系电话',
  note: 'remark:note(200):备注',
  hotel: 'hotel',
} as const;
type FieldType = Exclude<keyof typeof fieldTypes, 'hotel'>;

/** A field of a record besides its name and its hotel. */
export interface Field {
  key: string;
  /** Its column in the table. */
  column: string;
  type: FieldType;
  label: string;
  /** It may be empty. */
  isOptional: boolean;
  /** Most characters, or the largest number. */
  max: number;
  /** The smallest number. */
  min: number;
  /** Of a choice: the names of its values with their Chinese labels. */
  options: readonly { key: string; label: string }[];
}

/** Types whose fields may be left empty. */
const optionalTypes: ReadonlySet<FieldType> = new Set(['text', 'phone', 'date', 'note']);

/** Most characters of a text, and the largest number, unless the field has its own. */
const usualMax: Partial<Record<FieldType, number>> = { text: 30, note: 200, number: 9999 };

/** Names that the record has already, or whose columns are encrypted as a person's data. */
const takenKeys: Readonly<Record<string, string>> = {
  id: 'every record has one',
  name: 'every record has one',
  hotelId: 'write hotel',
  hotelName: 'write hotel',
  page: 'it is the page of the list',
  phone:
    "it is a person's: masked, encrypted and written by hand as in user; a business has contactPhone",
  idcard: "it is a person's: masked, encrypted and written by hand as in isolation",
  email: "it is a person's: encrypted and written by hand as in isolation",
};

const isType = (type: string): type is FieldType =>
  type !== 'hotel' && Object.hasOwn(fieldTypes, type);

function optionsOf(given: string, field: string): Field['options'] {
  const options = given.split('|').map((option) => {
    const [, key = '', label = ''] = /^([a-z][A-Za-z]*)=(.+)$/.exec(option.trim()) ?? [];
    return { key, label };
  });
  const isWhole = options.every(({ key, label }) => key !== '' && label !== '');
  const hasTwins =
    new Set(options.map(({ label }) => label)).size +
      new Set(options.map(({ key }) => key)).size !==
    options.length * 2;
  if (!isWhole || options.length < 2 || hasTwins) {
    throw new Error(`${field}: its choices as ${fieldTypes.choice}`);
  }
  return options;
}

function limitsOf(type: FieldType, given: string, field: string): Pick<Field, 'min' | 'max'> {
  const usual = { min: 0, max: usualMax[type] ?? 0 };
  if (given === '' || type === 'choice') return usual;
  const [, first = '', , last] = /^(\d{1,6})(-(\d{1,6}))?$/.exec(given) ?? [];
  const isRange = type === 'number' && last !== undefined;
  const max = Number(isRange ? last : first);
  const min = isRange ? Number(first) : 0;
  if (first === '' || !(type in usualMax) || (last !== undefined && !isRange) || max < min + 2) {
    throw new Error(`${field}: its limit as ${fieldTypes[type]}`);
  }
  return { min, max };
}

/**
 * Reads a field: `contact:text(30):联系人`; with `?` after its name it may be empty.
 * @throws with what is wrong with it
 */
export function parseField(given: string): Field {
  const parts = /^([A-Za-z-]+)(\?)?:([A-Za-z]+)(?:\(([^)'"`\\]*)\))?:([^\s'"`\\]+)$/.exec(
    given.trim(),
  );
  if (!parts) throw new Error(`field ${given}: write it as ${fieldTypes.text}`);
  const [, name = '', mark, type = '', inside = '', label = ''] = parts;
  const key = namesOf(name).camel;
  if (!isType(type)) throw new Error(`field ${key}: one of ${Object.keys(fieldTypes).join(', ')}`);
  const taken = isReserved(key) ? 'it is a word of SQL or of TypeScript' : takenKeys[key];
  if (taken !== undefined) throw new Error(`field ${key}: ${taken}`);
  if (mark && !optionalTypes.has(type)) throw new Error(`field ${key}: ${type} is never empty`);
  return {
    key,
    column: namesOf(name).snake,
    type,
    label,
    isOptional: mark !== undefined || type === 'note',
    ...limitsOf(type, inside, key),
    options: type === 'choice' ? optionsOf(inside, key) : [],
  };
}

/** Reads the fields of a record, in their order; `hotel` among them makes it a hotel's. */
export function parseFields(given: readonly string[]): { fields: Field[]; isHotels: boolean } {
  const fields = given.filter((one) => one !== 'hotel').map(parseField);
  const keys = new Set(fields.map(({ key }) => key));
  if (keys.size !== fields.length) throw new Error('two fields have the same name');
  return { fields, isHotels: given.includes('hotel') };
}

/** Three values in code, for the samples of a record. */
type Samples = readonly [string, string, string];

/** A field as the files of its record write it. */
export interface FieldCode {
  /** Of a choice: its values and their labels, in the contract, and their name. */
  declaration?: string;
  constants?: string;
  /** Its schema in the record, and in the form. */
  read: string;
  write: string;
  /** Its column in the list of tables, and in the step after its name, with words of the dialect in `${}`. */
  defined: string;
  sql: string;
  /** What is stored, also of a change, and what is shown of `row`. */
  stored?: string;
  changed?: string;
  shown?: string;
  /** What a new record has when it is not sent. */
  fallback?: string;
  /** Its type while it is filled in, what it begins with, and how it is sent. */
  draft: string;
  initial: string;
  sent?: string;
  input: string;
  /** What stands before the component of the dialog. */
  above?: string;
  /** Its column in the list, with its place in a row on a phone; null: only the record shows it. */
  listed: ((phone: string) => string) | null;
  /** Values as they are sent; decoded, and as they are stored, where that is otherwise. */
  wire: Samples;
  decoded?: Samples;
  rows?: Samples;
  /** How a story fills in the second of these values; none: it leaves it, and this is sent. */
  fill?: string;
  left?: string;
}

const typing = (role: string, label: string, value: string): string =>
  `await userEvent.type(form.getByRole('${role}', { name: '${label}' }), ${value});`;

const line = ({ key, label, max, isOptional }: Field, isNote = false): FieldCode => {
  const schema = `${isNote ? 'multilineText' : 'text'}({ ${isOptional ? '' : 'min: 1, '}max: ${max} })`;
  const wire = ['1', '2', '3'].map((end) => literal(`${label.slice(0, max - 1)}${end}`));
  return {
    read: 'nullable(z.string())',
    write: isOptional ? `optional(${schema})` : schema,
    defined: 'text()',
    sql: '${text} not null',
    draft: 'string',
    initial: "''",
    input: isNote
      ? `<FormWide><TextArea {...field('${key}')} /></FormWide>`
      : `<TextField {...field('${key}')} />`,
    listed: isNote
      ? null
      : (phone) =>
          isOptional
            ? `column('${key}', 144, ({ ${key} }) => ${key} || nothing, { phone: '${phone}' })`
            : `text('${key}', 144, { phone: '${phone}' })`,
    wire: wire as unknown as Samples,
    ...(isOptional
      ? { fallback: "''", left: "''" }
      : { fill: typing('textbox', label, wire[1] ?? '') }),
  };
};

/** What each type of field is in code. */
const codes: Record<FieldType, (field: Field, record: string) => FieldCode> = {
  text: (field) => line(field),
  note: (field) => line(field, true),
  phone: (field) => ({
    ...line(field),
    write: field.isOptional
      ? 'optional(ContactPhone)'
      : "ContactPhone.check(z.minLength(1, '不能为空'))",
    input: `<TextField type="tel" width="phone" {...field('${field.key}')} />`,
    wire: ["'0571-8000-0001'", "'400-800-0002'", "'0571-8000-0003'"],
    ...(!field.isOptional && { fill: typing('textbox', field.label, "'400-800-0002'") }),
  }),
  number: ({ key, column, label, min, max }) => ({
    read: 'nullable(Count)',
    write: `integer({ min: ${min}, max: ${max} })`,
    defined: `integer('between ${min} and ${max}')`,
    sql: `integer not null check (${column} between ${min} and ${max})`,
    draft: 'number | null',
    initial: 'null',
    input: `<NumberField step={1} {...field('${key}')} />`,
    listed: (phone) => `text('${key}', 104, { align: 'end', phone: '${phone}' })`,
    wire: [`${min}`, `${min + 1}`, `${max}`],
    fill: typing('spinbutton', label, `'${min + 1}'`),
  }),
  money: ({ key, column, label }) => ({
    read: 'Sum',
    write: 'Yuan',
    defined: 'fen()',
    sql: `\${big} not null check (${column} >= 0)`,
    stored: `toFen(${key})`,
    changed: `${key} === undefined ? undefined : toFen(${key})`,
    shown: `toYuan(row.${column})`,
    draft: 'number | null',
    initial: 'null',
    input: `<NumberField unit="元" isTrimmed {...field('${key}')} />`,
    listed: (phone) => `money('${key}', 112, { phone: '${phone}' })`,
    wire: ['800', '1280.5', '66'],
    rows: ['80_000', '128_050', '6600'],
    fill: typing('spinbutton', label, "'1280.5'"),
  }),
  yesNo: ({ key, column }) => ({
    read: 'nullable(Flag)',
    write: 'Flag',
    defined: 'bit()',
    sql: `integer not null check (${column} in (0, 1))`,
    stored: `bit(${key})`,
    shown: `row.${column} === 1`,
    draft: 'boolean',
    initial: 'false',
    input: `<Checkbox {...toggle('${key}')} />`,
    listed: (phone) =>
      `column('${key}', 96, ({ ${key} }) => (${key} === null ? nothing : yesNoLabel[\`\${${key}}\`]), { phone: '${phone}' })`,
    wire: ['1', '0', '1'],
    decoded: ['true', 'false', 'true'],
    left: 'false',
  }),
  choice: ({ key, column, label, options }, record) => {
    const name = capital(record) + capital(key);
    const labels = `${record}${capital(key)}Label`;
    const places = [0, 1, Math.min(2, options.length - 1)] as const;
    const chosen = options[1]?.label ?? '';
    const isShort = options.length <= 5;
    return {
      constants: name,
      declaration: `export const ${name} = { ${options.map((option, value) => `${option.key}: ${value}`).join(', ')} } as const;
export type ${name} = (typeof ${name})[keyof typeof ${name}];
export const ${labels} = { ${options.map((option) => `[${name}.${option.key}]: ${literal(option.label)}`).join(', ')} } as const satisfies Record<${name}, string>;
`,
      read: `nullable(oneOf(${name}, ${labels}))`,
      write: `oneOf(${name}, ${labels})`,
      defined: `integer<${name}>('between 0 and ${options.length - 1}')`,
      sql: `integer not null check (${column} between 0 and ${options.length - 1})`,
      draft: `${name} | null`,
      initial: 'null',
      above: `const ${key}Options = optionsOf(${labels});`,
      input: `<${isShort ? 'RadioGroup' : 'Select'} options={${key}Options} {...field('${key}')} />`,
      listed: (phone) =>
        `column('${key}', 96, ({ ${key} }) => (${key} === null ? nothing : ${labels}[${key}]), { phone: '${phone}' })`,
      wire: places.map(String) as unknown as Samples,
      decoded: places.map((at) => `${name}.${options[at]?.key}`) as unknown as Samples,
      fill: isShort
        ? `await userEvent.click(form.getByRole('radio', { name: '${chosen}' }));`
        : `await userEvent.click(form.getByRole('combobox', { name: '${label}' }));
    await userEvent.click(await screen.findByRole('option', { name: '${chosen}' }));`,
    };
  },
  date: ({ key, column, label, isOptional }) => ({
    read: 'nullable(z.string())',
    write: isOptional ? 'clearable(LocalDate)' : 'LocalDate',
    defined: isOptional ? 'day().orNull' : 'day()',
    sql: `\${text}${isOptional ? '' : ' not null'} check (length(${column}) = 10)`,
    draft: 'string',
    initial: "''",
    sent: `draft.${key}.slice(0, 10) || null`,
    // The limits of a number are no limits of a day.
    above: 'const unbounded = { min: undefined, max: undefined };',
    input: `<DateTimeField {...field('${key}')} {...unbounded} hasTime={false} today={today} />`,
    listed: (phone) => `time('${key}', 112, 'day', { phone: '${phone}' })`,
    wire: ["'2026-03-01'", "'2026-03-02'", "'2026-03-03'"],
    ...(isOptional
      ? { fallback: 'null', left: 'null' }
      : { fill: typing('textbox', label, "'2026-03-02{Tab}'") }),
  }),
};

/** A field with how each file writes it. */
export function withCode(field: Field, record: string): Field & FieldCode {
  const code = codes[field.type](field, record);
  const kept = typedNames.has(field.column) ? ".kept('typed')" : '';
  return { ...field, ...code, defined: code.defined + kept };
}
