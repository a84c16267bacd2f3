import { createContext, useContext } from 'react';
import * as css from './ScreenTitle.css.ts';

/** The name of the screen in the frame around, as the menu has it. */
export const ScreenName = createContext<string | null>(null);

interface ScreenTitleProps {
  /** How many records its list has; undefined before the first load, null where they are counted elsewhere. */
  total?: number | null | undefined;
  /** There are more records than `total`. @default false */
  isCapped?: boolean | undefined;
}

const grouped = new Intl.NumberFormat('zh-CN');

/**
 * The name of the screen as its first heading, with the number of its records. The top bar leaves its own title out
 * then; on phones it is there alone.
 *
 * Use it at the start of the head of a list. Without an `AppFrame` it has no name and shows nothing.
 */
export function ScreenTitle({ total, isCapped = false }: ScreenTitleProps) {
  const name = useContext(ScreenName);
  if (name === null) return null;
  return (
    <div className={css.title} data-screen-title="">
      <h1 className={css.name}>{name}</h1>
      {total !== null && (
        <span className={css.count}>
          {total !== undefined && `${grouped.format(total)}${isCapped ? '+' : ''} 条`}
        </span>
      )}
    </div>
  );
}
