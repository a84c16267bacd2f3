/** Focusable elements of an invalid group. */
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

/** Focuses the first invalid control of a form, or the first control of the first invalid group. */
export function focusFirstInvalid(form: HTMLElement): void {
  focusFirst(form, '[aria-invalid="true"]');
}

/**
 * Focuses the first control whose text could not be parsed into a value: no date, too long.
 *
 * @returns whether there is one.
 */
export function focusUnparsed(form: HTMLElement): boolean {
  return focusFirst(form, '[data-unread]');
}
