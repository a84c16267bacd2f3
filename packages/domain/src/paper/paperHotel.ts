import type { Hotel } from '@anzhu/api/contract/hotel';
import { createContext, type ReactNode } from 'react';

/** What a sheet says of its hotel, besides the name. */
type PaperHotel = Pick<Hotel, 'address' | 'contactPhone' | 'terms' | 'billTerms'>;

/** Renders what is said of a hotel, by its name; of undefined while it is being read, and for a sheet of several. */
export type RenderHotel = (
  name: string | null,
  render: (hotel: PaperHotel | undefined) => ReactNode,
) => ReactNode;

/** How the app reads the hotel of a sheet. Without it a sheet only has the name of its hotel. */
export const PaperHotelContext = createContext<RenderHotel>((_, render) => render(undefined));

/** Who prints a sheet, and on which day (`yyyy-MM-dd`). */
export interface Signer {
  name: string | null;
  day: string | null;
  /** Their hotel; null of those who see several. */
  hotelName?: string | null | undefined;
  /** The time now, `yyyy-MM-dd HH:mm:ss`; stable between renders. */
  now?: (() => string) | undefined;
}

/** Whom the foot of a sheet names. Without it the lines are blank, to be written by hand. */
export const SignerContext = createContext<Signer>({ name: null, day: null });

/** The characters that HTML has names for, as a browser writes them. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

function characterOf(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? entity;
  const code = Number(name.replace(/^#x/i, '0x').replace('#', ''));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}

/** The paragraphs of a text that was written as HTML, as plain text; without a DOM, so that a server reads the same. */
export const paragraphsOf = (html: string | null): string[] =>
  (html ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(?:br|\/p|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replaceAll(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, '')
    .split('\n')
    .map((line) => line.replaceAll(/&(#\d+|#x[\da-f]+|\w+);/gi, characterOf).trim())
    .filter(Boolean);
