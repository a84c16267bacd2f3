/** Decodes percent-encoded text; invalid text is returned unchanged. */
function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Headers arrive as Latin-1: bytes that are valid UTF-8 are decoded as UTF-8. */
function utf8Decoded(text: string): string {
  if (!/^[\x20-\xff]*[\x80-\xff][\x20-\xff]*$/.test(text)) return text;
  try {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/** A valid file name: no folders, control characters or reserved characters. */
const safe = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cs}"*:<>?|]/gu, '')
    .trim()
    .slice(0, 200);

/**
 * The file name of a `content-disposition` header: `filename*` first, then `filename`, which many
 * back ends percent-encode. Null when there is no usable one.
 */
export function fileNameOf(header: string | null): string | null {
  const text = header ?? '';
  const extended = /filename\*\s*=\s*"?[\w-]*'[^']*'([^;\s"]+)/i.exec(text)?.[1];
  if (extended !== undefined) return safe(percentDecoded(extended)) || null;
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(text);
  const name = plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '';
  return safe(utf8Decoded(percentDecoded(name.trim()))) || null;
}
