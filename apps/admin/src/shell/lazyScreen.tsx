import { createLoader } from '@anzhu/ui/lazyPart';
import { createContext, use, type ComponentType } from 'react';

/** The number of the attempt at showing a screen: 重试 of the boundary begins another. */
export const Attempt = createContext(0);

let attempts = 0;
export const nextAttempt = (): number => (attempts += 1);

/** A screen whose code is loaded on demand. */
type LazyScreen<Props> = ComponentType<Props> & {
  /** Loads the code ahead of need. */
  preload: () => void;
};

/**
 * A screen whose code is loaded when it is first shown, below a `Suspense` and a `Boundary`. Unlike
 * React's `lazy` it is loaded again after a failure, by 重试 of the boundary.
 */
export function lazyScreen<Props extends object>(
  importScreen: () => Promise<{ default: ComponentType<Props> }>,
): LazyScreen<Props> {
  const loader = createLoader(async () => (await importScreen()).default);
  let latestAttempt: number | undefined;
  let loading = Promise.resolve();
  let hasSettled = false;

  const load = async (): Promise<void> => {
    hasSettled = false;
    await loader.load();
    hasSettled = true;
  };

  function Screen(props: Props) {
    const attempt = use(Attempt);
    const { value: Loaded, error } = loader.state();
    if (Loaded) return <Loaded {...props} />;
    if (attempt !== latestAttempt) {
      latestAttempt = attempt;
      loading = load();
    }
    if (hasSettled) throw error;
    use(loading);
    return null;
  }
  return Object.assign(Screen, { preload: () => void loader.load() });
}
