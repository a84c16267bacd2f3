import { Children, useId, useRef, useState, type ReactNode, type KeyboardEvent } from 'react';
import { ListFilter, X } from '../Icon/index.ts';
import { Button } from '../Button/index.ts';
import * as css from './FilterBar.css.ts';

export interface FilterBarProps {
  /** Reads the list again with what is filled in: 查询, and Enter in any field. */
  onSubmit: () => void;
  /** Empties all fields: 重置. */
  onReset: () => void;
  /** The filters that are on; pressing one takes it off. */
  chips?: readonly FilterChip[] | undefined;
  /** The list is being loaded. */
  isPending?: boolean | undefined;
  /** Fields, in the order of use. They wrap; 查询 and 重置 are at their end. */
  children: ReactNode;
}

/**
 * Narrows the list below it.
 *
 * Use it above a `Table` that is filtered by the server; one per screen. Not for entering data (`Form`).
 *
 * On phones fields and active filters are behind one button, with the number of these.
 *
 * Keyboard: Enter in a field submits, Tab reaches the buttons and then the active filters; Enter, Delete or
 * Backspace removes one, and its neighbour gets the focus.
 */
export function FilterBar({ onSubmit, onReset, chips, isPending, children }: FilterBarProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isFolded, setFolded] = useState(true);
  const isFiltered = chips !== undefined && chips.length > 0;
  const reset = (): void => {
    // Fields that keep what they cannot read, as dates do, let go of it.
    form.current?.reset();
    onReset();
  };
  return (
    <search className={css.bar}>
      <div className={css.fold}>
        <Button
          variant="quiet"
          icon={<ListFilter size={16} aria-hidden />}
          aria-expanded={!isFolded}
          aria-controls={formId}
          onPress={() => setFolded(!isFolded)}
        >
          筛选 {isFiltered && <span className={css.count}>{chips.length}</span>}
        </Button>
      </div>
      <form
        ref={form}
        id={formId}
        className={css.fields}
        data-folded={isFolded ? '' : undefined}
        noValidate
        aria-label="筛选"
        onSubmit={(event) => {
          event.preventDefault();
          if (isPending) return;
          setFolded(true);
          onSubmit();
        }}
      >
        {Children.map(children, (one) => one && <div className={css.field}>{one}</div>)}
        <div className={css.buttons}>
          <Button onPress={reset}>重置</Button>
          <Button type="submit" tone="brand" variant="solid" isPending={isPending}>
            查询
          </Button>
        </div>
      </form>
      {isFiltered && <FilterChips chips={chips} />}
    </search>
  );
}

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

function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  const remove = (button: Element, chipToRemove: FilterChip): void => {
    if (document.activeElement === button) moveFocus(button);
    chipToRemove.onRemove();
  };
  return (
    <ul className={css.chips} aria-label="筛选条件">
      {chips.map((one) => (
        <li key={one.id} className={css.chipItem}>
          <button
            type="button"
            className={css.chip}
            aria-label={`移除筛选「${one.label}」`}
            title={one.label}
            onClick={(event) => remove(event.currentTarget, one)}
            onKeyDown={(event) => {
              if (isRemoval(event)) remove(event.currentTarget, one);
            }}
          >
            <span className={css.chipWords}>{one.label}</span>
            <X size={12} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
