import { type Clock, localTime } from '../clock.ts';
import type { Tx } from '../db/store.ts';
import { invalid } from '../http/refusal.ts';
import { filesIn } from './fileUrl.ts';

/**
 * Marks the uploaded pictures that a save references as in use, in the transaction of the save, so
 * that the clean-up cannot remove them any more. Refuses a field whose picture no longer exists.
 *
 * Every save of a URL or a rich text that may reference an uploaded picture calls this, with the
 * values by their field.
 */
export async function claimFiles(
  tx: Tx,
  clock: Clock,
  fields: Readonly<Record<string, string | null | undefined>>,
): Promise<void> {
  const seen_time = localTime(clock.now());
  for (const [field, value] of Object.entries(fields)) {
    const names = filesIn(value ?? '');
    if (names.length === 0) continue;
    const { numUpdatedRows } = await tx
      .updateTable('file')
      .set({ seen_time })
      .where('name', 'in', names)
      .executeTakeFirst();
    if (numUpdatedRows !== BigInt(names.length)) throw invalid(field, '图片已失效，请重新上传');
  }
}
