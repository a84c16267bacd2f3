/** What stands between tags in a typed or pasted text. */
const separator = /[,，、;；\r\n\t]/;

/** The result of adding what was typed or pasted. */
export interface Added {
  tags: readonly string[];
  /** Texts that were there already. */
  repeated: readonly string[];
}

/** Adds the tags of a text: split at commas and line ends, without blanks around them, each once. */
export function addTags(tags: readonly string[], text: string): Added {
  const known = new Set(tags);
  const added: string[] = [];
  const repeated: string[] = [];
  for (const part of text.split(separator)) {
    const tag = part.trim();
    if (tag === '') continue;
    if (known.has(tag)) repeated.push(tag);
    else added.push(tag);
    known.add(tag);
  }
  return { tags: added.length === 0 ? tags : [...tags, ...added], repeated };
}

/** Whether a typed text holds a separator, so that a tag in it is complete. */
export const hasSeparator = (text: string): boolean => separator.test(text);

/** The problem of tags that are too long together: they are kept as one text, joined by commas. */
export function tagsTooLong(
  tags: readonly string[],
  maxLength: number | undefined,
): string | undefined {
  const over = tags.join(',').length - (maxLength ?? Infinity);
  return over > 0 ? `合计最多 ${maxLength} 个字，超出 ${over} 个` : undefined;
}
