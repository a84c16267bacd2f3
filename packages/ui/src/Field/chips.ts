import { createContext, useContext } from 'react';

/** A filter that is on. */
export interface FilterChip {
  id: string;
  /** The label of its field. */
  field: string;
  /** Field and value, as 订单状态：已支付. */
  label: string;
  onRemove: () => void;
}

/** In the line of a `FilterBar` fields look like chips: the filters that are on. Null everywhere else. */
export const ChipLine = createContext<readonly FilterChip[] | null>(null);

/** Whether a field looks like a chip, and its filter, when it is on. @internal */
export function useChip(label: string): { isChip: boolean; chip: FilterChip | undefined } {
  const chips = useContext(ChipLine);
  return { isChip: chips !== null, chip: chips?.find(({ field }) => field === label) };
}

/** The name of the button that takes a filter off. */
export const removalOf = (condition: string): string => `移除筛选「${condition}」`;
