import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { Code } from '@anzhu/api/contract/envelope';
import { apiKeyHeader } from '@anzhu/api/contract/intake';
import { Role } from '@anzhu/api/contract/role';
import { sessionEndHeader, writeSessionEnd } from '@anzhu/api/contract/sessionEnd';
import type { Channel, Origin, Session } from '../caller.ts';
import { findChannel } from '../channel/findChannel.ts';
import { storeFault } from '../db/errors.ts';
import { noPermission, Refusal } from '../refusal.ts';
import type { Server } from '../server.ts';
import type { CallContext } from './handler.ts';
import {
  endOf,
  findSession,
  type FoundSession,
  hashToken,
  tokenIn,
  touchSession,
} from '../session/sessions.ts';

/** The authorised caller: a person, a channel, or neither for open calls. */
export interface Admitted {
  session: Session | null;
  channel: Channel | null;
}

/**
 * Finds the caller's session or channel: neither for calls that are open to all. Refuses where there is none. The
 * response of a call with a session has a header with its end.
 */
export async function identify(
  server: Server,
  { access, isBackground }: Pick<Endpoint, 'access' | 'isBackground'>,
  { context, origin }: { context: CallContext; origin: Origin },
): Promise<Admitted> {
  if (access === 'open') return { session: null, channel: null };
  if (access === 'apiKey') {
    const key = context.req.header(apiKeyHeader) ?? '';
    return { session: null, channel: await findChannel(server, key, origin) };
  }
  const authorization = context.req.header('authorization');
  if (!authorization) throw new Refusal(Code.notSignedIn);
  const token = tokenIn(authorization);
  if (!token) throw new Refusal(Code.tokenInvalid);
  const found = await findSession(server.store.db, server.clock, hashToken(token));
  const kept = isBackground ? found : await keepSession(server, found);
  context.header(sessionEndHeader, writeSessionEnd(endOf(kept)));
  return { session: found.session, channel: null };
}

/** Refuses a session whose role may not make the call: the one place where the contract's roles are enforced. */
export function authorise({ access }: Pick<Endpoint, 'access'>, { session }: Admitted): void {
  if (session && Array.isArray(access) && !isAllowed(session, access)) throw noPermission();
}

/** Extends the session. A store that cannot be written does not prevent reading. */
async function keepSession(
  { store, clock, log }: Server,
  found: FoundSession,
): Promise<FoundSession> {
  try {
    return await touchSession(store, clock, found);
  } catch (error) {
    if (!storeFault(error)) throw error;
    log.error('session', error);
    return found;
  }
}

/** Hotel roles whose department belongs to no hotel have no hotel's data to see. */
function isAllowed({ role, hotelId }: Session, roles: readonly Role[]): boolean {
  const isHotels = role === Role.hotelAdmin || role === Role.hotelMember;
  return roles.includes(role) && !(isHotels && hotelId === null);
}
