import { Code } from '@anzhu/api/contract/envelope';
import type { Access } from '@anzhu/api/contract/endpoint';
import { Role } from '@anzhu/api/contract/role';
import { storeFault } from '../db/storeFault.ts';
import { findSession, type FoundSession, touchSession } from '../session/findSession.ts';
import { hashToken, tokenIn } from '../session/token.ts';
import type { Server } from '../server.ts';
import type { Session } from './handler.ts';
import { noPermission, Refusal } from './refusal.ts';

/**
 * Lets a caller in, or refuses: the one place where the contract's `access` is enforced. Answers
 * the caller's session, or null for calls that are open to all.
 */
export async function admit(
  server: Server,
  access: Access,
  authorization: string | undefined,
): Promise<Session | null> {
  if (access === 'open') return null;
  // No channel has a key yet, so that every key is unknown.
  if (access === 'apiKey') throw noPermission();
  if (!authorization) throw new Refusal(Code.notSignedIn);
  const token = tokenIn(authorization);
  if (!token) throw new Refusal(Code.tokenInvalid);
  const found = await findSession(server.store.db, server.clock, hashToken(token));
  await keepSession(server, found);
  if (access !== 'signedIn' && !isAllowed(found.session, access)) throw noPermission();
  return found.session;
}

/** Lets the session slide. A store that takes no changes keeps nobody from reading. */
async function keepSession({ store, clock, log }: Server, found: FoundSession): Promise<void> {
  try {
    await touchSession(store, clock, found);
  } catch (error) {
    if (!storeFault(error)) throw error;
    log.error('session', error);
  }
}

/** Hotel roles whose department belongs to no hotel have no hotel's data to see. */
function isAllowed({ role, hotelId }: Session, roles: readonly Role[]): boolean {
  const isHotels = role === Role.hotelAdmin || role === Role.hotelMember;
  return roles.includes(role) && !(isHotels && hotelId === null);
}
