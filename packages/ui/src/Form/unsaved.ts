/** Who has something on this page that would be lost. */
const holders = new Set<symbol>();
const listeners = new Set<() => void>();

/** The browser asks in its own words; ours are not shown by any of them. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function tell(): void {
  // Only as long as it is needed: a page that listens is not kept for going back to it.
  if (holders.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

/** Says that something would be lost; call what it returns when that is over. */
export function holdUnsaved(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  tell();
  return () => {
    holders.delete(holder);
    tell();
  };
}

/** Whether anything on this page would be lost by leaving it. For the router, which asks before it leaves. */
export function hasUnsaved(): boolean {
  return holders.size > 0;
}

/** Tells when that changes. */
export function subscribeUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
