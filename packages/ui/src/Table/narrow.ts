import { createContext } from 'react';

/** Whether the table around has little room for the actions of its rows. */
export const NarrowTable = createContext(false);
