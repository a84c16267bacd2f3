const live = '[aria-live], [role="status"], output';
const alert = '[role="alert"]';

/** Frames until a live region is announced: Firefox exposes it one frame after it is inserted. */
const framesUntilLive = 2;

/**
 * Records what Orca with Firefox announces: words that are inserted into a live region which is there already, and an
 * alert that is itself inserted; not words that are put into an alert.
 *
 * @returns what has been announced so far
 */
export function recordAnnouncements(): readonly string[] {
  const announced: string[] = [];
  const insertedAt = new WeakMap<Node, number>();
  let frame = 0;
  const countFrames = (): void => {
    frame += 1;
    requestAnimationFrame(countFrames);
  };
  countFrames();

  const isLive = (region: Element): boolean => {
    for (let node: Node | null = region; node; node = node.parentNode) {
      if (frame - (insertedAt.get(node) ?? -Infinity) < framesUntilLive) return false;
    }
    return true;
  };
  const record = (target: Node, added: Node): void => {
    insertedAt.set(added, frame);
    const around = target instanceof Element ? target : target.parentElement;
    const region = around?.closest(live);
    const isAlert = added instanceof Element && added.matches(alert);
    const words = added.textContent?.trim();
    if (words && (isAlert || (region && isLive(region)))) announced.push(words);
  };
  new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records) {
      if (type === 'characterData') record(target, target);
      for (const added of addedNodes) record(target, added);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  return announced;
}
