import { type Rule, violates } from '../db/violation.ts';

interface Sending<Data> {
  /** What the first sending was answered; null when this is the first. */
  find(): Promise<Data | null>;
  add(): Promise<Data>;
  /** Holds that a channel's number is there once. */
  rule: Rule;
}

/** Takes what a channel sends, once: sent again, or twice at once, it answers what the first was. */
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
