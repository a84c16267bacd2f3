import type { PieceReader } from './unzip.ts';

/** Ends the unpacking of a worksheet after so many rows with a value. */
export interface RowLimit {
  read: PieceReader;
  /** The byte where the first row too many begins; null when there is none. */
  end: () => number | null;
  /** The worksheet without the rows too many. */
  cut: (content: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
}

/** The beginnings of rows, and of what a cell holds: a value, a text, a formula. */
const tags = /<(?:\w+:)?(row|v|is|f)(?=[\s>/])/g;

/** A tag that is no longer than this is read in one piece: what follows its name does not matter. */
const longestTag = 64;

const closing = new TextEncoder().encode('</sheetData></worksheet>');

/** Counts the rows of a worksheet that have a value, piece by piece, up to `most`. */
export function rowLimit(most: number): RowLimit {
  let text = '';
  let offset = 0;
  let rows = 0;
  let rowStart = 0;
  let hasValue = true;
  let end: number | null = null;

  const read: PieceReader = (piece) => {
    // One character for each byte: a tag has none but ASCII.
    text += new TextDecoder('latin1').decode(piece);
    const last = text.lastIndexOf('<');
    const complete = last < 0 || text.length - last > longestTag ? text.length : last;
    for (const { 1: name, index } of text.slice(0, complete).matchAll(tags)) {
      if (name === 'row') {
        rowStart = offset + index;
        hasValue = false;
      } else if (!hasValue) {
        hasValue = true;
        rows += 1;
      }
      if (rows > most) {
        end = rowStart;
        return true;
      }
    }
    text = text.slice(complete);
    offset += complete;
    return false;
  };
  return {
    read,
    end: () => end,
    cut: (content) => {
      if (end === null) return content;
      const kept = new Uint8Array(end + closing.length);
      kept.set(content.subarray(0, end));
      kept.set(closing, end);
      return kept;
    },
  };
}
