import type { SignInStep } from '@anzhu/api/contract/session';
import type { Selectable, Transaction } from 'kysely';
import { type Clock, localTime } from '../clock.ts';
import type { Db } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { conflict, type Refusal } from '../refusal.ts';
import { hashToken, newToken } from './sessions.ts';

/** Lifetime of a ticket in milliseconds. */
const ticketLasts = 10 * 60_000;

/** A ticket as it is stored. */
export type Ticket = Selectable<Tables['sign_in_ticket']>;

/** The same refusal for a ticket that is unknown, expired, used, void, or of another step. */
export const ticketGone = (): Refusal => conflict('登录已超时，请重新登录');

/** Writes a ticket for the next step of a sign-in down. @returns the ticket, which is sent this once */
export async function issueTicket(
  tx: Transaction<Tables>,
  clock: Clock,
  ticket: Pick<Ticket, 'user_id' | 'step' | 'password_version' | 'is_proven' | 'signed_in_time'>,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('sign_in_ticket')
    .values({
      ...ticket,
      ticket_hash: hashToken(token),
      expires_time: localTime(clock.now() + ticketLasts),
    })
    .execute();
  return token;
}

/** The valid ticket of a step; null when there is none. */
export async function findTicket(
  db: Db,
  clock: Clock,
  { ticket, step }: { ticket: string; step: SignInStep },
): Promise<Ticket | null> {
  const row = await db
    .selectFrom('sign_in_ticket')
    .selectAll()
    .where('ticket_hash', '=', hashToken(ticket))
    .where('step', '=', step)
    .where('expires_time', '>', localTime(clock.now()))
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a ticket: of two uses at once the second is refused. */
export async function takeTicket(
  tx: Transaction<Tables>,
  { ticket_hash }: Pick<Ticket, 'ticket_hash'>,
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_ticket')
    .where('ticket_hash', '=', ticket_hash)
    .executeTakeFirst();
  if (numDeletedRows !== 1n) throw ticketGone();
}

/** Voids the tickets of a user: none of them becomes a session. */
export async function voidTickets(tx: Transaction<Tables>, userId: number): Promise<void> {
  await tx.deleteFrom('sign_in_ticket').where('user_id', '=', userId).execute();
}
