import { describe, expect, it } from 'vitest';
import type { Upload, UploadState } from './uploadQueue.ts';
import {
  countWords,
  progressWords,
  splitName,
  spokenCount,
  spokenWords,
  describeRules,
  usualMessages,
} from './words.ts';
import { acceptOf, imageTypes, sheetTypes } from './fileRules.ts';
import { megabytes } from '../lib/formatSize.ts';

const upload = (state: UploadState, percent: number | null = null): Upload => ({
  id: 1,
  file: new File([], '大堂.png'),
  state,
  percent,
  message: state === 'failed' ? '网络不通' : undefined,
  url: undefined,
});

describe('spokenWords', () => {
  it.each([
    [upload('checking'), ''],
    [upload('waiting'), '等待上传'],
    [upload('sending'), '上传中'],
    [upload('sending', 0), '上传中 0%'],
    [upload('sending', 24), '上传中 0%'],
    [upload('sending', 25), '上传中 25%'],
    [upload('sending', 99), '上传中 75%'],
    [upload('failed', 42), '网络不通'],
    [upload('sent', 100), ''],
  ])('%o', (one, words) => expect(spokenWords(one)).toBe(words));
});

it.each([
  [null, '上传中'],
  [42, '上传中 42%'],
])('progress %s is shown as %s', (percent, words) => {
  expect(progressWords({ percent })).toBe(words);
});

describe('countWords', () => {
  it.each<[UploadState[], string]>([
    [['sending', 'sent'], '共 2 个，已上传 1 个'],
    [['waiting', 'sent', 'failed', 'refused'], '共 4 个，已上传 1 个，失败 2 个'],
  ])('%o', (states, words) => {
    expect(countWords(states.map((state) => ({ state })))).toBe(words);
  });
});

describe('splitName', () => {
  it.each([
    ['大堂.png', '大堂', '.png'],
    ['a.b.xlsx', 'a.b', '.xlsx'],
    ['没有结尾', '没有结尾', ''],
    ['.gitignore', '.gitignore', ''],
    ['第一章.这不是结尾只是一句话', '第一章.这不是结尾只是一句话', ''],
  ])('%s', (name, stem, ending) => expect(splitName(name)).toEqual([stem, ending]));
});

describe('spokenCount', () => {
  it.each<[UploadState[], string]>([
    [[], ''],
    [['waiting'], '等待上传'],
    [['sending', 'waiting', 'waiting'], '正在上传 3 个文件，已完成 0%'],
    [['sent', 'failed', 'sending'], '正在上传 3 个文件，已完成 50%'],
    [['sent', 'sent', 'failed'], '共 3 个，已上传 2 个，失败 1 个'],
  ])('%o', (states, words) => {
    expect(spokenCount(states.map((state) => upload(state)))).toBe(words);
  });
});

const facts = { types: imageTypes, kind: 'image' } as const;

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
    const { wrongType } = usualMessages({ ...facts, maxBytes: 1 });
    expect(wrongType).toBe('只能上传 png、gif、jpg、jpeg 格式的图片！');
  });

  it('names the types of files', () => {
    const { wrongType } = usualMessages({
      types: sheetTypes,
      maxBytes: 1,
      kind: 'file',
    });
    expect(wrongType).toBe('只能上传 xlsx、xls、et、csv 格式的文件！');
  });
});

it('describes the rules in one line', () => {
  const rules = { types: imageTypes, maxBytes: megabytes(5) };
  expect(describeRules(rules)).toBe('png、gif、jpg、jpeg，不超过 5MB');
});

it('offers the camera of a phone by media types', () => {
  expect(acceptOf(imageTypes)).toBe('image/png,.png,image/gif,.gif,image/jpeg,.jpg,.jpeg');
});
