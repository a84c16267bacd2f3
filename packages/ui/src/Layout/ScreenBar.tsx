import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ChipLine } from '../Field/chips.ts';
import { useMedia } from '../lib/useMedia.ts';
import { media } from '../theme/index.ts';
import * as css from './ScreenBar.css.ts';
import { useCommonTexts } from '../texts/context.ts';

/** The places that a screen has in the bar of the frame around it: beside the title, and the rest of the line. */
export const BarPlaces = createContext<{
  title: HTMLElement | null;
  parts: HTMLElement | null;
}>({ title: null, parts: null });

interface InTitleProps {
  /** What the title says besides the name of the screen: its hotel, or the record whose page it is. */
  children: ReactNode;
}

/**
 * Puts something beside the title of the screen, in the bar of the `AppFrame` around; without one it stays where it is.
 *
 * Use it for the hotel whose records are shown, once per screen. It is in sight at every width.
 */
export function InTitle({ children }: InTitleProps) {
  const { title } = useContext(BarPlaces);
  const look = <ChipLine.Provider value="title">{children}</ChipLine.Provider>;
  return title ? createPortal(look, title) : look;
}

export interface ScreenBarProps {
  /** How many records its list has, undefined before the first load; there are more than that where it `isCapped`. */
  count?: { total: number | undefined; isCapped?: boolean | undefined } | undefined;
  /** What acts on the screen, at the end: add, export. */
  tools?: ReactNode;
  /** Its views and filters. */
  children?: ReactNode;
}

const grouped = new Intl.NumberFormat('zh-CN');

/**
 * The parts of a screen that are in the bar of the `AppFrame` around: one line with its title. Below 900 px they are
 * a line above the screen.
 *
 * Use it once per screen, first in its `PageFrame`.
 */
export function ScreenBar(props: ScreenBarProps) {
  const { count, tools, children } = props;
  const { records } = useCommonTexts();
  const { parts } = useContext(BarPlaces);
  const isNarrow = useMedia(media.narrow);
  const own = (
    <>
      {children}
      {tools && <div className={css.tools}>{tools}</div>}
    </>
  );
  if (!parts || isNarrow) return <div className={css.line}>{own}</div>;
  return createPortal(
    <div className={css.parts}>
      {count && (
        <span className={css.count}>
          {count.total !== undefined &&
            records(`${grouped.format(count.total)}${count.isCapped ? '+' : ''}`)}
        </span>
      )}
      {own}
    </div>,
    parts,
  );
}
