import { useSyncExternalStore } from 'react';

/** What lies over the page. dialog: it leaves room above; sheet: it fills the height. */
export type Cover = 'none' | 'dialog' | 'sheet';

/** What floats is rendered into the body itself: dialogs come and go as its children. */
function watchBody(tell: () => void): () => void {
  const watcher = new MutationObserver(tell);
  watcher.observe(document.body, { childList: true });
  return () => watcher.disconnect();
}

function topmost(): Cover {
  const modals = document.querySelectorAll(
    'body > [data-floating="dialog"], body > [data-floating="sheet"]',
  );
  const cover = modals[modals.length - 1]?.getAttribute('data-floating');
  return cover === 'dialog' || cover === 'sheet' ? cover : 'none';
}

/** What lies over the page now; renders again when that changes. */
export function useCover(): Cover {
  return useSyncExternalStore(watchBody, topmost);
}
