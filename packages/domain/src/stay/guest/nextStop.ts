/** True for an input of the form itself: popovers stand in the form, and have inputs of their own. */
export const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.closest('[popover]') === null;

/** Marks a group of fields that were filled in at once: Enter goes to what is left. */
export const filledGroup = 'data-filled';

/** True for a field that Enter goes to: one to type in, or a choice that is not made yet. */
function isStop(input: HTMLInputElement, all: readonly HTMLInputElement[]): boolean {
  if (input.disabled || input.readOnly || input.type === 'hidden') return false;
  if (input.value !== '' && input.type !== 'radio' && input.closest(`[${filledGroup}]`)) {
    return false;
  }
  if (input.closest(`[${endGroup}]`)) return false;
  if (input.type !== 'radio') return true;
  const group = all.filter((one) => one.type === 'radio' && one.name === input.name);
  return group[0] === input && !group.some((one) => one.checked);
}

/** Marks a group of fields that may be left blank: Enter in it means that nothing more comes. */
export const blankGroup = 'data-blank';

/** Marks choices that Enter goes to behind the last field. */
export const endGroup = 'data-end';

/**
 * Where Enter goes from a field: the next one to type in, past choices that are made already. Null
 * behind the last, and in a group that is left blank. `root` holds the fields in the order of the page.
 */
export function nextStop(root: HTMLElement, from: Element): HTMLInputElement | null {
  if (from.closest(`[${blankGroup}]`)) return null;
  const inputs = [...root.querySelectorAll('input')].filter(isField);
  const follows = (input: Element): boolean =>
    Boolean(from.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING);
  const isOwnGroup = (input: HTMLInputElement): boolean =>
    from instanceof HTMLInputElement && from.type === 'radio' && input.name === from.name;
  return (
    inputs.find((input) => follows(input) && !isOwnGroup(input) && isStop(input, inputs)) ?? null
  );
}
