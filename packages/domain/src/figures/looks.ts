import type { KeyFigures } from '@anzhu/api/contract/figures';
import { Role } from '@anzhu/api/contract/role';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import type { StatDelta } from '@anzhu/ui/StatTile';

/** The name of a key figure in the contract. */
export type FigureName = Exclude<keyof KeyFigures, 'day'>;

/** How a figure is written. */
interface FigureLook {
  /** Of the figure, and of the numbers of its sparkline; 元 is written as money. */
  unit: '%' | '元' | '间' | '人';
  /** What its change is compared with. */
  since: string;
  /** A rise is good. Left out where neither is: more arrivals are more work too. */
  isGain?: true;
}

/** All figures, in the order in which they stand. */
export const figureLooks: Record<FigureName, FigureLook> = {
  occupancy: { unit: '%', since: '较昨晚', isGain: true },
  averagePrice: { unit: '元', since: '较昨晚', isGain: true },
  revenuePerRoom: { unit: '元', since: '较昨晚', isGain: true },
  roomsAvailable: { unit: '间', since: '' },
  arrivals: { unit: '间', since: '较昨日全天' },
  departures: { unit: '间', since: '较昨日全天' },
  isolationOccupancy: { unit: '%', since: '较昨晚' },
  inIsolation: { unit: '人', since: '较昨日' },
  newIsolations: { unit: '人', since: '较昨日全天' },
  vacantIsolationRooms: { unit: '间', since: '' },
};

const allNames = Object.keys(figureLooks) as FigureName[];
const isOfIsolation = (name: FigureName): boolean => /isolation/i.test(name);
const isOfMoney = (name: FigureName): boolean => figureLooks[name].unit === '元';

/** The figures that a role gets (spec: roles): what is expected while they are loaded. */
export function figureNames(role: Role | null): FigureName[] {
  if (role === Role.antiEpidemic) return allNames.filter(isOfIsolation);
  if (role === Role.hotelMember) return allNames.filter((name) => !isOfMoney(name));
  return allNames;
}

const oneDigit = (value: number): number => Math.round(value * 10) / 10;

/** A value in the unit in which it is shown: fractions in per cent. */
export const shownNumber = (name: FigureName, value: number): number =>
  figureLooks[name].unit === '%' ? oneDigit(value * 100) : value;

/** The figure as it is read, and its unit where that is not part of it. */
export function figureText(
  name: FigureName,
  value: number | null,
): { value: string | null; unit?: string } {
  const { unit } = figureLooks[name];
  if (value === null) return { value: null };
  if (unit === '元') return { value: formatYuan(value) };
  if (value < 0) return { value: `超 ${-value}`, unit };
  return { value: String(shownNumber(name, value)), unit };
}

/** The change against yesterday, in words; undefined when one of the two is not known. */
export function figureDelta(
  name: FigureName,
  now: number | null,
  before: number | null,
): StatDelta | undefined {
  if (now === null || before === null) return undefined;
  const { unit, since, isGain } = figureLooks[name];
  const [one, other] = [shownNumber(name, now), shownNumber(name, before)];
  const change = unit === '元' ? toYuan(toFen(one) - toFen(other)) : oneDigit(one - other);
  const size = Math.abs(change);
  const amounts = {
    '%': `${size} 个百分点`,
    元: formatYuan(size),
    间: `${size} 间`,
    人: `${size} 人`,
  };
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'flat';
  const tone = isGain ? (change > 0 ? 'success' : 'danger') : undefined;
  return { direction, amount: amounts[unit], since, tone };
}
