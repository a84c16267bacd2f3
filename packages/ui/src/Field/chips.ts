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

/**
 * In the line of a `FilterBar` fields look like chips: the filters that are on. A field in the title of a screen looks like
 * a part of it. Null everywhere else.
 */
export const ChipLine = createContext<readonly FilterChip[] | 'title' | null>(null);

interface ChipLook {
  isChip: boolean;
  /** It stands in the title of the screen. */
  isInTitle: boolean;
  /** Its filter, when it is on. */
  chip: FilterChip | undefined;
}

/** Whether a field looks like a chip, or like a part of a title. @internal */
export function useChip(label: string): ChipLook {
  const line = useContext(ChipLine);
  const chips = line === 'title' ? null : line;
  return {
    isChip: line !== null,
    isInTitle: line === 'title',
    chip: chips?.find(({ field }) => field === label),
  };
}
