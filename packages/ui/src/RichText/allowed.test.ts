import { describe, expect, it } from 'vitest';
import {
  allowedAttributes,
  allowedTags,
  isAllowedImage,
  isAllowedLink,
  linkOf,
} from './allowed.ts';

describe('the lists', () => {
  it.each(['script', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'form', 'input', 'base'])(
    '%s is no part of rich text',
    (tag) => expect(allowedTags).not.toContain(tag),
  );

  it.each(['style', 'class', 'id', 'name', 'target', 'srcset', 'onerror', 'onclick', 'formaction'])(
    '%s is no attribute',
    (attribute) => expect(allowedAttributes).not.toContain(attribute),
  );
});

describe('links', () => {
  it.each([
    ['http://example.com', true],
    ['https://example.com/a?b=c#d', true],
    ['HTTPS://EXAMPLE.COM', true],
    ['mailto:desk@example.com', true],
    ['tel:057100000000', true],
    ['javascript:alert(1)', false],
    ['JavaScript:alert(1)', false],
    [' javascript:alert(1)', false],
    ['java\tscript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['\u0001javascript:alert(1)', false],
    ['\u00a0javascript:alert(1)', false],
    ['\u200bjavascript:alert(1)', false],
    ['vbscript:msgbox(1)', false],
    ['data:text/html,<script>alert(1)</script>', false],
    ['blob:https://example.com/1', false],
    ['file:///etc/passwd', false],
    ['ftp://example.com', false],
    ['//example.com', false],
    ['/hotel/1', false],
    ['#top', false],
    ['', false],
  ])('%j: %s', (address, isAllowed) => expect(isAllowedLink(address)).toBe(isAllowed));
});

describe('pictures', () => {
  it.each([
    ['/files/1.png', true],
    ['https://api.example.com/files/0123456789abcdef0123456789abcdef.png', true],
    ['https://example.com/api/files/0123456789abcdef0123456789abcdef.jpg', true],
    ['https://example.com/files/0123456789abcdef0123456789abcdef.png?to=me', false],
    ['https://example.com/files/0123456789abcdef.png', false],
    ['https://example.com/1.png', false],
    ['http://example.com/1.png', false],
    ['//example.com/1.png', false],
    ['/\\example.com/1.png', false],
    ['data:image/png;base64,AAAA', false],
    ['data:image/svg+xml,<svg onload=alert(1)>', false],
    ['blob:https://example.com/1', false],
    ['file:///C:/1.png', false],
    ['cid:image001.png@01D9', false],
    ['javascript:alert(1)', false],
    ['1.png', false],
    ['', false],
  ])('%j: %s', (address, isAllowed) => expect(isAllowedImage(address)).toBe(isAllowed));
});

describe('linkOf', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['  https://example.com/酒店  ', 'https://example.com/酒店'],
    ['example.com', 'https://example.com'],
    ['www.example.com:8080/a', 'https://www.example.com:8080/a'],
    ['安住.中国', 'https://安住.中国'],
    ['desk@example.com', 'mailto:desk@example.com'],
    ['mailto:desk@example.com', 'mailto:desk@example.com'],
    ['0571-8888 0000', 'tel:057188880000'],
    ['+86 138 0000 1234', 'tel:+8613800001234'],
    ['tel:10086', 'tel:10086'],
    ['javascript:alert(1)', null],
    ['点这里', null],
    ['two words', null],
    ['', null],
  ])('%j is %j', (typed, link) => expect(linkOf(typed)).toBe(link));
});
