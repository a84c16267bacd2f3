import { useSyncExternalStore } from 'react';
import { media } from '../theme/index.ts';

function subscribe(tell: () => void): () => void {
  const narrow = matchMedia(media.narrow);
  narrow.addEventListener('change', tell);
  return () => narrow.removeEventListener('change', tell);
}

/** Whether the window is too narrow for a rail beside the content; renders again when that changes. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(media.narrow).matches);
}
