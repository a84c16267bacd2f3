export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Longer names are refused by some file systems, which count up to four bytes per character. */
const longest = 60;

/** A file name of these words, without what a file system refuses: `近一年订单 2025-12 至 2026-11.png`. */
export function fileName(words: readonly (string | undefined)[], extension: string): string {
  const name = words
    .filter((word) => word !== undefined)
    .join(' ')
    .replaceAll(/[\p{Cc}\p{Cs}"*/:<>?\\|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  return `${Array.from(name).slice(0, longest).join('').trimEnd()}.${extension}`;
}
