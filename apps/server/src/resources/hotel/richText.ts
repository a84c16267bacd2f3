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
export const allowedAttributes: Record<string, string[]> = {
  '*': ['alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start'],
  a: ['href'],
  img: ['src'],
};

/** Elements whose content is not text for reading: it is removed with them. */
const nonTextTags = [
  'script style textarea option noscript title template',
  'iframe object noembed noframes xmp svg math',
].flatMap((tags) => tags.split(' '));

/** Browsers ignore these inside of an address: `java\tscript:` is one to them. */
const ignoredInAddress = /[\p{Cc}\p{Cf}\s]/u;
const isLink = (href: string): boolean =>
  !ignoredInAddress.test(href) && /^(https?:\/\/|mailto:|tel:)/i.test(href);

const numbers = new Set(['width', 'height', 'colspan', 'rowspan', 'start']);

function isValid(name: string, value: string): boolean {
  if (name === 'href') return isLink(value.trim());
  // Uploaded pictures only: another address would tell a stranger who reads the text.
  if (name === 'src') return isFileUrl(value);
  return !numbers.has(name) || /^\d{1,4}$/.test(value);
}

/** Maximum depth of elements: lists of six levels with their content. */
export const mostNested = 20;

/** Characters that can be written in HTML as numbers, and mean nothing in a text. */
const invisible = /(?![\t\r\n])\p{Cc}/gu;

/**
 * Rich text as it may be stored: what the editor can write comes back letter for letter; scripts,
 * handlers, styles, other addresses and everything unknown are taken out (spec: master data).
 */
export const cleanRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes,
    nonTextTags,
    nestingLimit: mostNested,
    transformTags: {
      '*': (tagName, attributes) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attributes).filter(([name, value]) => isValid(name, value)),
        ),
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  })
    // Elements without content are written as XML is; everywhere else `>` is escaped.
    .replaceAll(' />', '>')
    .replaceAll(invisible, '');
