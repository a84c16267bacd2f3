import { useEffect } from 'react';
import { media } from '../theme/index.ts';

// The input behind an uploader is never seen, and takes no focus.
const fields =
  'input:enabled:not([type="file"]), textarea:enabled, select:enabled, [role="combobox"]:enabled';

/**
 * Puts the focus on the first field of a form when it appears, unless one of its fields has it already.
 * Not on touch screens, where a keyboard would cover half of what has just come.
 */
export function useFirstFocus(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form === null || form.contains(document.activeElement)) return;
    if (!window.matchMedia(media.touch).matches) form.querySelector<HTMLElement>(fields)?.focus();
  }, [formId]);
}
