import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { nextTab } from './nextTab.ts';
import { list, panel, tab, tabLabel } from './Tabs.css.ts';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** What the tabs divide, for those who do not see it. */
  label: string;
  /** The id of the tab that is shown. */
  value: Id;
  onChange: (id: Id) => void;
  items: readonly TabItem<Id>[];
}

/**
 * Views of one thing, one at a time.
 *
 * Use it for two to six views that are looked at in no order. Do not use it for the steps of a task,
 * nor to filter a list (`SegmentedControl`). Only the content of the chosen tab is rendered.
 *
 * Keyboard: Tab reaches the chosen tab, then its content; ← → Home End choose another.
 */
export function Tabs<Id extends string>({ label, value, onChange, items }: TabsProps<Id>) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const chosen = items.find((item) => item.id === value);

  const move = (event: KeyboardEvent): void => {
    const from = items.findIndex((item) => item.id === value);
    const index = nextTab(event.key, from, items.length);
    const target = index === null ? undefined : items[index];
    if (index === null || !target) return;
    event.preventDefault();
    onChange(target.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <div>
      <div ref={row} className={list} role="tablist" aria-label={label}>
        {items.map((item) => (
          <button
            key={item.id}
            id={`${base}-${item.id}`}
            type="button"
            role="tab"
            className={tab}
            aria-selected={item.id === value}
            aria-controls={item.id === value ? `${base}-panel` : undefined}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onChange(item.id)}
            onKeyDown={move}
          >
            <span className={tabLabel} data-label={item.label}>
              {item.label}
            </span>
          </button>
        ))}
      </div>
      {chosen && (
        <div
          id={`${base}-panel`}
          key={chosen.id}
          role="tabpanel"
          aria-labelledby={`${base}-${chosen.id}`}
          tabIndex={0}
          className={panel}
        >
          {chosen.content}
        </div>
      )}
    </div>
  );
}
