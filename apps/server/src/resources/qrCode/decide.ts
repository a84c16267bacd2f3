import { byLabel } from '@anzhu/api/contract/label';
import { scanQrCode } from '@anzhu/api/contract/qrCode';
import type { Updateable } from 'kysely';
import { LogType } from '../../platform/audit/log.ts';
import { localTime } from '../../platform/clock.ts';
import type { Actor, Tx } from '../../platform/db/store.ts';
import { QrCodeState, type QrCodeTable } from '../../platform/db/tables/qrCode.ts';
import type { Session } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/refusal.ts';
import type { Server } from '../../platform/server.ts';
import { liveCode } from './codes.ts';
import { describeDevice } from './device.ts';

interface Decision {
  code: string;
  set: Updateable<QrCodeTable>;
  /** What the log calls it. */
  sketch: string;
}

/** The user who scanned a code confirms or cancels it: once, and before it expires. */
export const decide = (
  { store, clock }: Server,
  { session, origin }: Actor & { session: Session },
  { code, set, sketch }: Decision,
): Promise<null> =>
  store.change({ session, origin }, async (tx: Tx) => {
    const row = await liveCode(tx, code, localTime(clock.now()));
    const { numUpdatedRows } = await tx
      .updateTable('qr_code')
      .set(set)
      .where('code_hash', '=', row.code_hash)
      .where('state', '=', QrCodeState.scanned)
      .where('user_id', '=', session.userId)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw conflict('请先扫描二维码，且只能处理一次');
    return {
      data: null,
      log: {
        type: LogType.ordinary,
        sketch,
        target: { kind: '用户', id: session.userId },
        hotelId: session.hotelId,
        after: byLabel(scanQrCode.data, {
          device: describeDevice(row.agent),
          address: row.address,
        }),
      },
    };
  });
