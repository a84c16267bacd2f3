import { useSyncExternalStore } from 'react';
import { currentSection } from './currentSection.ts';

/** Any element may scroll, and scroll events do not bubble: the listener captures them. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('scroll', listener, { capture: true, passive: true });
  window.addEventListener('resize', listener);
  return () => {
    document.removeEventListener('scroll', listener, { capture: true });
    window.removeEventListener('resize', listener);
  };
}

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;

/** The id of the section that is being read: it follows scrolling. */
export function useCurrentSection(items: readonly { id: string }[]): string | undefined {
  return useSyncExternalStore(subscribe, () => {
    const sections = items.flatMap(({ id }) => {
      const element = document.getElementById(id);
      if (!element) return [];
      // Where the section is when it has been gone to.
      const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
      return [{ id, top: element.getBoundingClientRect().top - margin }];
    });
    return currentSection(sections, isAtEnd(document.documentElement)) ?? items[0]?.id;
  });
}
