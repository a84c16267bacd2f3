import { describe, expect, it } from 'vitest';
import { nameKey } from './nameKey.ts';

describe('nameKey', () => {
  it.each([
    ['张三', '张三'],
    ['张 三', '张三'],
    ['张\u3000三', '张三'],
    [' 张三 ', '张三'],
    ['张\u200b三', '张三'],
    ['\ufeff张三\u202e', '张三'],
    ['张\u00ad三', '张三'],
    ['Ann  Lee', 'ann lee'],
    ['ＡＮＮ　Ｌｅｅ', 'ann lee'],
    ['张三 Ann', '张三 ann'],
    ['欧阳 娜娜 Nana', '欧阳娜娜 nana'],
    ['⼀⼆', '一二'],
    ['\u{20bb7}\u3000野', '\u{20bb7}野'],
    ['José', 'jose\u0301'.normalize('NFKC')],
    ['İpek', 'i\u0307pek'],
    ['', ''],
  ])('%s', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  it.each([...'··•・‧∙⋅･᛫.．﹒⸱⸳ꞏ⦁˙'])(
    '%s between the parts of a name is one kind of dot',
    (dot) => {
      for (const name of [`买买提${dot}艾力`, `买买提 ${dot} 艾力`]) {
        expect(nameKey(name)).toBe('买买提·艾力');
      }
    },
  );

  it.each(['张 三', 'J. Smith', 'ＡＮＮ　Ｌｅｅ', '买买提 • 艾力', 'İpek', '˙', 'ﷺ', '\u3000'])(
    'the key of %j is its own key',
    (name) => {
      expect(nameKey(nameKey(name))).toBe(nameKey(name));
    },
  );

  it.each([
    ['张三', '张四'],
    ['Ann Lee', 'AnnLee'],
    ['买买提·艾力', '买买提艾力'],
  ])('%s and %s are different', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});
