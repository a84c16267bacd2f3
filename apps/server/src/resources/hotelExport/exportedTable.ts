import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/**
 * What the values of a column are. JSON lines have them as they are stored; a workbook has money in yuan, a flag as 是
 * or 否, and a choice by its word.
 */
export const kindText = {
  number: '数字',
  text: '文字',
  money: '金额：xlsx 为元，JSON 为分',
  flag: '是否：xlsx 为是、否，JSON 为 1、0',
  choice: '选项：xlsx 为文字，JSON 为编号',
  time: '时间：yyyy-MM-dd HH:mm:ss，北京时间',
  day: '日期：yyyy-MM-dd',
  json: 'JSON 文字',
} as const;
export type ColumnKind = keyof typeof kindText;

export interface ExportedColumn {
  /** Head in a workbook. */
  title: string;
  kind: ColumnKind;
  /** Words of a choice, by its value. */
  words?: Readonly<Record<string, string>>;
  /** Meaning, where the title does not show it. */
  note?: string;
}

const ofKind =
  (kind: Exclude<ColumnKind, 'choice'>) =>
  (title: string, note?: string): ExportedColumn => ({ title, kind, ...(note && { note }) });

export const number = ofKind('number');
export const text = ofKind('text');
export const money = ofKind('money');
export const flag = ofKind('flag');
export const time = ofKind('time');
export const day = ofKind('day');
export const json = ofKind('json');
export const choice = (
  title: string,
  words: Readonly<Record<string, string>>,
  note?: string,
): ExportedColumn => ({ title, kind: 'choice', words, ...(note && { note }) });

/** What a column means, in words. */
export const columnText = ({ words, note }: ExportedColumn): string =>
  [
    words &&
      Object.entries(words)
        .map(([value, word]) => `${value} ${word}`)
        .join('，'),
    note,
  ]
    .filter(Boolean)
    .join('；');

type TableName = keyof Tables;
type ColumnName<Name extends TableName> = keyof Tables[Name] & string;

/** The condition of the rows of a hotel. */
export type OfHotel = (hotelId: number) => RawBuilder<SqlBool>;

export interface ExportedTable {
  /** Name of the sheet, at most 25 characters. */
  title: string;
  /** The columns by which its rows are read in pages: unique together, and in an index. */
  key: readonly string[];
  ofHotel: OfHotel;
  columns: Readonly<Record<string, ExportedColumn>>;
  /** Columns that are left out, and why. Keyed hashes (`…_search`) are always left out. */
  omitted?: Readonly<Record<string, string>>;
}

/**
 * Defines what is taken out of a table. A column of the table that is neither exported nor left out with a reason does
 * not compile.
 */
export const exported =
  <Name extends TableName>() =>
  <Omitted extends ColumnName<Name> = never>(
    definition: Omit<ExportedTable, 'key' | 'columns' | 'omitted'> & {
      key: readonly ColumnName<Name>[];
      columns: Readonly<
        Record<Exclude<ColumnName<Name>, Omitted | `${string}_search`>, ExportedColumn>
      >;
      omitted?: Readonly<Record<Omitted, string>>;
    },
  ): ExportedTable =>
    definition;

/**
 * Rows whose column `hotel_id` is the hotel. The sign keeps the engine from the index of the hotel, in which pages by id
 * would be sorted anew for each page.
 */
export const own =
  (column = 'hotel_id'): OfHotel =>
  (hotelId) =>
    sql<SqlBool>`+${sql.ref(column)} = ${hotelId}`;

/**
 * Rows of a record of the hotel: `record` is the table that has `hotel_id`, `column` refers to it. As a value of each row,
 * which no engine turns into a join of whole tables.
 */
export const by =
  (record: TableName, column: string): OfHotel =>
  (hotelId) =>
    sql<SqlBool>`(select ${sql.ref(`${record}.hotel_id`)} from ${sql.table(record)}
      where ${sql.ref(`${record}.id`)} = ${sql.ref(column)}) = ${hotelId}`;
