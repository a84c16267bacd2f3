import { useEffect, useRef, useState, type ReactNode } from 'react';
import { body } from './Dialog.css.ts';

const controls = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * The part of a dialog that scrolls. When it is only to be read and too long for the window, it takes
 * the focus itself, so that it can be scrolled by keyboard.
 */
export function DialogBody({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [isReading, setReading] = useState(false);

  useEffect(() => {
    const scroller = element.current;
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => {
      const isTooLong = scroller.scrollHeight > scroller.clientHeight;
      setReading(isTooLong && scroller.querySelector(controls) === null);
    });
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={element} className={body} {...(isReading && { tabIndex: 0 })}>
      <div>{children}</div>
    </div>
  );
}
