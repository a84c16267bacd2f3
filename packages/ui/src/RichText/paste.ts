const picturesOnly = /^(?:\s|&nbsp;|<!--[\s\S]*?-->|<[^>]*>)*$/;
const anyPicture = /<img\b/i;

/**
 * Whether the files of a paste with both files and HTML are used. Word adds a picture of the text, which is
 * ignored; a browser adds an `<img>` to a copied picture, which is used.
 */
export function meansFiles(html: string): boolean {
  return html === '' || (picturesOnly.test(html) && anyPicture.test(html));
}

/** Headings that the editor does not have become those that it has. */
export function withKnownHeadings(html: string): string {
  return html.replaceAll(/<(\/?)h1\b/gi, '<$1h2').replaceAll(/<(\/?)h[56]\b/gi, '<$1h4');
}

/** How many pictures of a paste are on the other side's machine, out of reach: Word's, or a mail's. */
export function countLostPictures(html: string): number {
  const lost = /<img\b[^>]*\bsrc\s*=\s*["']?\s*(?:file|blob|cid|webkit-fake-url):/gi;
  return html.match(lost)?.length ?? 0;
}

/** The file inside of a data address, as pasted pictures have it; null when there is none. */
export function fileOfDataUrl(url: string, name: string): File | null {
  const match = /^data:(image\/([a-z0-9+.-]+));base64,(.*)$/is.exec(url);
  if (!match) return null;
  const [, type = '', kind = '', content = ''] = match;
  try {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    return new File([bytes], `${name}.${kind.toLowerCase()}`, { type: type.toLowerCase() });
  } catch {
    return null;
  }
}
