import { describe, expect, it } from 'vitest';
import { acceptOf, imageTypes, sheetTypes } from './fileTypes.ts';
import { megabytes } from './formatSize.ts';
import { describeRules, usualMessages } from './messages.ts';

const facts = { types: imageTypes, kind: '图片', maxCount: 1 } as const;

describe('usualMessages', () => {
  it.each([
    ['封面图片', 5, '上传封面图片大小不能超过 5MB!'],
    ['图片', 10, '上传图片大小不能超过 10MB!'],
    ['头像', 0.5, '上传头像大小不能超过 512KB!'],
  ])('the limit of %s', (noun, limit, words) => {
    const messages = usualMessages({ ...facts, noun, maxBytes: megabytes(limit) });
    expect(messages.tooLarge).toBe(words);
  });

  it('names the types of pictures', () => {
    const { wrongType } = usualMessages({ ...facts, noun: '图片', maxBytes: 1 });
    expect(wrongType).toBe('只能上传 png、gif、jpg、jpeg 格式的图片！');
  });

  it('names the types of files', () => {
    const { wrongType } = usualMessages({
      types: sheetTypes,
      maxBytes: 1,
      noun: '检测记录',
      kind: '文件',
      maxCount: 1,
    });
    expect(wrongType).toBe('只能上传 xlsx、xls 格式的文件！');
  });
});

it('describes the rules in one line', () => {
  const rules = { types: imageTypes, maxBytes: megabytes(5) };
  expect(describeRules(rules)).toBe('png、gif、jpg、jpeg，不超过 5MB');
});

it('offers the camera of a phone by media types', () => {
  expect(acceptOf(imageTypes)).toBe('image/png,.png,image/gif,.gif,image/jpeg,.jpg,.jpeg');
});
