import { createContext } from 'react';

/** Shows or hides the bar of the first use above the screens. */
export const ShowFirstUse = createContext<(isShown: boolean) => void>(() => undefined);
