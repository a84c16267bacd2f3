import type { Contract } from '@anzhu/api/contract';
import { localTime } from '../../platform/clock.ts';
import { QrCodeState } from '../../platform/db/tables/qrCode.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict } from '../../platform/http/refusal.ts';
import { liveCode } from './codes.ts';
import { describeDevice } from './device.ts';

/**
 * A signed-in user scanned a code and is the only one who can confirm it from now on. Scanning the
 * same code again (a reload of the page) changes nothing.
 * @returns the requesting device.
 */
export const scanQrCode: Handler<Contract['scanQrCode']> = async (
  { input, session },
  { store, clock },
) => {
  const now = localTime(clock.now());
  const row = await liveCode(store.db, input.code, now);
  const { numUpdatedRows } = await store.write((tx) =>
    tx
      .updateTable('qr_code')
      .set({ state: QrCodeState.scanned, user_id: session.userId })
      .where('code_hash', '=', row.code_hash)
      .where((eb) =>
        eb.or([
          eb('state', '=', QrCodeState.waiting),
          eb('state', '=', QrCodeState.scanned).and('user_id', '=', session.userId),
        ]),
      )
      .executeTakeFirst(),
  );
  if (numUpdatedRows !== 1n) throw conflict('二维码已被使用，请刷新后重新扫描');
  return {
    device: describeDevice(row.agent),
    address: row.address,
    createTime: row.created_time,
  };
};
