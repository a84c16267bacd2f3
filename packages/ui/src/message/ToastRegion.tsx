import { useEffect, useState } from 'react';
import { late } from '../late/index.ts';
import { useMessages } from './store.ts';

const messages = late(() => import('./Messages.tsx').then((part) => part.Messages));

/**
 * Where messages are shown: lines (`toast`) at the top in the middle, titled ones (`notify`) at the top
 * at the end. Put it once beside the routes.
 *
 * Messages are read aloud, what went wrong at once and the rest when there is a pause. They stay while
 * pointed at or focused and while the window is hidden. Over an open dialog they are one line each, in
 * the room above it or below its head, so that they cover none of its buttons; a press on one neither
 * closes the dialog nor is refused by it.
 *
 * Keyboard: F6 goes to the messages and back; Tab to their buttons; Esc closes the one with the focus.
 */
export function ToastRegion() {
  const isNeeded = useMessages().length > 0;
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setNeeded(true);

  // The first thing anyone does may lead to a message, and the network may be what fails then.
  useEffect(() => {
    const { preload } = messages;
    const once = { once: true, capture: true };
    window.addEventListener('pointerdown', preload, once);
    window.addEventListener('keydown', preload, once);
    return () => {
      window.removeEventListener('pointerdown', preload, once);
      window.removeEventListener('keydown', preload, once);
    };
  }, []);

  return wasNeeded ? <messages.Part /> : null;
}
