import { useState } from 'react';

/** Whether another user has this phone. A rejected check is ignored: saving reports it. */
export type PhoneCheck = (phone: string) => Promise<boolean>;

/**
 * The phones that were found to belong to other users, as fields are left.
 *
 * @param own the phone that was loaded; it is not checked
 */
export function usePhoneCheck(isPhoneTaken: PhoneCheck, own: string | null | undefined) {
  const [taken, setTaken] = useState<readonly string[]>([]);
  const onPhone = async (phone: string): Promise<void> => {
    if (phone === own) return;
    const isTaken = await isPhoneTaken(phone).catch(() => false);
    if (isTaken) setTaken((known) => [...known, phone]);
  };
  return { taken, onPhone: (phone: string) => void onPhone(phone) };
}
