import {
  useEffect,
  useId,
  useRef,
  createContext,
  useContext,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { LinkRenderProps } from '../Button/index.ts';
import { useMedia } from '../lib/useMedia.ts';
import { media, visuallyHidden } from '../theme/index.ts';
import { PanelLeftClose, PanelLeftOpen } from '../Icon/index.ts';
import { mark, Seal } from '../Seal/index.ts';
import { lazy, LazyDialog } from '../lib/LazyBoundary.tsx';
import { Tip } from '../Tooltip/Tip.tsx';
import * as css from './Rail.css.ts';
import { useTexts } from '../texts/context.ts';
import { appFrameTexts } from './texts.ts';

const RailSheet = lazy(() =>
  import('./RailSheet.tsx').then((part) => ({ default: part.RailSheet })),
);

export interface RailProps {
  /** What it is a menu of: its name. */
  label: string;
  /** The product's name, at the head, after its mark. */
  brand: string;
  /** Its mark: a drawing of 28 px. @default the seal of 安住 */
  mark?: ReactNode;
  /** Its entries, in groups of the same work, each with its name. In the order in which they are shown. */
  groups: readonly RailGroup[];
  /** Shows 56 px of icons instead of 216 px of labels. Controlled: the parent stores it. */
  isCollapsed: boolean;
  /** 收起菜单, 展开菜单. */
  onToggle: () => void;
  /** As a sample within a page: as high as its entries, and shown on narrow screens too. @default false */
  isSample?: boolean | undefined;
}

/**
 * The main menu at the side, with the current screen marked.
 *
 * Use it in an `AppFrame`. Below 900 px it is a drawer: it opens from the top bar, closes on Esc, on a press
 * outside and on selection; the focus stays inside as long as it is open and returns afterwards.
 *
 * Keyboard: Tab moves from entry to entry, Enter goes there.
 */
export function Rail({ isCollapsed, onToggle, isSample = false, ...shared }: RailProps) {
  const { isOpen, setOpen } = useContext(DrawerContext);
  const isNarrow = useMedia(media.narrow);
  const close = (): void => setOpen(false);

  if (isNarrow && !isSample) {
    if (!isOpen) return null;
    return (
      <LazyDialog onClose={close}>
        <RailSheet label={shared.label} onClose={close}>
          <RailContent {...shared} isCollapsed={false} onToggle={close} />
        </RailSheet>
      </LazyDialog>
    );
  }
  return (
    <div className={css.rail({ isCollapsed, isSample })}>
      <RailContent {...shared} isCollapsed={isCollapsed} onToggle={onToggle} />
    </div>
  );
}

export interface RailLinkProps extends LinkRenderProps {
  'aria-current': 'page' | undefined;
}

export interface RailItem {
  id: string;
  label: string;
  /** 18 px. */
  icon: ReactNode;
  isCurrent: boolean;
  /** A router's link: `(props) => <Link to={path} {...props} />`. */
  render: (props: RailLinkProps) => ReactElement;
}

export interface RailGroup {
  id: string;
  label: string;
  items: readonly RailItem[];
}

/** How many characters of a name fit into the rail. */
const maxNameLength = 9;

/** Marks on a scroller where more of it follows; returns the end of it. */
function markMore(scroller: HTMLElement): () => void {
  const update = (): void => {
    const below = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    scroller.toggleAttribute('data-above', scroller.scrollTop > 1);
    scroller.toggleAttribute('data-below', below > 1);
  };
  const resized = new ResizeObserver(update);
  for (const element of [scroller, ...scroller.children]) resized.observe(element);
  scroller.addEventListener('scroll', update, { passive: true });
  return () => {
    resized.disconnect();
    scroller.removeEventListener('scroll', update);
  };
}

/** Name, menu and switch: the same in the rail and in the drawer. */
function RailContent({
  label,
  brand,
  mark: ownMark,
  groups,
  isCollapsed,
  onToggle,
}: Omit<RailProps, 'isSample'>) {
  const list = useRef<HTMLElement>(null);
  const texts = useTexts('AppFrame', appFrameTexts);
  const toggleLabel = isCollapsed ? texts.expandMenu : texts.collapseMenu;
  const ToggleIcon = isCollapsed ? PanelLeftOpen : PanelLeftClose;

  // In a menu that is taller than the window the current entry may be below the edge.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    return list.current ? markMore(list.current) : undefined;
  }, []);

  return (
    <div className={css.content}>
      <div className={css.brand}>
        {ownMark ?? <Seal carving={mark} size={28} />}
        <span className={isCollapsed ? visuallyHidden : undefined}>{brand}</span>
      </div>
      <nav ref={list} className={css.menu} aria-label={label}>
        {groups.map((one) => (
          <Group key={one.id} {...one} isCollapsed={isCollapsed} />
        ))}
      </nav>
      <div className={css.foot}>
        <button type="button" className={css.entry()} onClick={onToggle}>
          <Face icon={<ToggleIcon size={16} />} word={toggleLabel} isCollapsed={isCollapsed} />
        </button>
        {isCollapsed && <Tip side="beside">{toggleLabel}</Tip>}
      </div>
    </div>
  );
}

function Group({ label, items, isCollapsed }: RailGroup & { isCollapsed: boolean }) {
  const nameId = useId();
  return (
    <div className={css.group({ isCollapsed })}>
      {label !== '' && (
        <p id={nameId} className={isCollapsed ? visuallyHidden : css.groupName}>
          {label}
        </p>
      )}
      <ul aria-labelledby={label === '' ? undefined : nameId}>
        {items.map((item) => (
          <li key={item.id}>
            {item.render({
              className: css.entry({ isCurrent: item.isCurrent }),
              'aria-current': item.isCurrent ? 'page' : undefined,
              children: <Face icon={item.icon} word={item.label} isCollapsed={isCollapsed} />,
            })}
            {(isCollapsed || item.label.length > maxNameLength) && (
              <Tip side="beside">{item.label}</Tip>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FaceProps {
  icon: ReactNode;
  word: string;
  isCollapsed: boolean;
}

function Face({ icon, word, isCollapsed }: FaceProps) {
  return (
    <>
      <span className={css.entryIcon} aria-hidden="true">
        {icon}
      </span>
      <span className={isCollapsed ? visuallyHidden : css.entryWord}>{word}</span>
    </>
  );
}

/** The rail as a drawer, below 900 px, set by `AppFrame`; outside of one it never opens. */
export const DrawerContext = createContext({
  isOpen: false,
  setOpen: (_isOpen: boolean): void => {},
});
