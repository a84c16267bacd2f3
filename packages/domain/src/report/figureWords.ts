import { labelsOf } from '@anzhu/api/contract/label';
import { DayFigures } from '@anzhu/api/contract/report';
import { formatYuan } from '@anzhu/api/rules/money';
import { tillColumns } from '@anzhu/api/rules/till';
import { nothing } from '@anzhu/api/rules/timeText';

export const figureLabels = labelsOf(DayFigures);

export type FigureName = Exclude<keyof DayFigures, 'ways'>;

export interface FigureGroup {
  title: string;
  names: readonly FigureName[];
  /** Shown on days that have any: the others fit a sheet of paper without. */
  isRare?: boolean;
}

const rooms = {
  title: '客房',
  names: ['arrivals', 'departures', 'inHouse', 'rooms', 'soldNights', 'occupancy', 'averagePrice'],
} as const satisfies FigureGroup;
const income = {
  title: '收入',
  names: ['roomIncome', 'otherIncome', 'income'],
} as const satisfies FigureGroup;
const moved = { title: '收支', names: [...tillColumns, 'net'] } as const satisfies FigureGroup;
const onAccount: FigureGroup = { title: '挂账', names: ['onAccount'], isRare: true };
const reversed: FigureGroup = {
  title: '冲销',
  names: ['reversedCharges', 'reversedPayments', 'reversedRefunds', 'reversedDeposits'],
  isRare: true,
};
const held: FigureGroup = { title: '账务', names: ['prepaid', 'deposits', 'openBills', 'open'] };

/** The figures in the order of the page. */
export const figureGroups: readonly FigureGroup[] = [
  rooms,
  income,
  moved,
  onAccount,
  reversed,
  held,
];

/** The figures of many hotels, as many beside each other as a table has space for. */
export const figureViews = [
  { value: 'business', label: '经营', groups: [rooms, income] },
  { value: 'money', label: '收支', groups: [moved] },
  { value: 'accounts', label: '账务', groups: [held, onAccount, reversed] },
] as const satisfies readonly { value: string; label: string; groups: readonly FigureGroup[] }[];

/** The figures of a group that are shown: those of a rare group where a day has one that is not 0. */
export const shownFigures = (
  { names, isRare = false }: FigureGroup,
  days: readonly DayFigures[],
): FigureName[] => names.filter((of) => !isRare || days.some((figures) => figures[of] !== 0));

export const countFigures: ReadonlySet<FigureName> = new Set([
  'arrivals',
  'departures',
  'inHouse',
  'rooms',
  'soldNights',
  'openBills',
]);

/** A figure as it is read: 70.0%, ¥16,755.00; a dash where it cannot be computed. */
export function figureText(of: FigureName, value: number | null): string {
  if (value === null) return nothing;
  if (of === 'occupancy') return `${(value * 100).toFixed(1)}%`;
  return countFigures.has(of) ? String(value) : formatYuan(value);
}
