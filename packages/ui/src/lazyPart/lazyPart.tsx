import type { ComponentType, ReactElement } from 'react';
import { useState } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { createLoader } from './loader.ts';
import { useLoaded } from './useLoaded.ts';

/** How a part is closed: 关闭 of its error does the same. */
interface Closable {
  onClose?: () => void;
}

/** A component whose code is loaded on demand. */
export interface LazyPart<Props extends object> {
  /** Renders nothing until the code is there, then the component; an error with 重试 if it cannot be loaded. */
  Part: (props: Props & Closable) => ReactElement | null;
  /** Loads the code ahead of need: on pointing at the trigger, or on its focus. */
  preload: () => void;
}

/**
 * Makes a component whose code is loaded on demand: what floats (dialogs, lists, calendars) must not
 * delay the first paint. Call it at module scope.
 *
 * Unlike React's `lazy` it shows a preloaded part in the frame that opens it, and a failed load can be
 * repeated: by 重试, and by opening the part again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const loader = createLoader(load);

  function Part(props: Props & Closable) {
    const { value: Loaded, error, retry } = useLoaded(loader);
    const [dismissed, setDismissed] = useState<unknown>();
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (error === undefined || error === dismissed) return null;
    const close = (): void => (props.onClose ? props.onClose() : setDismissed(error));
    return <LoadFailure error={error} onRetry={retry} onClose={close} />;
  }

  return { Part, preload: () => void loader.load() };
}
