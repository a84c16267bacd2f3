import { RequestAsk, RequestState, requestStateLabel } from '../contract/personRequest.ts';
import { documentKey } from '../contract/document.ts';
import { addDays, weekdayOf } from './days.ts';
import { nameKey } from './nameKey.ts';

/** Working days within which a request is handled. */
export const requestDays = 15;

/**
 * The day so many working days (Monday to Friday) later: holidays are not left out, so that it is never too late.
 * `day` is `yyyy-MM-dd`.
 */
export function addWorkingDays(day: string, count: number): string {
  let last = day;
  for (let left = count; left > 0;) {
    last = addDays(last, 1);
    if (weekdayOf(last) < 5) left -= 1;
  }
  return last;
}

/** 林*, 欧阳*: as much of a name as is kept of who was erased. */
export const maskName = (name: string): string => {
  const [first = ''] = name;
  return first === '' ? '' : `${first}*`;
};

/** What can be done with a request. */
const requestActLabel = {
  find: '查找',
  give: '下载副本',
  correct: '更正',
  erase: '删除',
  complete: '完成',
  reject: '拒绝',
} as const;
export type RequestAct = keyof typeof requestActLabel;

/** The requests in which an act is possible. */
const asksFor: Record<RequestAct, readonly RequestAsk[]> = {
  find: Object.values(RequestAsk),
  give: [RequestAsk.view, RequestAsk.copy],
  correct: [RequestAsk.correct],
  erase: [RequestAsk.erase],
  complete: [RequestAsk.view, RequestAsk.copy],
  reject: Object.values(RequestAsk),
};

interface RequestStanding {
  ask: RequestAsk;
  state: RequestState;
}

/** The acts of a request: those of its kind, each with the reason why it is not possible; null when it is. */
export const requestRefusal = (act: RequestAct, { ask, state }: RequestStanding): string | null => {
  if (state !== RequestState.pending) return `请求${requestStateLabel[state]}`;
  return asksFor[act].includes(ask) ? null : `该请求不是「${requestActLabel[act]}」`;
};

/** The acts that a request is offered with. */
export const requestActs = (request: RequestStanding): RequestAct[] =>
  (Object.keys(asksFor) as RequestAct[]).filter((act) => requestRefusal(act, request) === null);

/** Someone, by what a record has of them; '' for what it has not. */
export interface Identity {
  name: string;
  idcard: string;
  phone: string;
}

/**
 * Whether a record is about the person who is looked for. `own`: by the document number, or by phone and name where
 * one of the two has no document number. `check`: by the phone or the name alone, which others may have.
 */
export function matchOf(sought: Identity, found: Identity): 'own' | 'check' | null {
  const hasBoth = sought.idcard !== '' && found.idcard !== '';
  if (hasBoth) return documentKey(sought.idcard) === documentKey(found.idcard) ? 'own' : null;
  const isPhone = sought.phone !== '' && sought.phone === found.phone;
  const isName = found.name !== '' && nameKey(sought.name) === nameKey(found.name);
  if (isPhone && isName) return 'own';
  return isPhone || isName ? 'check' : null;
}

/** Why a person cannot be corrected, erased or given a copy: another one may have the name. */
export const nameOnly = '仅凭姓名不能确认身份，请补充证件号码或手机号后重新登记';
