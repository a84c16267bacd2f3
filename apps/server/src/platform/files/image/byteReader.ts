/** A file that is not the picture that it begins as: cut off, damaged, or something else. */
export class BrokenImage extends Error {
  override readonly name = 'BrokenImage';
}

/**
 * Blocks, segments or chunks that a picture may be made of: an animation of thousands of frames has
 * fewer. Each takes time of its own, however small it is.
 */
const maxParts = 10_000;

/** Reads a stream of bytes in the chunks that a format is made of. Holds little more than one. */
export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);
  #parts = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** What is held, at least so many bytes of it, without taking it. Throws when the stream ends before. */
  async peek(least: number): Promise<Buffer> {
    const parts = [this.#held];
    let size = this.#held.length;
    while (size < least) {
      const { value, done } = await this.#source.next();
      if (done) throw new BrokenImage('the file ends too early');
      parts.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
      size += value.byteLength;
    }
    if (parts.length > 1) this.#held = Buffer.concat(parts);
    return this.#held;
  }

  /** Counts a part of the picture. @throws BrokenImage when there are too many. */
  countPart(): void {
    this.#parts += 1;
    if (this.#parts > maxParts) throw new BrokenImage('too many parts');
  }

  /** Exactly so many bytes. */
  async take(count: number): Promise<Buffer> {
    const taken = (await this.peek(count)).subarray(0, count);
    this.#held = this.#held.subarray(count);
    return taken;
  }

  /** Reads so many bytes, chunk by chunk as they arrive. */
  async *chunks(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      const held = await this.peek(1);
      const chunk = await this.take(Math.min(left, held.length));
      left -= chunk.length;
      yield chunk;
    }
  }

  /** Passes over so many bytes. */
  async skip(count: number): Promise<void> {
    for await (const chunk of this.chunks(count)) void chunk;
  }

  /** Lets the stream go, read to its end or not. */
  async close(): Promise<void> {
    await this.#source.return?.();
  }
}

/** A picture too large to be shown anywhere. */
export class ImageTooLarge extends Error {
  override readonly name = 'ImageTooLarge';
}

/** Pixels of a side, and of a picture: beyond what cameras of phones make. */
const longestSide = 20_000;
const mostPixels = 64_000_000;

/** Refuses dimensions that no screen needs, but that take gigabytes to show. */
export function checkDimensions(width: number, height: number): void {
  if (width > longestSide || height > longestSide || width * height > mostPixels) {
    throw new ImageTooLarge(`${width} × ${height}`);
  }
}
