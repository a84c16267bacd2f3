import { Code } from '@anzhu/api/contract/envelope';
import type { Selectable } from 'kysely';
import type { LocalTime } from '../../platform/db/column.ts';
import type { Db } from '../../platform/db/store.ts';
import { QrCodeState } from '../../platform/db/tables/people.ts';
import { conflict, Refusal } from '../../platform/refusal.ts';
import { hashToken } from '../../platform/session/sessions.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Lifetime of a code in milliseconds (spec: session and shell). */
export const qrCodeLifetime = 120_000;

/** Milliseconds after its confirmation in which the device must come for its session. */
export const handOverTimeout = 60_000;

/** Name of the cookie of a code: a browser may show several at once. */
export const cookieOf = (code: string): string => `qr_${hashToken(code).slice(0, 16)}`;

/** The only calls that carry a cookie: those of a sign-in by QR code. */
export const cookiePath = '/open/auth/qrCode';

/** Codes per minute and address: enough for a front desk with many screens behind one address. */
export const qrCodeRate = 60;

/** The same refusal for a code that is unknown, expired, or of another browser. */
export const expiredCodeRefusal = (): Refusal =>
  new Refusal(Code.conflict, '二维码已失效，点击刷新', undefined, { isExpired: 1 });

/** Why a code cannot be used. */
function refusalOf(state: QrCodeState): Refusal {
  return state === QrCodeState.cancelled ? conflict('已在手机上取消登录') : expiredCodeRefusal();
}

/** A valid code. @throws when it is expired or unknown. */
export async function validCode(
  db: Db,
  code: string,
  now: LocalTime,
): Promise<Selectable<Tables['qr_code']>> {
  const row = await db
    .selectFrom('qr_code')
    .selectAll()
    .where('code_hash', '=', hashToken(code))
    .executeTakeFirst();
  if (!row || row.expires_time <= now) throw expiredCodeRefusal();
  const isOver = row.state === QrCodeState.used || row.state === QrCodeState.cancelled;
  if (isOver) throw refusalOf(row.state);
  return row;
}
