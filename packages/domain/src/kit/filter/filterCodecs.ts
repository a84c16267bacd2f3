import type { Id } from '@anzhu/api/contract/codecs';

/** How the value of one filter field is written: in the URL, in the input of a call and in a chip. */
export interface FilterCodec<Value, Input = NonNullable<Value>> {
  /** Filters nothing. */
  readonly empty: Value;
  /** Of a text, in characters; longer ones in the URL are broken. */
  readonly maxLength?: number;
  /** Reads the text of the URL. @returns undefined when it is broken. */
  parse(text: string): Value | undefined;
  /** @returns the text of the URL; '' for what filters nothing. */
  print(value: Value): string;
  /** What the call takes, by key. Only called for a value that filters. */
  input(value: Value, name: string): Record<string, Input>;
  /** The value in words, where the field has no words of its own. */
  words(value: Value): string;
}

/** Days, `yyyy-MM-dd`, both inclusive. */
interface DayRange {
  begin: string;
  end: string;
}

/** A codec whose value is sent under the field's own name. */
function single<Value, Input = NonNullable<Value>>(
  codec: Pick<FilterCodec<Value>, 'empty' | 'parse' | 'print'>,
  toInput = (value: Value) => value as unknown as Input,
): FilterCodec<Value, Input> {
  return {
    ...codec,
    words: (value) => String(value),
    input: (value, name) => ({ [name]: toInput(value) }),
  };
}

const printed = (value: unknown): string => (value === null ? '' : String(value));

/** Typed text; surrounding blanks are not sent. */
export const textFilter = (maxLength = 64): FilterCodec<string, string> => ({
  ...single<string, string>(
    {
      empty: '',
      parse: (text) => (text.length <= maxLength ? text : undefined),
      print: (value) => value.trim(),
    },
    (value) => value.trim(),
  ),
  maxLength,
});

/** A month, `yyyy-MM`. */
export const monthFilter = (): FilterCodec<string, string> => ({
  ...textFilter(7),
  parse: (text) => (/^(\d{4}-(0[1-9]|1[0-2]))?$/.test(text) ? text : undefined),
});

/** The id of a record. */
export const idFilter = () =>
  single<Id | null, Id>({ empty: null, parse: (text) => text, print: printed });

/** One of the strings of a list, as a province. */
export const optionFilter = <Value extends string>(options: readonly Value[]) =>
  single<Value | null, Value>({
    empty: null,
    parse: (text) => options.find((one) => one === text),
    print: printed,
  });

/** One of the keys of a record of labels. */
export const keyFilter = <Key extends string>(
  labels: Readonly<Record<Key, string>>,
): FilterCodec<Key | null, Key> => ({
  ...optionFilter(Object.keys(labels) as Key[]),
  words: (key) => (key === null ? '' : labels[key]),
});

/** One of the values of an enum of the contract, as a status, with their labels. */
export const enumFilter = <Value extends string | number>(
  values: Record<string, Value>,
  labels: Readonly<Record<Value, string>>,
): FilterCodec<Value | null, Value> => ({
  ...single<Value | null, Value>({
    empty: null,
    parse: (text) => Object.values(values).find((one) => String(one) === text),
    print: printed,
  }),
  words: (value) => (value === null ? '' : labels[value]),
});

/** The values of an enum with their labels, as the options of a field. */
export const optionsOf = <Value extends string | number>(
  labels: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] =>
  Object.entries<string>(labels).map(([key, label]) => ({
    // The keys of an object are strings, also those of numbers.
    value: (/^\d+$/.test(key) ? Number(key) : key) as Value,
    label,
  }));

/** A whole number, as a floor. */
export const integerFilter = () =>
  single<number | null, number>({
    empty: null,
    parse: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined),
    print: printed,
  });

/** Yes or no; 1 or 0 in the URL. */
export const booleanFilter = () => ({
  ...single<boolean | null, boolean>({
    empty: null,
    parse: (text) => (text === '1' || text === '0' ? text === '1' : undefined),
    print: (value) => (value === null ? '' : value ? '1' : '0'),
  }),
  words: (value: boolean | null) => (value === true ? '是' : '否'),
});

const dayPattern = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;

/** Days from the first to the last; the call takes their first and last second, under these keys. */
export interface DayRangeCodec<Key extends string = string> extends FilterCodec<
  DayRange | null,
  string
> {
  readonly keys: readonly [begin: Key, end: Key];
}

const timeKeys = ['beginTime', 'endTime'] as const;

/** A range of days, sent as `beginTime` and `endTime` or under other keys. */
export const dayRangeFilter = <const Key extends string = (typeof timeKeys)[number]>(
  keys: readonly [begin: Key, end: Key] = timeKeys as unknown as readonly [Key, Key],
): DayRangeCodec<Key> => ({
  keys,
  empty: null,
  parse: (text) => {
    const [, begin = '', end = ''] = dayPattern.exec(text) ?? [];
    return begin !== '' && begin <= end ? { begin, end } : undefined;
  },
  print: (days) => (days ? `${days.begin}..${days.end}` : ''),
  words: (days) => (days ? `${days.begin} 至 ${days.end}` : ''),
  input: (days): Record<string, string> =>
    days ? { [keys[0]]: `${days.begin} 00:00:00`, [keys[1]]: `${days.end} 23:59:59` } : {},
});
