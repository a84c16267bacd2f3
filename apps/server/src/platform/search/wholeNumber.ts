import { Code } from '@anzhu/api/contract/envelope';
import { LogType } from '@anzhu/api/contract/log';
import { cleanDocumentNumber } from '@anzhu/api/contract/person';
import { cleanPhone, isPhone } from '@anzhu/api/contract/phone';
import { type HitKind, hitKindLabel, hitTargetKind } from '@anzhu/api/contract/search';
import { maskIdCard, maskPhone, soughtNumber } from '@anzhu/api/rules/personalNumbers';
import type { Actor, Session } from '../caller.ts';
import type { LogEntry } from '../db/store.ts';
import { Refusal } from '../refusal.ts';
import type { Server } from '../server.ts';

/** Shorter numbers are not counted: order numbers, and what is typed before the rest of a phone. */
const shortestWhole = 8;

const isWholeNumber = (keyword: string): boolean =>
  soughtNumber(keyword)?.by === 'whole' && cleanDocumentNumber(keyword).length >= shortestWhole;

/** A keyword as a log may show it: whole phone and document numbers are masked. */
export function maskedKeyword(keyword: string): string {
  if (!isWholeNumber(keyword)) return keyword;
  const phone = cleanPhone(keyword);
  return isPhone(phone) ? maskPhone(phone) : maskIdCard(cleanDocumentNumber(keyword));
}

/**
 * Searches by a keyword. Whole numbers that lead to nothing are limited, since they may be guesses, and are
 * logged (spec: personal data).
 * @throws Refusal (4012) after too many of them.
 */
export async function limitedSearch<Found>(
  { keyword, session, origin }: { keyword: string; session: Session; origin: Actor['origin'] },
  { missedNumberLimit, securityLog }: Pick<Server, 'missedNumberLimit' | 'securityLog'>,
  find: () => Promise<{ found: Found; count: number }>,
): Promise<Found> {
  const isCounted = isWholeNumber(keyword);
  const user = String(session.userId);
  if (isCounted && !missedNumberLimit.take(user)) {
    throw new Refusal(Code.locked, '未找到的号码过多，请稍后再搜索');
  }
  const { found, count } = await find();
  if (isCounted && count > 0) missedNumberLimit.giveBack(user);
  if (isCounted && count === 0) {
    await securityLog.record({
      type: LogType.personalData,
      sketch: '以完整号码搜索，未找到',
      account: session,
      origin,
      detail: { label: '号码', value: maskedKeyword(keyword) },
    });
  }
  return found;
}

/** Log entry of a record that was found by a whole phone or document number: it confirms the number. */
export function wholeNumberLog(
  { kind, id, hotelId }: { kind: HitKind; id: number; hotelId: number | null },
  keyword: string,
): LogEntry {
  return {
    type: LogType.personalData,
    sketch: `以完整号码 ${maskedKeyword(keyword)} 搜索到${hitKindLabel[kind]} ${id}`,
    target: { kind: hitTargetKind[kind], id },
    hotelId,
  };
}
