export const tagFieldTexts = {
  tooLong: (maxLength: number, over: number) => `合计最多 ${maxLength} 个字，超出 ${over} 个`,
  label: (label: string) => `${label}，已添加`,
  /** `tags` are joined. */
  added: (tags: string) => `已添加 ${tags}`,
  repeated: (tags: string) => `「${tags}」已存在`,
  removed: (tag: string) => `已移除 ${tag}`,
  all: (count: number, tags: string) => `${count} 个：${tags}`,
};
