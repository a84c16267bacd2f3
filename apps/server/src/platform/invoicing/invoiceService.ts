import type { Fen, LocalTime } from '../db/column.ts';

/** An invoice to issue; its id makes repeated requests idempotent. */
export interface InvoiceRequest {
  /** Unique in all stores; the service issues an id once. */
  id: string;
  orderId: number;
  /** The hotel that issues it: seller and tax rate are settings of the service. */
  hotel: { id: number; name: string };
  title: string;
  /** Empty for a person. */
  taxNumber: string;
  /** Where the service sends it; empty for nowhere. */
  mail: string;
  /** With tax. */
  amount: Fen;
  /** What the clerk has typed about it; may be empty. */
  note: string;
}

/** What became of a request: issued under a number, or not yet. */
export type InvoiceReply =
  | { state: 'issued'; number: string; url: string; time: LocalTime | null }
  | { state: 'pending' };

/**
 * Issues invoices at the tax service. Both methods throw `InvoiceRefused` when no invoice exists under the id; after
 * any other error the outcome is unknown, and the same id may be requested again.
 */
export interface InvoiceService {
  issue(request: InvoiceRequest): Promise<InvoiceReply>;
  /** What became of a request, by its id; null for one that the service has not received. */
  read(id: string): Promise<InvoiceReply | null>;
}

/** The service refused: nothing was issued. The message is its reason, a Chinese sentence. */
export class InvoiceRefused extends Error {
  override readonly name = 'InvoiceRefused';
}
