import { createContext, use, type ComponentType } from 'react';

/** Which attempt at showing a screen this is: what has failed is fetched again in the next one only. */
export const Attempt = createContext(0);

let attempts = 0;
export const nextAttempt = (): number => (attempts += 1);

/**
 * A screen that is fetched when it is first shown, below a `Suspense` and a `Boundary`. Unlike `lazy`
 * of React it is fetched again after a failure, by the 重试 of the boundary.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let failedIn: number | undefined;

  const fetchScreen = async (attempt: number): Promise<ComponentType<Props>> => {
    try {
      return (await load()).default;
    } catch (error) {
      failedIn = attempt;
      throw error;
    }
  };

  return function LazyScreen(props: Props) {
    const attempt = use(Attempt);
    if (!loading || (failedIn !== undefined && failedIn !== attempt)) {
      failedIn = undefined;
      loading = fetchScreen(attempt);
    }
    const Screen = use(loading);
    return <Screen {...props} />;
  };
}
