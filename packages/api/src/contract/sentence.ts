const sentences = new Set<string>();

/**
 * Declares a message of the contract that stands alone, also for a missing value: 请输入昵称. The label of the
 * field is put before every other message: 昵称 + 最多 20 个字.
 */
export function sentence(message: string): string {
  sentences.add(message);
  return message;
}

/** True for a message that needs no label before it. */
export const isSentence = (message: string): boolean => sentences.has(message);
