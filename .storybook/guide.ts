/** What a component's page says of it besides its docstring, in the words of the product: `parameters.guide` of its stories. */
export interface Guide {
  /** The parts that have a name, each with what it is for. */
  anatomy?: Readonly<Record<string, string>>;
  /** 宜: uses to copy, a sentence each. */
  good: readonly string[];
  /** 忌: uses to avoid, a sentence each. */
  bad: readonly string[];
}

/** The status of a component, from the tags of its stories: 稳定 unless its meta has `tags: ['草稿', '!稳定']`. */
export function statusOf(tags: readonly string[]): '草稿' | '稳定' {
  return tags.includes('草稿') ? '草稿' : '稳定';
}
