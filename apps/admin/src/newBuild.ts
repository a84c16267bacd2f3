import { hasOpenForm } from './session/loss.ts';

/** Whether the server's page no longer loads the file that this code is in. */
async function isOutdated(): Promise<boolean> {
  const { pathname } = new URL(import.meta.url);
  const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
  return response.ok && !(await response.text()).includes(pathname);
}

/**
 * Reloads the page when its files can no longer be loaded because a newer build has replaced them. An open
 * form stays: what it needs is there.
 */
export function reloadOnNewBuild(): void {
  // A screen has several files, and a reload takes a moment.
  let isReloading = false;
  const reload = (): void => {
    if (isReloading || hasOpenForm()) return;
    isReloading = true;
    window.location.reload();
  };
  window.addEventListener('vite:preloadError', () => {
    isOutdated().then(
      (isReplaced) => isReplaced && reload(),
      // Without a network the page stays, with the error of what could not be loaded.
      () => undefined,
    );
  });
}
