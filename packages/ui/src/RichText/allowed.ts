/** What rich text may be made of, wherever it comes from. Everything else is taken out. */
export const allowedTags: readonly string[] = [
  'p br hr div span blockquote pre code',
  'h1 h2 h3 h4 h5 h6',
  'strong b em i u s del sub sup',
  'ul ol li',
  'table thead tbody tr th td',
  'a img',
].flatMap((tags) => tags.split(' '));

/** No style, class, id, name, target or handler: what a link or a picture needs, and the shape of a table. */
export const allowedAttributes: readonly string[] = [
  'href src alt title width height',
  'colspan rowspan start',
].flatMap((attributes) => attributes.split(' '));

/** Browsers overlook these inside of an address: `java\tscript:` is one to them. */
const overlooked = /[\p{Cc}\p{Cf}\s]/gu;
const scheme = /^([a-z][a-z0-9+.-]*):/i;

function schemeOf(address: string): string | null {
  return scheme.exec(address.replaceAll(overlooked, ''))?.[1]?.toLowerCase() ?? null;
}

const linkSchemes = new Set(['http', 'https', 'mailto', 'tel']);
/** An uploaded picture at a server elsewhere; its name cannot be guessed. */
const uploadedElsewhere =
  /^https?:\/\/[^/?#\\]+(\/[^?#\\]*)?\/files\/[0-9a-f]{32}\.(png|gif|jpg)$/i;

/** Elements that may lie in each other. */
export const mostNested = 20;

/** Links are http, mailto or tel; nothing relative, no scripts. */
export function isAllowedLink(address: string): boolean {
  return linkSchemes.has(schemeOf(address) ?? '');
}

/** Pictures are those of our own server: none of the web, none inside of the text. */
export function isAllowedImage(address: string): boolean {
  const path = address.replaceAll(overlooked, '');
  return /^\/(?![/\\])/.test(path) || uploadedElsewhere.test(path);
}

const mail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const phone = /^\+?[\d\s()-]{5,20}$/;
const host = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u;

/** The URL of a typed text, or null when it is none. */
export function linkOf(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text.replaceAll(/[() -]/g, ''))) return null;
  if (mail.test(text)) return `mailto:${text}`;
  if (phone.test(text)) return `tel:${text.replaceAll(/[\s()-]/g, '')}`;
  if (host.test(text)) return `https://${text}`;
  return isAllowedLink(text) ? text : null;
}

/** Replaces the elements that lie too deep in others by their content: a text that is nested on and on stays readable. */
export function limitNesting(root: ParentNode): void {
  let level = Array.from(root.children);
  for (let depth = 0; depth < mostNested; depth += 1) {
    level = level.flatMap((element) => Array.from(element.children));
  }
  for (const element of level) {
    const images = element.nodeName === 'IMG' ? [element] : element.querySelectorAll('img');
    element.replaceWith(element.textContent, ...images);
  }
}
