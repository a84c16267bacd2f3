import { commonPassword, loadCommonPasswords } from '@anzhu/api/rules/commonPasswords';
import { useEffect, useState } from 'react';

/**
 * Why a new password is refused as a common one; undefined when it is not, or while the list is loading, which
 * begins with the first character. Without a list the server refuses it.
 */
export function useCommonPassword(password: string): string | undefined {
  const [check, setCheck] = useState<{ isCommon: (password: string) => boolean }>();
  useEffect(() => {
    if (password === '' || check) return;
    loadCommonPasswords().then(
      (isCommon) => setCheck({ isCommon }),
      () => undefined,
    );
  }, [password, check]);
  return check?.isCommon(password) ? commonPassword : undefined;
}
