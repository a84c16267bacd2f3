import type { Contract } from '@anzhu/api/contract';
import { LogType } from '../../platform/audit/log.ts';
import { conflict, Refusal } from '../../platform/http/refusal.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { findSession } from '../../platform/session/findSession.ts';
import { endSession } from '../../platform/session/sessions.ts';
import { hashToken, tokenIn } from '../../platform/session/token.ts';

/** Revokes a token and closes its boards. A token that is none any more is signed out as it is. */
export const logout: Handler<Contract['logout']> = async ({ input, origin }, server) => {
  const { store, clock, live } = server;
  const token = tokenIn(input.token);
  if (!token) return null;
  try {
    const { session } = await findSession(store.db, clock, hashToken(token));
    await store.change({ session, origin }, async (tx) => {
      const isEnded = await endSession(tx, clock, session.tokenHash);
      if (!isEnded) throw conflict('已退出登录');
      const target = { kind: '用户', id: session.userId };
      const { hotelId } = session;
      return { data: null, log: { type: LogType.ordinary, sketch: '退出登录', target, hotelId } };
    });
    live.closeSession(session.tokenHash);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return null;
};
