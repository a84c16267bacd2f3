import { createContext } from 'react';

/** Whether the surrounding table is too narrow for the actions of its rows. */
export const NarrowTable = createContext(false);
