import { dayFigures, type DayFigureName } from '../contract/dayFigures.ts';
import { noParts, type ReportParts } from './dayReport.ts';
import { type TillColumn, tillColumns, tillMethods } from './till.ts';

/** What the key figures of a night are made of; sums of several hotels add up. */
export type NightParts = Record<
  'nightRooms' | 'nightPay' | 'isolationRooms' | 'inIsolation' | 'newIsolations',
  number
>;

export const noNight: NightParts = {
  nightRooms: 0,
  nightPay: 0,
  isolationRooms: 0,
  inIsolation: 0,
  newIsolations: 0,
};

/** All that is kept of a day. How many rooms a hotel has is not: it is that of now, or of the close of the day. */
export type KeptParts = Omit<ReportParts, 'rooms'> & NightParts;

const { rooms: _rooms, ...noReport } = noParts;
export const noKeptParts: KeptParts = { ...noReport, ...noNight };

/** A kept figure: the name, of money that moved with the number of its way (`received 1`). */
export interface DayFigure {
  kind: string;
  value: number;
}

const isTill = (name: string): name is TillColumn => tillColumns.includes(name as TillColumn);

const names = Object.keys(dayFigures) as DayFigureName[];

/** The figures of a day that are not 0. */
export const figuresOfParts = (parts: KeptParts): DayFigure[] =>
  names
    .flatMap((name): DayFigure[] =>
      isTill(name)
        ? tillMethods.map((method, index) => ({
            kind: `${name} ${method}`,
            value: parts[name][index] ?? 0,
          }))
        : [{ kind: name, value: parts[name] }],
    )
    .filter(({ value }) => value !== 0);

/** What figures of one day come to, of one hotel or several. */
export function partsOfFigures(figures: readonly DayFigure[]): KeptParts {
  const sums = new Map<string, number>();
  for (const { kind, value } of figures) sums.set(kind, (sums.get(kind) ?? 0) + Number(value));
  return Object.fromEntries(
    names.map((name) => [
      name,
      isTill(name)
        ? tillMethods.map((method) => sums.get(`${name} ${method}`) ?? 0)
        : (sums.get(name) ?? 0),
    ]),
  ) as unknown as KeptParts;
}
