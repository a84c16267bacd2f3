/** What can have the focus inside of a group that is invalid as a whole. */
const focusable = 'input:enabled, button:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

function focusFirst(form: HTMLElement, selector: string): boolean {
  const invalid = form.querySelector<HTMLElement>(selector);
  if (!invalid) return false;
  const target = invalid.matches(focusable)
    ? invalid
    : invalid.querySelector<HTMLElement>(focusable);
  target?.focus();
  return true;
}

/** Puts the focus on the first invalid control of a form, or into the first invalid group. */
export function focusFirstInvalid(form: HTMLElement): void {
  focusFirst(form, '[aria-invalid="true"]');
}

/**
 * Puts the focus on the first control that holds something its value does not say: a text that is no
 * date, a text too long. False when there is none.
 */
export function focusUnread(form: HTMLElement): boolean {
  return focusFirst(form, '[data-unread]');
}
