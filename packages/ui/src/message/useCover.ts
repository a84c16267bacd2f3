import { useSyncExternalStore } from 'react';

/** What covers the page. dialog: there is space above it; sheet: it has the full height. */
export type Cover = 'none' | 'dialog' | 'sheet';

/** Dialogs are children of the body: its child list is observed. */
function subscribeBody(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

function topmost(): Cover {
  const modals = document.querySelectorAll(
    'body > [data-floating="dialog"], body > [data-floating="sheet"]',
  );
  const cover = modals[modals.length - 1]?.getAttribute('data-floating');
  return cover === 'dialog' || cover === 'sheet' ? cover : 'none';
}

/** What covers the page, as state. */
export function useCover(): Cover {
  return useSyncExternalStore(subscribeBody, topmost);
}
