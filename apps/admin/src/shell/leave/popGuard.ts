type Listener = (event: PopStateEvent) => void;

let guard: Listener | null = null;

/** Sets what is called before the router when the browser goes back or forward. @returns a function that ends it. */
export function guardPop(listener: Listener): () => void {
  guard = listener;
  return () => {
    guard = null;
  };
}

// The listeners of a window are called in their order, capturing or not: this one is added before the router's.
window.addEventListener('popstate', (event) => guard?.(event));
