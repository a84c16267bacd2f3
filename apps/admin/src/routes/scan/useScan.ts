import { ApiError } from '@anzhu/api/client';
import { Code } from '@anzhu/api/contract/envelope';
import {
  cancelQrCode,
  confirmQrCode,
  isExpiredQrCode,
  scanQrCode,
} from '@anzhu/api/contract/qrCode';
import type { ScanState } from '@anzhu/domain/qrCode';
import { getUser } from '@anzhu/api/contract/user';
import { useEffect, useState } from 'react';
import { client } from '../../session/client.ts';
import { readSession } from '../../session/store.ts';

/** Errors after which the code is unusable. */
const final: ReadonlySet<number | null> = new Set([Code.conflict, Code.invalid, Code.notFound]);

/** What a failure makes of the code; null: nothing, it can be tried again. */
function overBy(error: unknown): ScanState | null {
  const isOver = error instanceof ApiError && final.has(error.code);
  return isOver
    ? { step: 'over', message: isExpiredQrCode(error.data) ? null : error.message }
    : null;
}

/** The requesting device and the account it would be signed in as, which may be unknown. */
async function read(code: string): Promise<ScanState> {
  const id = readSession()?.userId;
  const reading = id === undefined ? null : client.call(getUser, { id }).catch(() => null);
  try {
    const device = await client.call(scanQrCode, { code });
    const user = await reading;
    return { step: 'waiting', device, nickname: user?.nickName ?? user?.username ?? null };
  } catch (error) {
    return overBy(error) ?? { step: 'unread', message: (error as Error).message };
  }
}

/** State of a scanned code: the requesting device and the decision. */
export function useScan(code: string) {
  const [state, setState] = useState<ScanState>({ step: 'reading' });

  useEffect(() => {
    let isHere = true;
    void read(code).then((next) => isHere && setState(next));
    return () => {
      isHere = false;
    };
  }, [code]);

  const decide = async (
    call: typeof confirmQrCode | typeof cancelQrCode,
    step: 'confirmed' | 'cancelled',
  ): Promise<void> => {
    try {
      await client.call(call, { code });
      setState({ step });
    } catch (error) {
      const over = overBy(error);
      if (!over) throw error;
      setState(over);
    }
  };

  return {
    state,
    retry: async () => setState(await read(code)),
    confirm: () => decide(confirmQrCode, 'confirmed'),
    cancel: () => decide(cancelQrCode, 'cancelled'),
  };
}
