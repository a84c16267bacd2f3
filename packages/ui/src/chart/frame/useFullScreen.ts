import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** A chart is never lower than that, in px. */
const least = 120;

const stops =
  'a[href], button:not(:disabled), input:not([type="radio"]), input:checked, [tabindex="0"]';

/** Keeps Tab in `frame`: the page behind it cannot be seen. */
function keepFocusIn(frame: Element, event: KeyboardEvent): void {
  const inside = [...frame.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => stop.closest('[inert]') === null,
  );
  const [from, to] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Full screen of a panel (`frame`): the whole page is enlarged, so that menus and messages stay above it. */
export function useFullScreen(
  frame: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
) {
  const [isFull, setFull] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const press = (): void => {
    setFull(!isFull);
    // Refused in a frame without permission, missing on some phones: it covers the window then.
    if (!isFull) document.documentElement.requestFullscreen?.().catch(() => undefined);
  };

  useLayoutEffect(() => {
    if (!isFull) return undefined;
    const measure = (): void => {
      const [panel, chart] = [frame.current, content.current];
      if (!panel?.firstElementChild || !chart) return;
      const around = panel.firstElementChild.clientHeight - chart.clientHeight;
      setHeight(Math.max(least, panel.clientHeight - around - 2));
    };
    measure();
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      setHeight(null);
    };
  }, [isFull, frame, content]);

  useEffect(() => {
    if (!isFull) return undefined;
    const button = toggle.current;
    // Esc of the browser ends its full screen without a key event.
    const follow = (): void => {
      if (!document.fullscreenElement) setFull(false);
    };
    // On the window: what is open in the panel, a menu or a tip, handles its own Esc before.
    const pressKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setFull(false);
      if (event.key === 'Tab' && frame.current) keepFocusIn(frame.current, event);
    };
    document.addEventListener('fullscreenchange', follow);
    addEventListener('keydown', pressKey);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      removeEventListener('keydown', pressKey);
      if (document.fullscreenElement) void document.exitFullscreen();
      // Not before the commit is over: React puts the focus back to where it was before the commit.
      button?.focus();
    };
  }, [isFull, frame]);

  return { isFull, height, toggle, press };
}
