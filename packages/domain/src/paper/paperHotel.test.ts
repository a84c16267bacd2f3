import { describe, expect, it } from 'vitest';
import { paragraphsOf } from './paperHotel.ts';

describe('paragraphs of a text in HTML', () => {
  it.each([
    [null, []],
    ['', []],
    [
      '<p>14:00 后入住，12:00 前离店。</p><p><br></p><p>禁止吸烟</p>',
      ['14:00 后入住，12:00 前离店。', '禁止吸烟'],
    ],
    ['<ul><li>早餐</li><li>洗衣房</li></ul>', ['早餐', '洗衣房']],
    [
      '<p>A&amp;B &lt;3 &gt;1&nbsp;晚 &#20803; &#x5143; &unknown;</p>',
      ['A&B <3 >1 晚 元 元 &unknown;'],
    ],
    ['<p><a href="https://a.example/?x>1">网站</a></p>', ['网站']],
    ['<h2>须知</h2>一行<br>二行', ['须知', '一行', '二行']],
  ])('%j', (html, expected) => expect(paragraphsOf(html)).toEqual(expected));
});
