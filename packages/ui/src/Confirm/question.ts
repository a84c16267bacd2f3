/** What is to be deleted, as its list calls it. */
export interface DeleteTarget {
  /** Its kind: 房型, 房间, 优惠. */
  kind: string;
  /** Its display name. */
  name: string;
}

/**
 * A question about loss: it names the thing in 「」, or gives up what was being written. A question that
 * does neither is a compile error.
 */
export type NamedQuestion = `${string}「${string}」${string}` | `放弃${string}？`;

/** How long a name may be before the question can no longer be taken in. */
const maxNameLength = 60;

/** 删除房型「豪华大床房」？ An empty name becomes 未命名; a very long one is cut. */
export function removalQuestion({ kind, name }: DeleteTarget): NamedQuestion {
  const words = name.trim().replace(/\s+/g, ' ');
  const shown = words.length > maxNameLength ? `${words.slice(0, maxNameLength)}…` : words;
  return `删除${kind}「${shown === '' ? '未命名' : shown}」？`;
}

export const removalWarning = '删除后无法恢复。';
export const removalLabel = '删除';
