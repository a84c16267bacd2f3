/** Limits in milliseconds. */
const minDuration = 500;
const maxDuration = 5000;

/** A duration within 500 and 5000 ms, or Infinity. */
export function lifetime(duration: number): number {
  if (duration === Infinity) return duration;
  return Math.min(maxDuration, Math.max(minDuration, duration));
}
