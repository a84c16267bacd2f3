import { commonPassword, loadCommonPasswords } from '@anzhu/api/rules/commonPasswords';
import { invalid } from '../refusal.ts';

/** Refuses a common password, wherever one is set. */
export async function refuseCommon(password: string): Promise<void> {
  const isCommon = await loadCommonPasswords();
  if (isCommon(password)) throw invalid('password', commonPassword);
}
