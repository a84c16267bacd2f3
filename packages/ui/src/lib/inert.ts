/**
 * The attribute `inert` when a part cannot be used now: spread it on the element. React 18 drops a boolean one; React
 * 19 takes every string that is not empty for true.
 */
export const inert = (isInert: boolean): { inert?: boolean } =>
  isInert ? ({ inert: 'inert' } as unknown as { inert: boolean }) : {};
