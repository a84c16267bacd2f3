import { useEffect, useRef, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { scrollRow } from '../Tabs/scrollIntoView.ts';
import { list, nav, link, section } from './SectionNav.css.ts';

/** Sections are put to the line by the browser, which rounds. */
const tolerance = 2;

/** The section being read: the last that begins at or above the line (`top` 0); at the end of the page the last one. */
export function currentSection(
  sections: readonly { id: string; top: number }[],
  isAtEnd: boolean,
): string | undefined {
  if (isAtEnd) return sections.at(-1)?.id;
  return (sections.findLast(({ top }) => top <= tolerance) ?? sections[0])?.id;
}

interface NavItem {
  /** The `id` of its `NavSection`; unique on the page. */
  id: string;
  label: string;
}

export interface SectionNavProps {
  /** What the sections are of, for screen readers: 我的酒店. */
  label: string;
  /** The sections, in their order on the page. Stable between renders. */
  items: readonly NavItem[];
}

/** Scrolls to a section and moves the focus to it, so that Tab goes on from there. */
function goTo(event: MouseEvent, id: string): void {
  // The address belongs to the router.
  event.preventDefault();
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView();
}

/**
 * The sections of a long page, with the one that is being read marked. It stays in view: beside the content,
 * and on narrow screens as a strip above it.
 *
 * Use it for a form of several screens, with its sections as `NavSection`. Do not use it for views of which one
 * is shown at a time (`Tabs`), nor for the steps of a task (`Steps`).
 *
 * Keyboard: Tab goes through the links, Enter goes to a section, where Tab goes on.
 */
export function SectionNav({ label, items }: SectionNavProps) {
  const strip = useRef<HTMLOListElement>(null);
  const current = useCurrentSection(items);

  useEffect(() => {
    const place = items.findIndex(({ id }) => id === current);
    if (strip.current) scrollRow(strip.current, place);
  }, [items, current]);

  return (
    <nav className={nav} aria-label={label}>
      <ol ref={strip} className={list}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              className={link}
              href={`#${item.id}`}
              aria-current={item.id === current ? 'location' : undefined}
              onClick={(event) => goTo(event, item.id)}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface NavSectionProps {
  /** As in the `items` of the `SectionNav`. */
  id: string;
  /** What the section holds. */
  children: ReactNode;
}

/** A section that a `SectionNav` goes to; what is in it has a heading of its own. */
export function NavSection({ id, children }: NavSectionProps) {
  return (
    <div id={id} tabIndex={-1} className={section}>
      {children}
    </div>
  );
}

/** Any element may scroll, and scroll events do not bubble: the listener captures them. */
function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('scroll', listener, { capture: true, passive: true, signal });
  window.addEventListener('resize', listener, { signal });
  return () => stop.abort();
}

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;

function useCurrentSection(items: readonly { id: string }[]): string | undefined {
  const current = (): string | undefined => {
    const sections = items.flatMap(({ id }) => {
      const element = document.getElementById(id);
      if (!element) return [];
      // Where the section is when it has been gone to.
      const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
      return [{ id, top: element.getBoundingClientRect().top - margin }];
    });
    return currentSection(sections, isAtEnd(document.documentElement)) ?? items[0]?.id;
  };
  return useSyncExternalStore(subscribe, current, () => items[0]?.id);
}
