/**
 * A file in frames that report how much of it is done: an export is made while it is sent, so that its size
 * is unknown, though the number of its rows is not. Sent to those that accept this type, the plain file to
 * all others.
 *
 * The first four bytes are the number of rows; then follow frames of eight bytes and a piece of the file: the
 * rows done with it, and its length. All numbers have four bytes, the highest first.
 */
export const framedType = 'application/vnd.anzhu.framed';

/** The header that asks for frames: `Accept`. */
export const framedAccept = `${framedType}, */*`;

const wordSize = 4;
const headSize = 2 * wordSize;

const bytesOf = (...words: readonly number[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(words.length * wordSize);
  const view = new DataView(bytes.buffer);
  for (const [place, word] of words.entries()) view.setUint32(place * wordSize, word);
  return bytes;
};

/** The beginning of a framed file of so many rows. */
export const framedStart = (total: number): Uint8Array<ArrayBuffer> => bytesOf(total);

/** A piece of the file as a frame. */
export function frameOf(done: number, piece: Uint8Array): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(headSize + piece.byteLength);
  frame.set(bytesOf(done, piece.byteLength));
  frame.set(piece, headSize);
  return frame;
}

/** Takes a framed file apart as it arrives, wherever the network has cut it. */
export function makeUnframer(onRows: (done: number, total: number) => void) {
  let rest = new Uint8Array(0);
  let total: number | null = null;
  let left = 0;

  function append(chunk: Uint8Array): void {
    const joined = new Uint8Array(rest.byteLength + chunk.byteLength);
    joined.set(rest);
    joined.set(chunk, rest.byteLength);
    rest = joined;
  }
  const wordAt = (place: number): number =>
    new DataView(rest.buffer, rest.byteOffset).getUint32(place);
  function take(size: number): Uint8Array<ArrayBuffer> {
    const taken = rest.slice(0, size);
    rest = rest.slice(size);
    return taken;
  }

  return {
    /** The pieces of the file in a chunk. */
    push(chunk: Uint8Array): Uint8Array<ArrayBuffer>[] {
      append(chunk);
      const pieces: Uint8Array<ArrayBuffer>[] = [];
      if (total === null) {
        if (rest.byteLength < wordSize) return [];
        total = wordAt(0);
        take(wordSize);
      }
      for (;;) {
        if (left > 0) {
          const piece = take(Math.min(left, rest.byteLength));
          left -= piece.byteLength;
          if (piece.byteLength > 0) pieces.push(piece);
          if (left > 0) return pieces;
        }
        if (rest.byteLength < headSize) return pieces;
        onRows(wordAt(0), total);
        left = wordAt(wordSize);
        take(headSize);
      }
    },
    /** True when the file has ended with a frame, not within one. */
    isWhole: (): boolean => total !== null && left === 0 && rest.byteLength === 0,
  };
}
