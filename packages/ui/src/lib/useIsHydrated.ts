import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False on a server and while its HTML is hydrated, true from then on: for what only a browser has. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
