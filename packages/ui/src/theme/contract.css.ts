import { createThemeContract } from '@vanilla-extract/css';
import { lightColor } from './palette.ts';

/** What a theme must define. A token that is missing in one theme is a compile error. */
export const color = createThemeContract(lightColor);

/** What a density must define: the sizes that shrink in compact, and nothing else. */
export const density = createThemeContract({
  /** Height of buttons and fields. */
  control: null,
  /** Height of a small button, as in a table row. */
  controlSmall: null,
  /** Height of a table row. */
  row: null,
  /** Space inside a control, left and right. */
  controlInset: null,
  /** Space inside a table cell, left and right. */
  cellInset: null,
  /** Space between the fields of a form. */
  fieldGap: null,
  /** Space between the blocks of a screen. */
  blockGap: null,
});
