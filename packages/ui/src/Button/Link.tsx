import type { ReactElement, ReactNode } from 'react';
import { button, iconSlot } from './Button.css.ts';
import type { ButtonLook } from './PressableButton.tsx';
import { link } from './Link.css.ts';

/** What a router's link is handed: everything but where it goes. */
export interface LinkRenderProps {
  className: string;
  children: ReactNode;
}

/** The target of a link: a URL, or a router's link. */
export type LinkTarget =
  | { href: string; isExternal?: boolean; render?: never }
  | { render: (props: LinkRenderProps) => ReactElement; href?: never; isExternal?: never };

function follow(target: LinkTarget, props: LinkRenderProps): ReactElement {
  if (target.render) return target.render(props);
  const away = target.isExternal ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={target.href} className={props.className} {...away}>
      {props.children}
    </a>
  );
}

/**
 * Goes somewhere: another screen, a record, a site outside (`isExternal`: in a new tab).
 *
 * Use it in a text, in a cell, for the name of a record. Hand it `render` for a router's link:
 * `render={(props) => <RouterLink to={path} {...props} />}`. Do not use it for what changes something
 * (`Button`), nor for the next step of a task (`LinkButton`).
 *
 * Keyboard: Tab reaches it, Enter goes there.
 */
export function Link({ children, ...target }: LinkTarget & { children: ReactNode }) {
  return follow(target, { className: link, children });
}

export type LinkButtonProps = LinkTarget & ButtonLook & { icon?: ReactNode; children: ReactNode };

/**
 * A link that looks like a button: the next step of a task is another screen.
 *
 * Use it where a `Button` would only navigate, so that it can be opened in a new tab. Do not use it for what
 * changes something (`Button`), nor in a text (`Link`).
 *
 * Keyboard: Tab reaches it, Enter goes there.
 */
export function LinkButton({ tone, variant, size, icon, children, ...target }: LinkButtonProps) {
  const content = (
    <>
      {icon && <span className={iconSlot}>{icon}</span>}
      {children}
    </>
  );
  return follow(target, { className: button({ tone, variant, size }), children: content });
}
