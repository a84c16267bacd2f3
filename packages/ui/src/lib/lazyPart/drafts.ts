import { useEffect, useEffectEvent } from 'react';
import { draftsKey, registerForm, type Drafts } from './refresh.ts';

/** Removes the draft that was saved under a name before the page was reloaded, and returns it. */
function takeDraft(name: string): unknown {
  const drafts = JSON.parse(sessionStorage.getItem(draftsKey) ?? '{}') as Drafts;
  const { [name]: draft, ...others } = drafts;
  if (draft !== undefined) sessionStorage.setItem(draftsKey, JSON.stringify(others));
  return draft;
}

/**
 * Keeps what is being filled in over a reload of the page by `refreshPage`: when the form opens again,
 * `restore` receives what `read` had returned.
 *
 * @param name names the form and its record on this screen, as its title does.
 * @param read the values as JSON can hold them; undefined when nothing was changed.
 */
export function useDraft<Draft>(
  name: string,
  read: () => Draft | undefined,
  restore: (draft: Draft) => void,
): void {
  const readLatest = useEffectEvent(read);
  const restoreLatest = useEffectEvent(restore);

  useEffect(() => {
    // The same name on another screen is another form.
    const key = `${window.location.pathname} ${name}`;
    const draft = takeDraft(key);
    // It was written by `read` of the same form.
    if (draft !== undefined) restoreLatest(draft as Draft);
    return registerForm((drafts) => {
      const current = readLatest();
      if (current !== undefined) drafts[key] = current;
    });
  }, [name]);
}
