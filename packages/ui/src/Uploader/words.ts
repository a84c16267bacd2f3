import { isUnsettled, type Upload } from './uploads.ts';

/** Announced at each quarter: every percent would be too much. */
const quarter = 25;

/** How far an upload is, as it is shown. */
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
