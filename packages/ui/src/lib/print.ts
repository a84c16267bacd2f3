import './print.css.ts';

/**
 * The attribute of what is printed alone: while an element of the page has it, the printer gets that element
 * and nothing else, in light colours.
 */
export const printedAlone = { 'data-printed': '' } as const;
