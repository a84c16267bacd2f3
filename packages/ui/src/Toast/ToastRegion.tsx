import { useEffect, useSyncExternalStore } from 'react';
import { late } from '../late/index.ts';
import { isWaiting, onWaiting } from './notice.ts';

const toasts = late(() => import('./Toasts.tsx').then((part) => part.Toasts));

let wasNeeded = false;

/** Stays true from the first message on: the region that shows it also shows all later ones. */
function isNeeded(): boolean {
  wasNeeded ||= isWaiting();
  return wasNeeded;
}

/**
 * Where messages (`toast`, `notify`) are shown: at the top, in the middle. Put it once beside the routes.
 *
 * Messages are read aloud, stay while pointed at or focused, and are in reach while a dialog is open.
 *
 * Keyboard: F6 goes to the messages and back; Tab to their × button.
 */
export function ToastRegion() {
  const isShown = useSyncExternalStore(onWaiting, isNeeded);

  // The first thing anyone does may lead to a message, and the network may be what fails then.
  useEffect(() => {
    const { preload } = toasts;
    const once = { once: true, capture: true };
    window.addEventListener('pointerdown', preload, once);
    window.addEventListener('keydown', preload, once);
    return () => {
      window.removeEventListener('pointerdown', preload, once);
      window.removeEventListener('keydown', preload, once);
    };
  }, []);

  return isShown ? <toasts.Part /> : null;
}
