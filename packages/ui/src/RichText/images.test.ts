import { describe, expect, it } from 'vitest';
import { countLostPictures, fileOfDataUrl, meansFiles, withKnownHeadings } from './images.ts';

describe('meansFiles', () => {
  it.each([
    ['a screenshot', '', true],
    ['a picture of a page', '<meta charset="utf-8"><img src="https://example.com/1.png">', true],
    ['the same, wrapped', '<html><body><!--StartFragment--><img src="a">\n</body></html>', true],
    ['Word', '<p class=MsoNormal>酒店</p><img src="file:///1.png">', false],
    ['a table of Excel', '<table><tr><td>1208</td></tr></table>', false],
    ['nothing but tags', '<p></p>', false],
  ])('%s', (_what, html, isMeant) => expect(meansFiles(html)).toBe(isMeant));
});

it.each([
  ['<h1 class="x">酒店</h1>', '<h2 class="x">酒店</h2>'],
  ['<H1>酒店</H1>', '<h2>酒店</h2>'],
  ['<h6>酒店</h6><h3>房型</h3>', '<h4>酒店</h4><h3>房型</h3>'],
  ['<hr><header>', '<hr><header>'],
])('headings of %s', (html, known) => expect(withKnownHeadings(html)).toBe(known));

it.each([
  ['<p>酒店</p>', 0],
  ['<img src="https://example.com/1.png">', 0],
  ['<img src="data:image/png;base64,AAAA">', 0],
  ['<img width=1 src="file:///C:/1.png"><img src=cid:1>', 2],
  [`<img alt="" SRC='blob:https://x/1'>`, 1],
])('pictures out of reach in %s', (html, count) => expect(countLostPictures(html)).toBe(count));

describe('fileOfDataUrl', () => {
  it('reads the bytes', async () => {
    const file = fileOfDataUrl(`data:image/PNG;base64,${btoa('abc')}`, '粘贴的图片');
    expect(file).toMatchObject({ name: '粘贴的图片.png', type: 'image/png', size: 3 });
    expect(await file?.text()).toBe('abc');
  });

  it.each(['data:text/html;base64,AAAA', 'data:image/png,abc', 'data:image/png;base64,%%%', ''])(
    '%j has none',
    (url) => expect(fileOfDataUrl(url, '图')).toBeNull(),
  );
});
