import { Activity, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { moveIndex } from '../lib/moveIndex.ts';
import { steadyWord } from '../theme/shared.css.ts';
import { scrollIntoView } from './scrollIntoView.ts';
import { count, list, panel, tab, tabs } from './Tabs.css.ts';

export interface TabItem<Id extends string = string> {
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
  /** Keeps visited panels mounted but hidden, so that their drafts are not lost. @default false */
  keepMounted?: boolean | undefined;
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
  const { label, value, onChange, items, keepMounted = false } = props;
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<readonly Id[]>([value]);
  if (keepMounted && !visited.includes(value)) setVisited([...visited, value]);
  const shown = items.filter(({ id }) => id === value || (keepMounted && visited.includes(id)));
  const selectedIndex = items.findIndex((item) => item.id === value);

  // Not `Element.scrollIntoView`, which would scroll the page as well.
  useEffect(() => {
    const scroller = row.current;
    const selectedTab = scroller?.children[selectedIndex];
    if (!scroller || !(selectedTab instanceof HTMLElement)) return undefined;
    const observer = new ResizeObserver(() => {
      scroller.scrollLeft = scrollIntoView(
        { start: selectedTab.offsetLeft - scroller.offsetLeft, size: selectedTab.offsetWidth },
        { start: scroller.scrollLeft, size: scroller.clientWidth },
      );
    });
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
      {shown.map((item) => (
        <Activity key={item.id} mode={item.id === value ? 'visible' : 'hidden'}>
          <div
            id={`${base}-${item.id}-panel`}
            role="tabpanel"
            aria-labelledby={`${base}-${item.id}`}
            tabIndex={0}
            className={panel}
          >
            {item.content}
          </div>
        </Activity>
      ))}
    </div>
  );
}
