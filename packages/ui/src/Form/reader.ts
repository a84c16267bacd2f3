import type { FormState } from './formState.ts';
import type { FormStore } from './formStore.ts';
import { isAtOrBelow, type Path } from './path.ts';

interface Read<Values> {
  of: (state: FormState<Values>) => unknown;
  was: unknown;
}

/**
 * Remembers what one component read of a form while it rendered, so that it renders again when that has
 * changed and at no other time.
 */
export interface FormReader<Values> {
  /** A new rendering begins: what was read before counts no more. */
  begin: () => void;
  /** Reads a part of the state; `name` tells the parts apart. */
  read: <Part>(name: string, of: (state: FormState<Values>) => Part) => Part;
  /** Notes that messages at this path, and below it where the field has parts, can be shown. */
  showsErrors: (path: Path, hasParts: boolean) => void;
  hasField: (path: Path) => boolean;
  /** A number that is another one as soon as something that was read has changed. */
  version: () => number;
}

export function createFormReader<Values>({ state }: FormStore<Values>): FormReader<Values> {
  const reads = new Map<string, Read<Values>>();
  const shown = new Map<Path, boolean>();
  let version = 0;

  return {
    begin: () => {
      reads.clear();
      shown.clear();
    },
    read: (name, of) => {
      const was = of(state());
      reads.set(name, { of, was });
      return was;
    },
    showsErrors: (path, hasParts) => void shown.set(path, hasParts),
    hasField: (path) =>
      [...shown].some(([one, hasParts]) => (hasParts ? isAtOrBelow(path, one) : path === one)),
    version: () => {
      for (const read of reads.values()) {
        const now = read.of(state());
        if (Object.is(now, read.was)) continue;
        read.was = now;
        version += 1;
      }
      return version;
    },
  };
}
