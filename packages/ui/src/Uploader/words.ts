import { isUnsettled, type Upload } from './uploadQueue.ts';
import { wordsOf, type FileProblem, type FileRules } from './fileRules.ts';
import { formatSize } from '../lib/formatSize.ts';

/** Announced at each quarter: every percent would be too much. */
const quarter = 25;

export function progressWords({ percent }: Pick<Upload, 'percent'>): string {
  return percent === null ? '上传中' : `上传中 ${percent}%`;
}

/** The announcement of one upload. Empty on completion: the caller announces that. */
export function spokenWords({ state, percent, message }: Upload): string {
  switch (state) {
    case 'waiting':
      return '等待上传';
    case 'sending':
      return progressWords({ percent: percent && Math.floor(percent / quarter) * quarter });
    case 'failed':
    case 'refused':
      return message ?? '';
    default:
      return '';
  }
}

/** How many of several files have arrived and how many have not: 共 50 个，已上传 12 个，失败 1 个. */
export function countWords(uploads: readonly Pick<Upload, 'state'>[]): string {
  const count = (...states: Upload['state'][]): number =>
    uploads.filter(({ state }) => states.includes(state)).length;
  const failed = count('failed', 'refused');
  return [
    `共 ${uploads.length} 个`,
    `已上传 ${count('sent')} 个`,
    ...(failed > 0 ? [`失败 ${failed} 个`] : []),
  ].join('，');
}

/** A name in two parts, so that its extension stays visible when the rest is cut off. */
export function splitName(name: string): [stem: string, ending: string] {
  const dot = name.lastIndexOf('.');
  const isEnding = dot > 0 && name.length - dot <= 6;
  return isEnding ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

/** The announcement of several files: the number uploaded at each quarter, and the outcome. */
export function spokenCount(uploads: readonly Upload[]): string {
  const [first] = uploads;
  if (!first) return '';
  if (uploads.length === 1) return spokenWords(first);
  if (!uploads.some(isUnsettled)) return countWords(uploads);
  const done = uploads.filter((upload) => !isUnsettled(upload)).length;
  const percent = Math.floor(((done / uploads.length) * 100) / quarter) * quarter;
  return `正在上传 ${uploads.length} 个文件，已完成 ${percent}%`;
}

export type UploadMessages = Record<FileProblem | 'failed' | 'pending' | 'tooMany', string>;

/** What the messages are about. */
export interface MessageFacts extends FileRules {
  /** What is uploaded, in a word: 图片, 封面图片, 文件. */
  noun: string;
  /** Whether it is called 图片 or 文件 where the kind is meant. */
  kind: '图片' | '文件';
}

export function usualMessages(facts: MessageFacts): UploadMessages {
  const { types, maxBytes, noun, kind } = facts;
  return {
    wrongType: `只能上传 ${wordsOf(types)} 格式的${kind}！`,
    tooLarge: `上传${noun}大小不能超过 ${formatSize(maxBytes)}!`,
    empty: `${kind}是空的，请重新选择`,
    unreadable: `无法读取${kind}，请重新选择`,
    folder: `不能上传文件夹，请选择其中的${kind}`,
    tooMany: `最多上传 1 ${kind === '图片' ? '张' : '个'}${kind}`,
    failed: '上传失败，请重试',
    pending: `${kind}正在上传，请稍候`,
  };
}

/** What can be uploaded, in a line: png、gif、jpg、jpeg，不超过 5MB. */
export function describeRules({ types, maxBytes }: FileRules): string {
  return `${wordsOf(types)}，不超过 ${formatSize(maxBytes)}`;
}
