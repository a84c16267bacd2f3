import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { moveIndex } from '../lib/moveIndex.ts';
import { steadyWord } from '../theme/shared.css.ts';
import { scrollRow } from './scrollIntoView.ts';
import { count, list, panel, tab, tabs } from './Tabs.css.ts';

interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** A count after the label: how much waits there. Not shown for 0. */
  count?: number | undefined;
  /** Rendered while its tab is chosen, and not before. */
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** What the tabs divide, for those who do not see it. */
  label: string;
  /** The id of the tab that is shown. */
  value: Id;
  /** Called with the id of the tab that was chosen. */
  onChange: (id: Id) => void;
  /** The views, in their order. */
  items: readonly TabItem<Id>[];
}

/**
 * Views of one thing, one at a time.
 *
 * Use it for two to six views without an order; tabs that do not fit scroll within their row, with the
 * selected one in view. Do not use it for the steps of a task, to filter a list (`SegmentedControl`), nor to
 * go to another screen (`Link`). A view is rendered when it is chosen, and not before.
 *
 * Keyboard: Tab reaches the chosen tab, then its content; ← → Home End choose another.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, value, onChange, items } = props;
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const selectedIndex = items.findIndex((item) => item.id === value);
  const selected = items[selectedIndex];

  useEffect(() => {
    const scroller = row.current;
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => scrollRow(scroller, selectedIndex));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [selectedIndex]);

  const move = (event: KeyboardEvent): void => {
    const motion = { count: items.length, isHorizontal: true, wraps: true };
    const all = [...(row.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    // From the focus: the choice may be refused, or on its way.
    const from = all.findIndex((one) => one === event.currentTarget);
    const index = moveIndex(event.key, from, motion) ?? -1;
    const target = items[index];
    if (!target) return;
    event.preventDefault();
    onChange(target.id);
    all[index]?.focus({ preventScroll: true });
  };

  return (
    <div className={tabs}>
      <div ref={row} className={list} role="tablist" aria-label={label}>
        {items.map((item) => (
          <button
            key={item.id}
            id={`${base}-${item.id}`}
            type="button"
            role="tab"
            className={tab}
            aria-selected={item.id === value}
            aria-controls={item.id === value ? `${base}-${item.id}-panel` : undefined}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onChange(item.id)}
            onKeyDown={move}
          >
            <span className={steadyWord} data-word={item.label}>
              {item.label}
            </span>
            {item.count !== undefined && item.count > 0 && (
              <span className={count}>{item.count.toLocaleString('zh-CN')}</span>
            )}
          </button>
        ))}
      </div>
      {selected && (
        <div
          key={selected.id}
          id={`${base}-${selected.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${base}-${selected.id}`}
          tabIndex={0}
          className={panel}
        >
          {selected.content}
        </div>
      )}
    </div>
  );
}
