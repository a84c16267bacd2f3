import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Menu } from '../Icon/index.ts';
import { IconButton } from '../Button/index.ts';
import { BarPlaces } from '../Layout/ScreenBar.tsx';
import { mark, Seal } from '../Seal/index.ts';
import * as css from './AppFrame.css.ts';
import { DrawerContext } from './Rail.tsx';
import { afterFrames } from '../lib/afterFrames.ts';
import { useTexts } from '../texts/context.ts';
import { appFrameTexts } from './texts.ts';

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
  const texts = useTexts('AppFrame', appFrameTexts);
  const [isOpen, setOpen] = useState(false);
  const drawer = useMemo(() => ({ isOpen, setOpen }), [isOpen]);
  const content = useRef<HTMLElement>(null);
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const [parts, setParts] = useState<HTMLElement | null>(null);
  const places = useMemo(() => ({ title, parts }), [title, parts]);
  const [setPlaces] = useState(() => ({ setTitle, setParts }));

  return (
    <DrawerContext.Provider value={drawer}>
      <div className={css.frame}>
        <a
          className={css.skip}
          href="#main"
          onClick={(event) => {
            // The address belongs to the router: move the focus, leave the address.
            event.preventDefault();
            content.current?.focus();
          }}
        >
          {texts.skipToContent}
        </a>
        {rail}
        <div className={css.column}>
          <SetBarPlaces.Provider value={setPlaces}>{topBar}</SetBarPlaces.Provider>
          <main ref={content} id="main" tabIndex={-1} className={css.main}>
            <BarPlaces.Provider value={places}>{children}</BarPlaces.Provider>
          </main>
        </div>
      </div>
    </DrawerContext.Provider>
  );
}

type SetPlace = ((element: HTMLElement | null) => void) | undefined;

/** The bar of a frame sets the elements of `BarPlaces` by these. */
const SetBarPlaces = createContext<{ setTitle?: SetPlace; setParts?: SetPlace }>({});

export interface TopBarProps {
  /** The screen's name: the page's first heading. */
  title: string;
  /** Search, connection state, theme, user menu. */
  end?: ReactNode;
}

/**
 * The one bar at the top: the screen's title, what the screen puts into it (`InTitle`, `ScreenBar`), and the tools
 * that every screen has. Below 900 px it opens the menu.
 *
 * Use it in an `AppFrame`. Views, filters and actions of a screen are written in the screen.
 */
export function TopBar({ title, end }: TopBarProps) {
  const texts = useTexts('AppFrame', appFrameTexts);
  const drawer = useContext(DrawerContext);
  const { setTitle, setParts } = useContext(SetBarPlaces);
  const [isLive, setLive] = useState(false);
  useEffect(() => afterFrames(2, () => setLive(true)), []);
  return (
    <header className={css.bar}>
      <span className={css.seal}>
        <Seal carving={mark} size={40} />
      </span>
      <span className={css.menuButton}>
        <IconButton
          label={texts.expandMenu}
          icon={<Menu size={16} />}
          aria-haspopup="dialog"
          aria-expanded={drawer.isOpen}
          onPress={() => drawer.setOpen(true)}
        />
      </span>
      <div className={css.place}>
        <h1 className={css.title}>
          {/* A live region announces only what is inserted two frames after it, and later: the first title too. */}
          <span aria-live="polite">
            <span key={isLive ? title : ''}>{title}</span>
          </span>
        </h1>
        <div ref={setTitle} className={css.inTitle} />
      </div>
      <div ref={setParts} className={css.parts} />
      <div className={css.end}>{end}</div>
    </header>
  );
}
