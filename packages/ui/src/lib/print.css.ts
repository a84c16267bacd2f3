import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/index.ts';

/** A head of a sheet: while there is one the frame of the app prints none. */
export const letterhead = { 'data-letterhead': '' } as const;

/** While an element has this attribute the printer gets that element and nothing else, in light colours. */
export const printedAlone = { 'data-printed': '' } as const;

/** A record that is printed alone, unless something else is. */
export const printedRecord = { 'data-printed-record': '' } as const;

const printed = (selector: string, rule: Record<string, string>): void =>
  globalStyle(selector, { '@media': { [media.print]: rule } });

for (const [body, printedPart] of [
  ['body', '[data-printed]'],
  ['body:not(:has([data-printed]))', '[data-printed-record]'],
] as const) {
  const isPrinted = `:has(${printedPart})`;

  // What is neither printed, nor in it, nor around it, stays off the paper.
  printed(`${body}${isPrinted} *:not(${isPrinted}, ${printedPart}, ${printedPart} *)`, {
    display: 'none !important',
  });

  // Print is white in every theme.
  printed(`html${isPrinted}`, { colorScheme: 'light !important', background: 'Canvas !important' });

  // What is around it (a dialog and its cover, the frame of the app) leaves no trace.
  printed(`${body}${isPrinted}, ${body}${isPrinted} *${isPrinted}`, {
    display: 'block !important',
    position: 'static !important',
    placeItems: 'normal !important',
    width: 'auto !important',
    maxWidth: 'none !important',
    height: 'auto !important',
    minHeight: '0 !important',
    maxHeight: 'none !important',
    overflow: 'visible !important',
    margin: '0 !important',
    padding: '0 !important',
    border: '0 !important',
    boxShadow: 'none !important',
    background: 'none !important',
  });
}
