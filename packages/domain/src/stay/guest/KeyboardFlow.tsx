import { isCompositionKey } from '@anzhu/ui/composition';
import { isPlainEnter } from '@anzhu/ui/TextField';
import { useEffect, useRef, type ReactNode } from 'react';
import { isField, nextStop } from './nextStop.ts';

export interface KeyboardFlowProps {
  /** Enter in the last field. */
  onEnd: () => void;
  /** A form. */
  children: ReactNode;
}

/** Submits the form; the field that has the focus is left before, so that what was typed counts. */
function submitFrom(element: HTMLElement): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && isField(active)) {
    active.blur();
    active.focus();
  }
  element.querySelector('form')?.requestSubmit();
}

/**
 * Moves the focus to the next input of a form on Enter, and submits the form on Ctrl+Enter. Enter in a
 * popover of a field (a calendar, a searchable list) is left to the popover.
 */
export function KeyboardFlow({ onEnd, children }: KeyboardFlowProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const pressKey = (event: KeyboardEvent): void => {
      if (isCompositionKey(event)) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        submitFrom(element);
      } else if (isField(event.target) && isPlainEnter(event)) {
        event.preventDefault();
        const next = nextStop(element, event.target);
        if (next) next.focus();
        else onEnd();
      }
    };
    element.addEventListener('keydown', pressKey);
    return () => element.removeEventListener('keydown', pressKey);
  }, [onEnd]);

  return <div ref={root}>{children}</div>;
}
