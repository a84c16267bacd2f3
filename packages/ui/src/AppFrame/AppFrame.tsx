import { useMemo, useRef, useState, type ReactNode } from 'react';
import { column, frame, main, skip } from './AppFrame.css.ts';
import { DrawerContext } from './drawer.ts';

export interface AppFrameProps {
  /** A `Rail`. */
  rail: ReactNode;
  /** A `TopBar`. */
  topBar: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/**
 * The frame of every screen: the rail with the menu, the top bar, and the area of the screen. Below 900 px
 * the rail is a drawer that the top bar opens.
 *
 * Use it once, around the routes of people who are signed in. Do not use it around screens before that, such
 * as signing in, nor for a sheet that is printed: neither has a menu. The parts of one screen go into a
 * `PageFrame`.
 *
 * Keyboard: the first Tab offers 跳到正文, which skips rail and bar.
 */
export function AppFrame({ rail, topBar, children }: AppFrameProps) {
  const [isOpen, setOpen] = useState(false);
  const drawer = useMemo(() => ({ isOpen, setOpen }), [isOpen]);
  const content = useRef<HTMLElement>(null);

  return (
    <DrawerContext value={drawer}>
      <div className={frame}>
        <a
          className={skip}
          href="#main"
          onClick={(event) => {
            // The address belongs to the router: move the focus, leave the address.
            event.preventDefault();
            content.current?.focus();
          }}
        >
          跳到正文
        </a>
        {rail}
        <div className={column}>
          {topBar}
          <main ref={content} id="main" tabIndex={-1} className={main}>
            {children}
          </main>
        </div>
      </div>
    </DrawerContext>
  );
}
