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
export type FieldType = Exclude<keyof typeof fieldTypes, 'hotel'>;

/** A field of a record besides its name and its hotel. */
export interface Field {
  key: string;
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
