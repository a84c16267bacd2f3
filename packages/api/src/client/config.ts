import { usualDayStart } from '../rules/hotelDay.ts';

/** The run-time configuration of the app. */
export interface AppConfig {
  /** The API base: '' is the same origin. */
  apiBase: string;
  /** The record-filing link in the footer of the login page. */
  recordFiling: { text: string; url: string } | null;
  /** When the hotel's day begins, `HH:mm:ss`. */
  dayStarts: string;
  /** Whether the back end lets assistants in. */
  assistants: boolean;
  /** Whether the back end has an invoice service. */
  issuesInvoices: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a server gives as configuration: a missing field has its default. Null for what is none. */
export function parseConfig(given: unknown): AppConfig | null {
  if (typeof given !== 'object' || given === null) return null;
  const { apiBase, recordFiling, dayStarts, assistants, issuesInvoices } = given as Partial<
    Record<string, unknown>
  >;
  const link = (recordFiling ?? {}) as { text?: unknown; url?: unknown };
  const isLink = text(link.text) !== '' && /^https?:\/\//.test(text(link.url));
  return {
    apiBase: text(apiBase),
    recordFiling: isLink ? { text: text(link.text), url: text(link.url) } : null,
    dayStarts: /^(0\d|1[01]):[0-5]\d:00$/.test(text(dayStarts)) ? text(dayStarts) : usualDayStart,
    assistants: assistants === true,
    issuesInvoices: issuesInvoices === true,
  };
}

/** Reads `config.json`. Null when it is missing or invalid. */
export async function readConfig(url: string): Promise<AppConfig | null> {
  try {
    const response = await fetch(url, { cache: 'no-cache' });
    return response.ok ? parseConfig(await response.json()) : null;
  } catch {
    return null;
  }
}
