/** A question about loss names the thing in quotation marks or begins with 放弃; one that does neither is a compile error. */
export type NamedQuestion =
  | `${string}「${string}」${string}`
  | `${string}“${string}”${string}`
  | `放弃${string}？`
  | `Discard ${string}?`;

export const confirmTexts = {
  /** `kind`: 房型, 房间; `name` may be empty. */
  removal: (kind: string, name: string): NamedQuestion =>
    `删除${kind}「${name === '' ? '未命名' : name}」？`,
  remove: '删除',
  isFinal: '删除后无法恢复。',
};

export type ConfirmTexts = typeof confirmTexts;
