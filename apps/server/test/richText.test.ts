import { expect, it } from 'vitest';
import * as shown from '../../../packages/ui/src/RichText/allowed.ts';
import {
  allowedAttributes,
  allowedTags,
  cleanRichText,
  mostNested,
} from '../src/resources/hotel/richText.ts';

const own = '/files/0123456789abcdef0123456789abcdef.png';

it('allows what the web app writes and shows', () => {
  expect(allowedTags).toEqual(shown.allowedTags);
  expect(Object.values(allowedAttributes).flat().toSorted()).toEqual(
    shown.allowedAttributes.toSorted(),
  );
});

it.each([
  '<p>安住 &amp; 西湖 &lt;3</p>',
  '<h2>位置</h2><h3>交通</h3><h4>停车</h4>',
  '<p><strong>粗</strong><em>斜</em><u>线</u><s>删</s></p>',
  '<p>一行<br>又一行</p><hr>',
  '<ul><li><p>早餐</p><ul><li><p>自助</p></li></ul></li></ul>',
  '<ol start="3"><li><p>三</p></li></ol>',
  '<blockquote><p>引用</p></blockquote>',
  '<p><a href="https://example.com/?a=1&amp;b=2">地图</a></p>',
  '<p><a href="mailto:desk@example.com">邮件</a><a href="tel:057100000000">电话</a></p>',
  `<p><img src="${own}" alt="大堂" title="一楼" width="640" height="480"></p>`,
  '<table><tbody><tr><td colspan="2" rowspan="2"><p>格</p></td></tr></tbody></table>',
])('keeps what the editor writes, letter for letter: %s', (html) => {
  expect(cleanRichText(html)).toBe(html);
});

it.each([
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<p>a<style>p{}</style><svg><script>alert(1)</script></svg></p>', '<p>a</p>'],
  ['<p onclick="alert(1)" style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
  ['<img src="x" onerror="alert(1)">', ''],
  [`<img src="${own}" onerror="alert(1)" srcset="x 2x">`, `<img src="${own}">`],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="&#106;avascript&colon;alert(1)">a</a>', '<a>a</a>'],
  ['<a href="\u0001javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a><a href="//evil.example">b</a>', '<a>a</a><a>b</a>'],
  ['<a href="https://example.com" target="_top">a</a>', '<a href="https://example.com">a</a>'],
  ['<img src="data:image/png;base64,AAAA"><img src="http://example.com/1.png">', ''],
  [`<img src="https://example.com/1.png"><img src="https://example.com${own}">`, ''],
  ['<img src="/files/1.png"><img src="/files/../0123456789abcdef0123456789abcdef.png">', ''],
  ['<img src="//example.com/1.png"><img src="/admin/favicon.svg">', ''],
  ['<img src="/\\example.com/1.png"><img src="/\\/files/1.png">', ''],
  ['<a href="/\\example.com">a</a><a href="https:\\\\example.com">b</a>', '<a>a</a><a>b</a>'],
  ['<iframe src="https://example.com"></iframe><form><input>a</form>', 'a'],
  ['<math><mi xlink:href="javascript:alert(1)">a</mi></math>', ''],
  ['<p>a<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript></p>', '<p>a</p>'],
  ['<p width="100%" height="1e9">a</p>', '<p>a</p>'],
  ['<p title="&quot;><script>alert(1)</script>">a</p>', null],
  ['<!--<p>--><p>a&#1;b</p>', '<p>ab</p>'],
])('takes out of %s what could do harm', (html, clean) => {
  const found = cleanRichText(html);
  if (clean !== null) expect(found).toBe(clean);
  expect(found).not.toMatch(/<script|onerror=|onclick=|<[^>]*javascript:/i);
  expect(cleanRichText(found)).toBe(found);
});

it('does not stumble over depth', () => {
  // As long as a text may be.
  const deep = `${'<blockquote>'.repeat(4166)}a`;
  expect(cleanRichText(deep)).toBe(
    `${'<blockquote>'.repeat(mostNested)}a${'</blockquote>'.repeat(mostNested)}`,
  );
  expect(cleanRichText(`${'<b>'.repeat(16_000)}a`)).toBe(
    `${'<b>'.repeat(mostNested)}a${'</b>'.repeat(mostNested)}`,
  );
  expect(mostNested).toBe(shown.mostNested);
});

it('closes what was left open, and drops what was never opened', () => {
  expect(cleanRichText('<p><b>粗<ul><li>一<li>二')).toBe(
    '<p><b>粗<ul><li>一</li><li>二</li></ul></b></p>',
  );
  expect(cleanRichText('</b></li>文<svg><p>画')).toBe('文');
});
