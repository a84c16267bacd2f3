import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Set where a bar covers the top of the window: how much of it. */
export const coveredTopVar = createVar();

/** How much of the window's top is covered by a bar: what sticks there sticks below it. */
export const coveredTop = fallbackVar(coveredTopVar, '0px');
