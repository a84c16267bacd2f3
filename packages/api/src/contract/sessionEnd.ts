/** The header of the response to a signed-in call: when the session ends, by the server's clock. */
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

/** How long before its end a session that a call extends is warned of, in ms. */
const idleLead = 2 * 60_000;

/** The same for an end that no call moves: time to finish what is open. */
const finalLead = 5 * 60_000;

/** Milliseconds from `now` until a person is warned of the end; 0 and less while and after that. */
export const untilWarning = ({ moment, isFinal }: SessionEnd, now: number): number =>
  moment - (isFinal ? finalLead : idleLead) - now;

/** Whole seconds that are left, rounded up; 0 when the session is over. */
export const secondsLeft = ({ moment }: SessionEnd, now: number): number =>
  Math.max(0, Math.ceil((moment - now) / 1000));

/** Seconds in words: 1 分 58 秒, 45 秒. */
export function durationWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = `${seconds % 60} 秒`;
  return minutes > 0 ? `${minutes} 分 ${rest}` : rest;
}
