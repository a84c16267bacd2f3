import { isUnsettled, type Upload } from './uploadQueue.ts';
import { extensionsOf, type FileProblem, type FileRules } from './fileRules.ts';
import { formatSize } from '../lib/formatSize.ts';
import { commonTexts } from '../lib/texts.ts';
import { uploaderTexts, type UploaderTexts } from './texts.ts';

/** Announced at each quarter: every percent would be too much. */
const quarter = 25;

export function progressWords(
  { percent }: Pick<Upload, 'percent'>,
  texts: UploaderTexts = uploaderTexts,
): string {
  return percent === null ? texts.sending : texts.sendingPercent(percent);
}

/** The announcement of one upload. Empty on completion: the caller announces that. */
export function spokenWords(
  { state, percent, message }: Upload,
  texts: UploaderTexts = uploaderTexts,
): string {
  switch (state) {
    case 'waiting':
      return texts.waiting;
    case 'sending':
      return progressWords({ percent: percent && Math.floor(percent / quarter) * quarter }, texts);
    case 'failed':
    case 'refused':
      return message ?? '';
    default:
      return '';
  }
}

/** How many of several files have arrived and how many have not: 共 50 个，已上传 12 个，失败 1 个. */
export function countWords(
  uploads: readonly Pick<Upload, 'state'>[],
  texts: UploaderTexts = uploaderTexts,
  clauses = commonTexts.clauses,
): string {
  const count = (...states: Upload['state'][]): number =>
    uploads.filter(({ state }) => states.includes(state)).length;
  const failed = count('failed', 'refused');
  return clauses([
    texts.countAll(uploads.length),
    texts.countUploaded(count('sent')),
    ...(failed > 0 ? [texts.countFailed(failed)] : []),
  ]);
}

/** A name in two parts, so that its extension stays visible when the rest is cut off. */
export function splitName(name: string): [stem: string, ending: string] {
  const dot = name.lastIndexOf('.');
  const isEnding = dot > 0 && name.length - dot <= 6;
  return isEnding ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

/** The announcement of several files: the number uploaded at each quarter, and the outcome. */
export function spokenCount(
  uploads: readonly Upload[],
  texts: UploaderTexts = uploaderTexts,
  clauses = commonTexts.clauses,
): string {
  const [first] = uploads;
  if (!first) return '';
  if (uploads.length === 1) return spokenWords(first, texts);
  if (!uploads.some(isUnsettled)) return countWords(uploads, texts, clauses);
  const done = uploads.filter((upload) => !isUnsettled(upload)).length;
  const percent = Math.floor(((done / uploads.length) * 100) / quarter) * quarter;
  return texts.progressOfAll(uploads.length, percent);
}

export type UploadMessages = Record<FileProblem | 'failed' | 'pending' | 'tooMany', string>;

/** What the messages are about. */
export interface MessageFacts extends FileRules {
  /** Whether it is called 图片 or 文件. */
  kind: 'image' | 'file';
  /** What is uploaded, in a word, for the message about its size: 封面图片. @default its kind */
  noun?: string | undefined;
}

export function usualMessages(
  { types, maxBytes, kind, noun }: MessageFacts,
  texts: UploaderTexts = uploaderTexts,
): UploadMessages {
  return {
    wrongType: texts.wrongType(extensionsOf(types), kind),
    tooLarge: texts.tooLarge(noun ?? texts.kind(kind), formatSize(maxBytes)),
    empty: texts.empty(kind),
    unreadable: texts.unreadable(kind),
    folder: texts.folder(kind),
    tooMany: texts.tooMany(kind, 1),
    failed: texts.uploadFailed,
    pending: texts.pending(kind),
  };
}

/** What can be uploaded, in a line: png、gif、jpg、jpeg，不超过 5MB. */
export function describeRules(
  { types, maxBytes }: FileRules,
  texts: UploaderTexts = uploaderTexts,
): string {
  return texts.rules(extensionsOf(types), formatSize(maxBytes));
}
