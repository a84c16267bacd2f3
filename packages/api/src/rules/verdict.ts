/**
 * Whether an action is allowed, else why not. `reason` is meant for `disabledReason`. An action that the status
 * forbids is shown disabled, with the reason; one that the role or the nature of a room forbids is left out.
 */
export type Verdict<Cause extends string> =
  | { isAllowed: true; because?: undefined; reason?: undefined }
  | { isAllowed: false; because: Cause; reason: string };
