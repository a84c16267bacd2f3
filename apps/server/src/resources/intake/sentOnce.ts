import { type Rule, violates } from '../../platform/db/constraints.ts';

interface Sending<Data> {
  /** The result of the first submission; null when this is the first. */
  find(): Promise<Data | null>;
  add(): Promise<Data>;
  /** Holds that a channel's number is there once. */
  rule: Rule;
}

/**
 * Idempotent submission by a channel: a repeated or concurrent one returns the result of the first.
 */
export async function sentOnce<Data>({ find, add, rule }: Sending<Data>): Promise<Data> {
  const known = await find();
  if (known) return known;
  try {
    return await add();
  } catch (error) {
    const first = violates(error, rule) ? await find() : null;
    if (!first) throw error;
    return first;
  }
}
