/** What can have the focus inside of a group that is invalid as a whole. */
const focusable = 'input:enabled, button:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** Puts the focus on the first invalid control of a form, or into the first invalid group. */
export function focusFirstInvalid(form: HTMLElement): void {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!invalid) return;
  const target = invalid.matches(focusable)
    ? invalid
    : invalid.querySelector<HTMLElement>(focusable);
  target?.focus();
}
