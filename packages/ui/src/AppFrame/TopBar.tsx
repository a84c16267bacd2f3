import { Menu } from '../Icon/index.ts';
import type { ReactNode } from 'react';
import { IconButton } from '../Button/index.ts';
import { useDrawer } from './drawer.ts';
import { railSheet } from './railSheet.ts';
import {
  bar,
  crumb,
  crumbs,
  end as endStyle,
  menuButton,
  place,
  title as titleStyle,
} from './TopBar.css.ts';

export interface TopBarProps {
  /** The screen's name: the page's first heading. */
  title: string;
  /** What the screen belongs to, from the outside in; without the screen itself. */
  breadcrumb?: readonly string[] | undefined;
  /** Before the name. */
  start?: ReactNode;
  /** Search, connection state, theme, user menu. */
  end?: ReactNode;
}

/**
 * The bar at the top: the screen's title and the tools that every screen has. Below 900 px it opens the menu.
 *
 * Use it in an `AppFrame`. Actions of the screen itself belong to the screen.
 */
export function TopBar({ title, breadcrumb = none, start, end }: TopBarProps) {
  const drawer = useDrawer();
  return (
    <header className={bar}>
      <span className={menuButton}>
        <IconButton
          label="展开菜单"
          icon={<Menu size={16} />}
          aria-haspopup="dialog"
          aria-expanded={drawer.isOpen}
          onPointerEnter={railSheet.preload}
          onFocus={railSheet.preload}
          onPress={() => drawer.setOpen(true)}
        />
      </span>
      {start}
      <div className={place}>
        {breadcrumb.length > 0 && (
          <ol className={crumbs} aria-label="面包屑">
            {breadcrumb.map((one) => (
              <li key={one} className={crumb}>
                {one}
              </li>
            ))}
          </ol>
        )}
        <h1 className={titleStyle}>{title}</h1>
      </div>
      <div className={endStyle}>{end}</div>
    </header>
  );
}

const none: readonly string[] = [];
