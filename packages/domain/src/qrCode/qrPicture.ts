/** What stands on the screen for a phone to read: a text that we draw, or a picture that was drawn already. */
export type QrPicture = { kind: 'text'; text: string } | { kind: 'image'; url: string };

/** What a back end answers who wants to sign in by QR code. */
export interface QrAnswer {
  picture: QrPicture;
  /** By which to ask how far it is; null where a picture does not tell its code. */
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
 * Reads the answer of step 1. Ours is an address with the code in it; other back ends answer a picture,
 * or the bare code.
 */
export function readQrAnswer(answer: string): QrAnswer {
  const text = answer.trim();
  if (/^data:/i.test(text)) return { picture: { kind: 'image', url: text }, code: null };
  const code = codeWithin(text);
  if (isImage(text)) return { picture: { kind: 'image', url: text }, code };
  const isBareCode = text !== '' && text.length <= longestCode;
  return { picture: { kind: 'text', text }, code: code ?? (isBareCode ? text : null) };
}
