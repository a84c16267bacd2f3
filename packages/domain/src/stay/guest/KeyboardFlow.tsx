import { isPlainEnter } from '@anzhu/ui/TextField';
import { useEffect, useRef, type ReactNode } from 'react';
import { nextStop } from './nextStop.ts';

export interface KeyboardFlowProps {
  /** Enter in the last field. */
  onEnd: () => void;
  /** A form. */
  children: ReactNode;
}

/**
 * Filling in a form without a mouse: Enter goes to the next field to type in, Ctrl+Enter sends. The
 * keys of what floats above the fields (a calendar, a list) are left alone.
 */
export function KeyboardFlow({ onEnd, children }: KeyboardFlowProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const pressKey = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        element.querySelector('form')?.requestSubmit();
      } else if (event.target instanceof HTMLInputElement && isPlainEnter(event)) {
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
