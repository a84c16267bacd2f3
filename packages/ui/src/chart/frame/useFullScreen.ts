import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';

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

/**
 * Full screen of a panel: it covers the window, and the window covers the screen where the browser allows it.
 * The whole page is what the browser enlarges, so that menus and messages are still shown above the panel.
 *
 * @param frame what covers the window.
 * @param content the chart's place in it, which gets the height that is left.
 */
export function useFullScreen(
  frame: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
) {
  const [isFull, setFull] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const enter = (): void => {
    setFull(true);
    // Refused in a frame without permission, missing on some phones: it covers the window then.
    document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  const leave = (): void => {
    setFull(false);
    if (document.fullscreenElement) void document.exitFullscreen();
  };

  useLayoutEffect(() => {
    if (!isFull) return undefined;
    const button = toggle.current;
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
      button?.focus();
    };
  }, [isFull, frame, content]);

  useEffect(() => {
    if (!isFull) return undefined;
    // Esc of the browser ends its full screen without a key event.
    const follow = (): void => {
      if (!document.fullscreenElement) setFull(false);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [isFull]);

  const pressKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave();
    if (event.key === 'Tab' && frame.current) keepFocusIn(frame.current, event);
  };

  return { isFull, height, toggle, press: isFull ? leave : enter, pressKey };
}
