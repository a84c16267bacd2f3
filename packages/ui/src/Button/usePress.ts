import { useRef, useState } from 'react';

/** What a press does. A promise keeps the control pending until it settles. */
export type Press = () => void | Promise<void>;

/**
 * Runs `onPress` once at a time: presses while its promise runs are ignored.
 * A rejection is not caught here: the caller's promise stays the place to handle it.
 */
export function usePress(onPress: Press | undefined, isBlocked: boolean) {
  const [isRunning, setRunning] = useState(false);
  // State alone would let a second press of the same frame through.
  const running = useRef(false);

  const press = (): void => {
    if (isBlocked || running.current) return;
    const result = onPress?.();
    if (!(result instanceof Promise)) return;
    running.current = true;
    setRunning(true);
    void result.finally(() => {
      running.current = false;
      setRunning(false);
    });
  };

  return { press, isRunning };
}
