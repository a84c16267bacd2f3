import type { StyleRule } from '@vanilla-extract/css';

/** A screen with a record open at its side. */
export const besideRecord = 'main:has([data-docked])';

/**
 * Of `@media screen`: beside an open record a row is folded to two lines, in the height of one, so that none changes
 * its place. The first begins with the titles and ends with the mark; the second begins with the `second` values and
 * ends with the `third` ones.
 */
export const folded = (
  rule: NonNullable<StyleRule['selectors']>[string],
): Pick<StyleRule, 'selectors'> => ({
  selectors: { [`${besideRecord} &`]: rule },
});
