import { Zip, ZipDeflate } from 'fflate';

/** A file to go into an archive, in pieces. */
export interface ZipEntry {
  /** Path inside the archive, ASCII. */
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

/** The earliest time that an archive can hold: the same content makes the same archive. */
const mtime = new Date(1980, 0, 1);

/**
 * A zip archive as it is written, piece by piece: neither the archive nor one of its files is ever
 * whole in memory. A file holds less than 4 GB.
 */
export async function* zip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    if (piece.length > 0) ready.push(piece);
  });
  const encoder = new TextEncoder();
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 4 });
    file.mtime = mtime;
    archive.add(file);
    for await (const text of content) {
      file.push(encoder.encode(text));
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}
