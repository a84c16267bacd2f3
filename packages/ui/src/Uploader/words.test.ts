import { describe, expect, it } from 'vitest';
import type { Upload, UploadState } from './uploads.ts';
import { countWords, progressWords, splitName, spokenCount, spokenWords } from './words.ts';

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
