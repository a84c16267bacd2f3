import sanitizeHtml from 'sanitize-html';
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
export const allowedAttributes = { '*': anywhere, a: ['href'], img: ['src'] };

/** Elements whose content is no text for reading: it goes with them. */
const dropped = [
  'script style textarea option noscript title template',
  'iframe object noembed noframes xmp svg math',
].flatMap((tags) => tags.split(' '));

/** Browsers overlook these inside of an address: `java\tscript:` is one to them. */
const overlooked = /[\p{Cc}\p{Cf}\s]/u;
const isLink = (href: string): boolean =>
  !overlooked.test(href.trim()) && /^(https?:\/\/|mailto:|tel:)/i.test(href.trim());

/** Pictures lie on this server or are fetched safely (spec: master data). */
const isPicture = (source: string): boolean =>
  isFileUrl(source) || (!overlooked.test(source.trim()) && /^https:\/\//i.test(source.trim()));

const numbers = new Set(['width', 'height', 'colspan', 'rowspan', 'start']);

function isRight(name: string, value: string): boolean {
  if (name === 'href') return isLink(value);
  if (name === 'src') return isPicture(value);
  return !numbers.has(name) || /^\d{1,4}$/.test(value);
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: dropped,
  // As deep as the editor can nest lists, and far below what would exhaust a reader.
  nestingLimit: 60,
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attribs).filter(([name, value]) => isRight(name, value)),
      ),
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/** Characters that can be written in HTML as numbers, and mean nothing in a text. */
const invisible = /(?![\t\r\n])\p{Cc}/gu;

/**
 * Rich text as it may be stored: what the editor can write comes back letter for letter; scripts,
 * handlers, styles, other addresses and everything unknown are taken out (spec: master data).
 */
export const cleanRichText = (html: string): string =>
  sanitizeHtml(html, options).replaceAll(' />', '>').replaceAll(invisible, '');
