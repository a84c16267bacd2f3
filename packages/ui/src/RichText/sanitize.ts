import createDOMPurify, { type DOMPurify } from 'dompurify';
import { allowedAttributes, allowedTags, isAllowedImage, isAllowedLink } from './allowed.ts';
import { limitNesting } from './allowed.ts';

let instance: DOMPurify | undefined;

/** Made with the first use: Node has no window. A separate instance, so that its hooks are not shared. */
function purifier(): DOMPurify {
  if (instance) return instance;
  const purify = createDOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (node, data) => {
    // DOMPurify itself lets data addresses of pictures through.
    const isWrongLink = data.attrName === 'href' && !isAllowedLink(data.attrValue);
    const isWrongImage = data.attrName === 'src' && !isAllowedImage(data.attrValue);
    const isMisplaced =
      (data.attrName === 'href' && node.nodeName !== 'A') ||
      (data.attrName === 'src' && node.nodeName !== 'IMG');
    const isWrongSize =
      /^(?:width|height)$/.test(data.attrName) && !/^\d{1,4}$/.test(data.attrValue);
    if (isWrongLink || isWrongImage || isMisplaced || isWrongSize)
      Object.assign(data, { keepAttr: false });
  });

  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A' && node.hasAttribute('href')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    }
    if (node.nodeName !== 'IMG') return;
    if (!node.hasAttribute('src')) {
      node.remove();
      return;
    }
    node.setAttribute('loading', 'lazy');
    node.setAttribute('decoding', 'async');
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  });
  instance = purify;
  return purify;
}

/** Rich text as nodes in which nothing runs: what the lists allow, links in a new tab, pictures lazy. */
export function sanitize(html: string): DocumentFragment {
  const clean = purifier().sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  limitNesting(clean);
  return clean;
}
