import { useEffect, useReducer, type ComponentType, type ReactElement } from 'react';
import { createFetcher } from './fetcher.ts';

/** A component that is fetched when it is first needed. */
export interface Late<Props extends object> {
  /** Nothing until the code has come, then the component itself. */
  Part: (props: Props) => ReactElement | null;
  /** Fetches the code ahead of need: on pointing at the trigger, or on its focus. */
  preload: () => void;
}

/**
 * Makes a component that is fetched when it is first needed: what floats (dialogs, lists, calendars)
 * must not weigh on the first paint. Call it at module scope.
 *
 * Unlike `lazy` of React it shows a preloaded part in the very frame that asks for it, and after a
 * failed fetch the next opening tries again.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  const { current, bring } = createFetcher(load);

  function Part(props: Props) {
    const Loaded = current();
    const isThere = Loaded !== undefined;
    const [, showAgain] = useReducer((count: number) => count + 1, 0);

    useEffect(() => {
      let isWaiting = !isThere;
      if (isWaiting) void bring().then(() => isWaiting && showAgain());
      return () => {
        isWaiting = false;
      };
    }, [isThere]);

    return Loaded === undefined ? null : <Loaded {...props} />;
  }

  return { Part, preload: () => void bring() };
}
