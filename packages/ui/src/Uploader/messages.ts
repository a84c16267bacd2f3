import type { FileProblem, FileRules } from './fileProblem.ts';
import { wordsOf } from './fileTypes.ts';
import { formatSize } from './formatSize.ts';

/** Texts of an uploader. Each can be replaced by the caller. */
export type UploadMessages = Record<FileProblem | 'failed' | 'pending' | 'tooMany', string>;

/** What the messages are about. */
export interface MessageFacts extends FileRules {
  /** What is uploaded, in a word: 图片, 封面图片, 文件. */
  noun: string;
  /** Whether it is called 图片 or 文件 where the kind is meant. */
  kind: '图片' | '文件';
  maxCount: number;
}

/** The usual lines, for any rules. */
export function usualMessages({
  types,
  maxBytes,
  noun,
  kind,
  maxCount,
}: MessageFacts): UploadMessages {
  return {
    wrongType: `只能上传 ${wordsOf(types)} 格式的${kind}！`,
    tooLarge: `上传${noun}大小不能超过 ${formatSize(maxBytes)}!`,
    empty: `${kind}是空的，请重新选择`,
    unreadable: `无法读取${kind}，请重新选择`,
    folder: `不能上传文件夹，请选择其中的${kind}`,
    tooMany: `最多上传 ${maxCount} ${kind === '图片' ? '张' : '个'}${kind}`,
    failed: '上传失败，请重试',
    pending: `${kind}正在上传，请稍候`,
  };
}

/** What can be uploaded, in a line: png、gif、jpg、jpeg，不超过 5MB. */
export function describeRules({ types, maxBytes }: FileRules): string {
  return `${wordsOf(types)}，不超过 ${formatSize(maxBytes)}`;
}
