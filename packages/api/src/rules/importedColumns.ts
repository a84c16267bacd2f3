import * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { shapeOf } from '../contract/fields.ts';
import { descriptionOf, enumLabels, labelOf } from '../contract/label.ts';

export type Schema = NonNullable<ReturnType<typeof shapeOf>>[string];

/** What the name in a cell belongs to: its id is looked up. */
export type Reference = 'hotel' | 'department' | 'bedTypes' | 'roomType' | 'room';

interface ColumnOptions {
  title?: string;
  /** Other heads of the column. */
  aliases?: readonly string[];
  refers?: Reference;
  /** The time of a day that has none: `HH:mm:ss`. */
  time?: string;
  /** The cell is a day without a time. */
  isDay?: boolean;
  isNeeded?: boolean;
}

/** A column of a sheet of an import. */
export interface ImportedColumn extends ColumnOptions {
  /** Its key in the input of the call. */
  field: string;
  title: string;
  schema: Schema;
  isNeeded: boolean;
}

/** A sheet of an import: what its rows are, and their columns. */
export interface ImportedSheet {
  name: string;
  columns: readonly ImportedColumn[];
}

/** Whether a call refuses a row without the field. */
const refusesNone = (schema: Schema): boolean => !z.safeParse(schema, undefined).success;

/** The columns of fields of an input, in the order given. */
export function columnsOf(
  { input }: Pick<Endpoint, 'input'>,
  fields: Readonly<Record<string, ColumnOptions>>,
): ImportedColumn[] {
  const shape = shapeOf(input) ?? {};
  return Object.entries(fields).map(([field, options]) => {
    const schema = shape[field];
    if (schema === undefined) throw new RangeError(`there is no field ${field}`);
    const title = labelOf(schema) ?? field;
    return { field, schema, title, isNeeded: refusesNone(schema), ...options };
  });
}

/** A column of no field of the first call of its row. */
export const column = (field: string, schema: Schema, options: ColumnOptions): ImportedColumn => ({
  field,
  schema,
  title: labelOf(schema) ?? field,
  isNeeded: false,
  ...options,
});

/** What a column takes, for the template: 必填；最多两位小数. */
export function columnText({
  title,
  schema,
  isNeeded,
  time,
  isDay,
  refers,
}: ImportedColumn): string {
  const choices = Object.values(enumLabels(schema) ?? {});
  const parts = [
    isNeeded ? '必填' : '可空',
    refers === undefined ? null : '填名称',
    time === undefined ? null : `日期或日期时间，只有日期的按 ${time.slice(0, 5)}`,
    isDay ? '日期' : null,
    choices.length > 0 ? choices.join('、') : null,
    refers === undefined && choices.length === 0 ? descriptionOf(schema) : null,
  ];
  return `${title}：${parts.filter(Boolean).join('；')}`;
}

/** The choices of a column in the template; none where there are none. */
export const columnChoices = ({ schema, refers }: ImportedColumn): readonly string[] =>
  refers === undefined ? Object.values(enumLabels(schema) ?? {}) : [];
