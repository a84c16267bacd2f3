import type { Id } from '@anzhu/api/contract/codecs';
import * as z from 'zod/mini';
import type { DayRangeCodec, FilterCodec } from './filterCodecs.ts';

/** The codecs of a filter by field. */
export type Codecs = Readonly<Record<string, FilterCodec<unknown, unknown>>>;

type ValueIn<Codec> = Codec extends FilterCodec<infer Value, infer _Input> ? Value : never;
type InputIn<Codec> = Codec extends FilterCodec<infer _Value, infer Input> ? Input : never;

/** The values of a filter, by field. */
export type FilterValues<Fields extends Codecs> = { [Name in keyof Fields]: ValueIn<Fields[Name]> };

/** What a filter adds to the input of a call; what filters nothing is left out. */
export type FilterInput<Fields extends Codecs> = {
  [Name in keyof Fields as Fields[Name] extends DayRangeCodec<infer Key> ? Key : Name]?: InputIn<
    Fields[Name]
  >;
};

/** Values in words, by field: for what only the screen can name, as a room type by its id. */
export type FilterWords<Fields extends Codecs> = {
  [Name in keyof Fields]?: ((value: NonNullable<ValueIn<Fields[Name]>>) => string) | undefined;
};

/** A condition in use, in words. */
interface FilterCondition<Fields extends Codecs> {
  id: keyof Fields & string;
  /** Its label: 订单状态. */
  field: string;
  /** Field and value: 订单状态：已支付. */
  label: string;
}

/** What `defineFilter` makes of the declaration of a filter. */
export interface Filter<Fields extends Codecs> {
  /** In the order of their declaration. */
  names: readonly (keyof Fields & string)[];
  empty: FilterValues<Fields>;
  /** Label and limit of a field. */
  propsOf: (name: keyof Fields & string) => { label: string; maxLength?: number };
  /** Schema of the URL's keys, all texts. */
  urlShape: Record<keyof Fields & string, z.ZodMiniType<string>>;
  /** Reads the texts of the URL; what is missing or broken filters nothing. */
  parse: (url: Readonly<Record<string, unknown>>) => FilterValues<Fields>;
  /** The texts of the URL; '' where nothing is filtered. */
  print: (values: FilterValues<Fields>) => Record<string, string>;
  input: (values: FilterValues<Fields>) => FilterInput<Fields>;
  conditions: (
    values: FilterValues<Fields>,
    words?: FilterWords<Fields>,
  ) => FilterCondition<Fields>[];
}

/** The values of a filter made by `defineFilter`. */
export type ValuesOf<F> = F extends Filter<infer Fields> ? FilterValues<Fields> : never;

type Declaration<Fields extends Codecs> = {
  [Name in keyof Fields]: {
    label: string;
    codec: Fields[Name];
    words?: (value: NonNullable<ValueIn<Fields[Name]>>) => string;
  };
};

/** Longer texts in a URL are ignored: 64 characters, of two units at most. */
const maxUrlText = 128;
const UrlText = z.catch(z._default(z.string().check(z.maxLength(maxUrlText)), ''), '');

/**
 * Declares the filter of a list: one field per condition. URL, input of the call, empty value and
 * chips are derived from it; `useFilterDraft` ties it to the fields of a `FilterBar`.
 */
export function defineFilter<Fields extends Codecs>(fields: Declaration<Fields>): Filter<Fields> {
  type Name = keyof Fields & string;
  const names = Object.keys(fields) as Name[];
  const codecOf = (name: Name): FilterCodec<unknown, unknown> => fields[name].codec;
  const record = <Value>(valueOf: (name: Name) => Value): Record<Name, Value> =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
  const inUse = (values: FilterValues<Fields>): Name[] =>
    names.filter((name) => codecOf(name).print(values[name]) !== '');

  return {
    names,
    empty: record((name) => codecOf(name).empty) as FilterValues<Fields>,
    propsOf: (name) => {
      const { maxLength } = codecOf(name);
      return { label: fields[name].label, ...(maxLength !== undefined && { maxLength }) };
    },
    urlShape: record(() => UrlText),
    parse: (url) =>
      record((name) => {
        const { parse, empty } = codecOf(name);
        const text = url[name];
        return typeof text === 'string' && text !== '' ? (parse(text) ?? empty) : empty;
      }) as FilterValues<Fields>,
    print: (values) => record((name) => codecOf(name).print(values[name])),
    input: (values) =>
      Object.assign(
        {},
        ...inUse(values).map((name) => codecOf(name).input(values[name], name)),
      ) as FilterInput<Fields>,
    conditions: (values, words) =>
      inUse(values).map((name) => {
        const value = values[name] as NonNullable<ValueIn<Fields[Name]>>;
        const inWords = words?.[name] ?? fields[name].words ?? codecOf(name).words;
        const field = fields[name].label;
        return { id: name, field, label: `${field}：${inWords(value)}` };
      }),
  };
}

/** The name of a record by its id, for chips: 加载中 until the records are there; null where there are none to choose. */
export const nameIn =
  (records: readonly { id: Id; name: string }[] | null | undefined) =>
  (id: Id): string =>
    records?.find((one) => one.id === id)?.name ?? (records === undefined ? '加载中' : id);
