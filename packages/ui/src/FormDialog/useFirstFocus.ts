import { useEffect } from 'react';
import { media } from '../theme/index.ts';

// The file input of an uploader is hidden and not focusable.
const fields =
  'input:enabled:not([type="file"]), textarea:enabled, select:enabled, [role="combobox"]:enabled';

/**
 * Focuses the first field of a form on mount, unless one of its fields has the focus already. Not on
 * touch screens, where the keyboard would cover half of the form.
 */
export function useFirstFocus(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form === null || form.contains(document.activeElement)) return;
    if (!window.matchMedia(media.touch).matches) form.querySelector<HTMLElement>(fields)?.focus();
  }, [formId]);
}
