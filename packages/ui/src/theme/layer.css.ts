import { globalLayer } from '@vanilla-extract/css';

/** The lowest layer: what every element starts from. */
export const resetLayer = globalLayer('anzhu-reset');

/** The one layer that holds all of our CSS, so that a host page can always override it. */
export const componentLayer = globalLayer('anzhu');
