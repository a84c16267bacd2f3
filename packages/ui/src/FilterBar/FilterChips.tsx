import { X } from '../Icon/index.ts';
import type { KeyboardEvent } from 'react';
import { chip, chipItem, chips as chipsStyle, chipWords } from './FilterBar.css.ts';

/** A filter that is on. */
export interface FilterChip {
  id: string;
  /** Field and value, as 订单状态：已支付. */
  label: string;
  onRemove: () => void;
}

/** The chip that is removed takes the focus with it: its neighbour gets it, or else 查询. */
function moveFocus(from: Element): void {
  const item = from.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next =
    neighbour?.querySelector('button') ??
    from.closest('search')?.querySelector<HTMLButtonElement>('button[type="submit"]');
  next?.focus();
}

const isRemoval = ({ key }: KeyboardEvent): boolean => key === 'Delete' || key === 'Backspace';

/** The filters that are on; pressing one takes it off. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  const remove = (button: Element, chipToRemove: FilterChip): void => {
    if (document.activeElement === button) moveFocus(button);
    chipToRemove.onRemove();
  };
  return (
    <ul className={chipsStyle} aria-label="筛选条件">
      {chips.map((one) => (
        <li key={one.id} className={chipItem}>
          <button
            type="button"
            className={chip}
            aria-label={`移除筛选「${one.label}」`}
            title={one.label}
            onClick={(event) => remove(event.currentTarget, one)}
            onKeyDown={(event) => {
              if (isRemoval(event)) remove(event.currentTarget, one);
            }}
          >
            <span className={chipWords}>{one.label}</span>
            <X size={12} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
