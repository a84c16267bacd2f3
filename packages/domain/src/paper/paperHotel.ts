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

/** The paragraphs of a text that was written as HTML. */
export function paragraphsOf(html: string | null): string[] {
  const lines = (html ?? '').replaceAll(/<(?:br|\/p|\/li|\/h\d)\b[^>]*>/gi, '\n$&');
  const text = new DOMParser().parseFromString(lines, 'text/html').body.textContent;
  return text.split('\n').flatMap((line) => line.trim() || []);
}
