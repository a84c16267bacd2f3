import type { RateLimit } from './limit.ts';

/** A sign-in whose password is being checked. */
export interface SignInAttempt {
  /** The password was right: the attempt is not counted. */
  forget(): void;
  /** Call it when the outcome is stored; the next attempt of the account begins. */
  leave(): void;
}

/** Lets sign-ins through so that right passwords are never counted, however many arrive at once. */
export interface SignInGate {
  /**
   * Takes one of the failures that the address has left, and waits for the account's other attempts.
   * An address whose failures are all taken waits for the outcome of those that are open.
   * @returns null when the address has none left.
   */
  enter(address: string, account: string): Promise<SignInAttempt | null>;
}

/** A gate in the memory of this process. */
export function makeSignInGate(failures: RateLimit): SignInGate {
  /** Open attempts by address. */
  const open = new Map<string, number>();
  /** Ends of the last attempts in line, by account. */
  const lines = new Map<string, Promise<void>>();
  let someEnd = Promise.withResolvers<void>();

  async function takeFailure(address: string): Promise<boolean> {
    while (!failures.take(address)) {
      if (!open.has(address)) return false;
      await someEnd.promise;
    }
    open.set(address, (open.get(address) ?? 0) + 1);
    return true;
  }

  function endAttempt(address: string): void {
    const left = (open.get(address) ?? 0) - 1;
    if (left > 0) open.set(address, left);
    else open.delete(address);
    someEnd.resolve();
    someEnd = Promise.withResolvers<void>();
  }

  return {
    async enter(address, account) {
      if (!(await takeFailure(address))) return null;
      const before = lines.get(account);
      const { promise: end, resolve } = Promise.withResolvers<void>();
      lines.set(account, end);
      await before;
      return {
        forget: () => failures.giveBack(address),
        leave() {
          resolve();
          if (lines.get(account) === end) lines.delete(account);
          endAttempt(address);
        },
      };
    },
  };
}
