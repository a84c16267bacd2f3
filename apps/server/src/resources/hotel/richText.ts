import { Parser } from 'htmlparser2';
import { isFileUrl } from '../../platform/files/uploaded.ts';

/** What rich text may be made of: the same that the web app writes and shows. A test compares them. */
export const allowedTags: readonly string[] = [
  'p br hr div span blockquote pre code',
  'h1 h2 h3 h4 h5 h6',
  'strong b em i u s del sub sup',
  'ul ol li',
  'table thead tbody tr th td',
  'a img',
].flatMap((tags) => tags.split(' '));

/** No style, class, id, name, target or handler. Addresses only where they belong. */
const anywhere = ['alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start'];
export const allowedAttributes: Record<string, readonly string[]> = {
  '*': anywhere,
  a: ['href'],
  img: ['src'],
};

/** Elements whose content is no text for reading: it goes with them. */
const dropped = new Set(
  [
    'script style textarea option noscript title template',
    'iframe object noembed noframes xmp svg math',
  ].flatMap((tags) => tags.split(' ')),
);

/** Browsers overlook these inside of an address: `java\tscript:` is one to them. */
const overlooked = /[\p{Cc}\p{Cf}\s]/u;
const isLink = (href: string): boolean =>
  !overlooked.test(href.trim()) && /^(https?:\/\/|mailto:|tel:)/i.test(href.trim());

const numbers = new Set(['width', 'height', 'colspan', 'rowspan', 'start']);

function isRight(name: string, value: string): boolean {
  if (name === 'href') return isLink(value);
  // Uploaded pictures only: another address would tell a stranger who reads the text.
  if (name === 'src') return isFileUrl(value);
  return !numbers.has(name) || /^\d{1,4}$/.test(value);
}

const isAllowed = (tag: string, name: string): boolean =>
  anywhere.includes(name) || (allowedAttributes[tag]?.includes(name) ?? false);

/** Elements that lie in each other: lists of six levels with what is in them. */
export const mostNested = 20;

const tags = new Set(allowedTags);
/** Elements without content. */
const isEmpty = (tag: string): boolean => ['br', 'hr', 'img'].includes(tag);

/** Characters that can be written in HTML as numbers, and mean nothing in a text. */
const invisible = /(?![\t\r\n])\p{Cc}/gu;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const written = (text: string, escaped: RegExp): string =>
  text.replaceAll(invisible, '').replaceAll(escaped, (character) => escapes[character] ?? '');

/** The tag with those of its attributes that may stay; null for a picture without its source. */
function openTag(tag: string, attributes: Record<string, string>): string | null {
  const kept = Object.entries(attributes).filter(
    ([name, value]) => isAllowed(tag, name) && isRight(name, value),
  );
  if (tag === 'img' && !kept.some(([name]) => name === 'src')) return null;
  const words = kept.map(([name, value]) => ` ${name}="${written(value, /[&<>"]/g)}"`);
  return `<${tag}${words.join('')}>`;
}

/**
 * Rich text as it may be stored: what the editor can write comes back letter for letter; scripts,
 * handlers, styles, other addresses and everything unknown are taken out (spec: master data). The text is
 * parsed and written anew: each tag and each attribute in it is one of the lists above.
 */
export function cleanRichText(html: string): string {
  let clean = '';
  let depth = 0;
  let droppedDepth = 0;
  /** For each open element, what closes it. */
  const ends: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (dropped.has(tag)) droppedDepth += 1;
      const opened =
        droppedDepth === 0 && depth < mostNested && tags.has(tag) ? openTag(tag, attributes) : null;
      clean += opened ?? '';
      const end = opened === null || isEmpty(tag) ? '' : `</${tag}>`;
      if (end !== '') depth += 1;
      ends.push(end);
    },
    ontext(text) {
      if (droppedDepth === 0) clean += written(text, /[&<>]/g);
    },
    onclosetag(tag) {
      if (dropped.has(tag)) droppedDepth -= 1;
      const end = ends.pop() ?? '';
      if (end !== '') depth -= 1;
      clean += end;
    },
  });
  parser.end(html);
  return clean;
}
