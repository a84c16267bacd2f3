import { isPlainEnter } from '@anzhu/ui/TextField';
import { useEffect, useRef, type ReactNode } from 'react';
import { useStable } from '@anzhu/ui/useStable';
import { endGroup, isField, nextStop } from './nextStop.ts';

export interface KeyboardFlowProps {
  /**
   * Called for Enter in the last field. @returns true when it was handled; else what is left to choose, or the submit
   * button, has the focus.
   */
  onEnd?: (() => boolean) | undefined;
  /** A form. */
  children: ReactNode;
}

/** Focuses the submit button of a form, also one outside of it, as in a dialog's footer. */
export function focusSubmit(form: HTMLFormElement | null): void {
  for (const element of form?.elements ?? []) {
    if (element instanceof HTMLButtonElement && element.type === 'submit') element.focus();
  }
}

/** Focuses a choice behind the last field that is not made yet, or else the submit button. */
function focusEnd(form: HTMLFormElement | null): void {
  const choices = [...(form?.querySelectorAll<HTMLInputElement>(`[${endGroup}] input`) ?? [])];
  if (choices.length > 0 && !choices.some(({ checked }) => checked)) choices[0]?.focus();
  else focusSubmit(form);
}

/** Focuses what a guest still lacks, in a form the first one; where there is nothing, the submit button. */
export function focusFirstGap(owner: HTMLFormElement | HTMLFieldSetElement | null): void {
  const fields = owner instanceof HTMLFormElement ? 'fieldset input' : 'input';
  const inputs = [...(owner?.querySelectorAll(fields) ?? [])].filter(isField);
  const isGap = ({ type, name, value }: HTMLInputElement): boolean =>
    type === 'radio' ? !inputs.some((one) => one.name === name && one.checked) : value === '';
  const gap = inputs.find(isGap);
  if (gap) gap.focus();
  else focusSubmit(owner instanceof HTMLFieldSetElement ? owner.form : owner);
}

/**
 * Moves the focus to the next input of a form on Enter. Enter in a popover of a field (a calendar, a searchable
 * list) is left to the popover.
 */
export function KeyboardFlow({ onEnd, children }: KeyboardFlowProps) {
  const root = useRef<HTMLDivElement>(null);
  const pressKey = useStable((event: KeyboardEvent): void => {
    const element = root.current;
    if (!element) return;
    if (isField(event.target) && isPlainEnter(event)) {
      event.preventDefault();
      const form = element.querySelector('form');
      if (event.target.closest(`[${endGroup}]`)) return focusSubmit(form);
      const next = nextStop(element, event.target);
      if (next) next.focus();
      else if (!onEnd?.()) focusEnd(form);
    }
  });

  useEffect(() => {
    const element = root.current;
    const listener = (event: KeyboardEvent): void => pressKey(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [pressKey]);

  return <div ref={root}>{children}</div>;
}
