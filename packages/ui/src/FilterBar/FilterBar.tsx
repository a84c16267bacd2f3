import { ListFilter } from '../Icon/index.ts';
import { Children, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { bar, buttons, field, fields, fold } from './FilterBar.css.ts';
import { FilterChips, type FilterChip } from './FilterChips.tsx';

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
 * On phones the fields are folded behind 展开筛选; active filters stay visible.
 *
 * Keyboard: Enter in a field submits, Tab reaches the buttons and then the active filters; Enter, Delete or
 * Backspace removes one, and its neighbour gets the focus.
 */
export function FilterBar({ onSubmit, onReset, chips, isPending, children }: FilterBarProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isFolded, setFolded] = useState(true);
  const reset = (): void => {
    // Fields that keep what they cannot read, as dates do, let go of it.
    form.current?.reset();
    onReset();
  };
  return (
    <search className={bar}>
      <div className={fold}>
        <Button
          icon={<ListFilter size={16} aria-hidden />}
          aria-expanded={!isFolded}
          aria-controls={formId}
          onPress={() => setFolded(!isFolded)}
        >
          {isFolded ? '展开筛选' : '收起筛选'}
        </Button>
      </div>
      <form
        ref={form}
        id={formId}
        className={fields}
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
        {Children.map(children, (one) => one && <div className={field}>{one}</div>)}
        <div className={buttons}>
          <Button onPress={reset}>重置</Button>
          <Button type="submit" tone="brand" variant="solid" isPending={isPending}>
            查询
          </Button>
        </div>
      </form>
      {chips && chips.length > 0 && <FilterChips chips={chips} />}
    </search>
  );
}
