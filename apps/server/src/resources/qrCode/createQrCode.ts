import type { Contract } from '@anzhu/api/contract';
import { Code } from '@anzhu/api/contract/envelope';
import { localTime } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { QrCodeState } from '../../platform/db/tables/qrCode.ts';
import type { Handler, Origin } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashToken, newToken } from '../../platform/session/token.ts';
import { codeLasts } from './codes.ts';

/** A host and port, and nothing that could lead elsewhere. */
const plainHost = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** Where a phone reaches this server: as it is configured, else as the asking device names it. */
function siteOf({ publicUrl, host, port }: Config, { host: named = '' }: Origin): string {
  return publicUrl ?? `http://${plainHost.test(named) ? named : `${host}:${port}`}`;
}

/** Creates a code for the requesting device, as the URL of the page that a phone opens. */
export const createQrCode: Handler<Contract['createQrCode']> = async (
  { origin },
  { store, clock, config, qrCodeLimit },
) => {
  if (!qrCodeLimit.take(origin.address)) throw new Refusal(Code.tooMany);
  const code = newToken();
  const now = clock.now();
  await store.write((tx) =>
    tx
      .insertInto('qr_code')
      .values({
        code_hash: hashToken(code),
        state: QrCodeState.waiting,
        address: origin.address,
        agent: origin.agent,
        user_id: null,
        created_time: localTime(now),
        expires_time: localTime(now + codeLasts),
      })
      .execute(),
  );
  return `${siteOf(config, origin)}/admin/scan?code=${code}`;
};
