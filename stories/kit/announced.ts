const live = '[aria-live], [role="status"], output';
const alert = '[role="alert"]';

/** Frames after which a live region is known to a screen reader: Firefox shows it one frame after it is inserted. */
const framesToMeet = 2;

/**
 * Listens to what is announced, as strictly as Orca with Firefox does: words that are inserted into a live region which
 * has been there before, and an alert that is itself inserted; not words that are put into an alert.
 *
 * @returns what has been announced so far
 */
export function listen(): readonly string[] {
  const said: string[] = [];
  const insertedAt = new WeakMap<Node, number>();
  let frame = 0;
  const countFrames = (): void => {
    frame += 1;
    requestAnimationFrame(countFrames);
  };
  countFrames();

  const isMet = (region: Element): boolean => {
    for (let node: Node | null = region; node; node = node.parentNode) {
      if (frame - (insertedAt.get(node) ?? -Infinity) < framesToMeet) return false;
    }
    return true;
  };
  const hear = (target: Node, added: Node): void => {
    insertedAt.set(added, frame);
    const around = target instanceof Element ? target : target.parentElement;
    const region = around?.closest(live);
    const isAlert = added instanceof Element && added.matches(alert);
    const words = added.textContent?.trim();
    if (words && (isAlert || (region && isMet(region)))) said.push(words);
  };
  new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records) {
      if (type === 'characterData') hear(target, target);
      for (const added of addedNodes) hear(target, added);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  return said;
}
