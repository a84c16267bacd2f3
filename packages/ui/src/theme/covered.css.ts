import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Height of a bar that covers the top of the window. */
export const coveredTopVar = createVar();

/** Height of the window's top that a bar covers: sticky elements stick below it. */
export const coveredTop = fallbackVar(coveredTopVar, '0px');
