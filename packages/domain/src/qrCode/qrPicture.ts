/** The code on the screen: a text to encode, or a ready picture. */
export type QrPicture = { kind: 'text'; text: string } | { kind: 'image'; url: string };

/** Response of a back end to a QR sign-in. */
export interface QrResponse {
  picture: QrPicture;
  /** The code to poll with; null where a picture does not contain it. */
  code: string | null;
}

/** A code is this long at most, in the contract. */
const longestCode = 128;

/** The address of a picture, by its ending. */
const isImage = (text: string): boolean =>
  /^(https?:\/\/|\/)[^?#]+\.(png|gif|jpe?g|webp|svg)([?#]|$)/i.test(text);

/** The code within an address: `…/scan?code=…`. */
function codeWithin(text: string): string | null {
  const query = /\?([^#]*)/.exec(text)?.[1] ?? '';
  return new URLSearchParams(query).get('code') || null;
}

/**
 * Parses the response of step 1. Ours is a URL with the code in it; other back ends return a picture, or the
 * bare code.
 */
export function readQrResponse(response: string): QrResponse {
  const text = response.trim();
  if (/^data:/i.test(text)) return { picture: { kind: 'image', url: text }, code: null };
  const code = codeWithin(text);
  if (isImage(text)) return { picture: { kind: 'image', url: text }, code };
  const isBareCode = text !== '' && text.length <= longestCode;
  return { picture: { kind: 'text', text }, code: code ?? (isBareCode ? text : null) };
}
