import type { FormState } from './formState.ts';
import type { FormStore } from './formStore.ts';
import { isAtOrBelow, type Path } from './path.ts';

interface Read<Values> {
  of: (state: FormState<Values>) => unknown;
  was: unknown;
}

/** Records what one component reads of a form while it renders: it renders again only when that changes. */
export interface FormReader<Values> {
  /** Starts a render: earlier reads are forgotten. */
  begin: () => void;
  /** Reads a part of the state; `name` is its key. */
  read: <Part>(name: string, of: (state: FormState<Values>) => Part) => Part;
  /** Records that errors at this path can be shown, and with `hasParts` those below it. */
  showsErrors: (path: Path, hasParts: boolean) => void;
  hasField: (path: Path) => boolean;
  /** A number that changes when something that was read has changed: the snapshot of the subscription. */
  version: () => number;
}

export function createFormReader<Values>({ state }: FormStore<Values>): FormReader<Values> {
  const reads = new Map<string, Read<Values>>();
  const shown = new Map<Path, boolean>();
  let version = 0;
  let checked: FormState<Values> | undefined;

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
      const current = state();
      if (current === checked) return version;
      checked = current;
      for (const read of reads.values()) {
        const now = read.of(current);
        if (Object.is(now, read.was)) continue;
        read.was = now;
        version += 1;
      }
      return version;
    },
  };
}
