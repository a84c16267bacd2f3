/** The header of a signed-in call's answer: when the session ends, by the server's clock. */
export const sessionEndHeader = 'Session-Ends';

/** When a session ends. */
export interface SessionEnd {
  /** Milliseconds since 1970, by the server. */
  moment: number;
  /** No call moves it: as long after the sign-in as a session may last. */
  isFinal: boolean;
}

const final = ';final';

/** The value of the header: seconds since 1970, and `;final` where no call moves them. */
export const writeSessionEnd = ({ moment, isFinal }: SessionEnd): string =>
  `${Math.floor(moment / 1000)}${isFinal ? final : ''}`;

/** Reads the value of the header; null for none and for another text. */
export function readSessionEnd(text: string | null): SessionEnd | null {
  const [, seconds, mark] = /^(\d{1,12})(;final)?$/.exec(text ?? '') ?? [];
  return seconds === undefined ? null : { moment: Number(seconds) * 1000, isFinal: mark === final };
}
