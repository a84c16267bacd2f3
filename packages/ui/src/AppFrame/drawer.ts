import { createContext, useContext } from 'react';

/** The rail as a drawer, below 900 px: the top bar opens it, the rail closes it. */
export interface Drawer {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Set by `AppFrame`; a rail or a bar outside of one has a drawer that never opens. */
export const DrawerContext = createContext<Drawer>({ isOpen: false, setOpen: () => {} });

/** The drawer of the frame around. */
export function useDrawer(): Drawer {
  return useContext(DrawerContext);
}
