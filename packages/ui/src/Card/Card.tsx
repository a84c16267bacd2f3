import type { ReactNode, ReactElement } from 'react';
import { usePress, type LinkRenderProps, type Press } from '../Button/index.ts';
import * as css from './Card.css.ts';

export { surface as cardSurface } from './Card.css.ts';

export interface CardProps extends CardTarget {
  /** What it is. The words of its action: the name of the button or link. */
  title: string;
  /** Actions of their own, above the area of the card: small buttons. */
  actions?: ReactNode;
  /** Chosen or not, for cards to choose among; left out, it is no choice. */
  isSelected?: boolean | undefined;
  /** What else it shows: a line or two, a `Tag`, facts, a picture. */
  children?: ReactNode;
}

/**
 * One of several things to open or to select: the whole card is a button or a link.
 *
 * Use it for hotels, room types, templates: a few things with a picture or details. Do not use it for a block
 * of a screen (that is a `Panel`), for many records of the same kind (a `Table`), nor for a figure
 * (`StatTile`).
 *
 * Keyboard: Tab reaches the card, Enter opens it (Space too, when it does something here); its own actions
 * come after it.
 */
export function Card({ title, actions, isSelected, children, ...target }: CardProps) {
  return (
    <article className={css.surface({ isPressable: true, isSelected })}>
      <div className={css.title}>
        <CardAction {...target} isSelected={isSelected}>
          {title}
        </CardAction>
      </div>
      {children}
      {actions && (
        <div className={css.actions} data-own="">
          {actions}
        </div>
      )}
    </article>
  );
}

/** What a press on the card does: something here (`onPress`), or going somewhere (`href`, `render`). */
export interface CardTarget {
  /** Runs an action on this page; the card is pending while the returned promise is. */
  onPress?: Press | undefined;
  /** Goes there. */
  href?: string | undefined;
  /** A router's link: `(props) => <RouterLink to={path} {...props} />`. */
  render?: ((props: LinkRenderProps) => ReactElement) | undefined;
}

interface CardActionProps extends CardTarget, Pick<CardProps, 'isSelected'> {
  children: ReactNode;
}

/**
 * The one action of a card: its label is a button or a link, its hit area the whole card. Screens use `Card`
 * or `StatTile`.
 *
 * @internal
 */
export function CardAction({ href, render, ...button }: CardActionProps) {
  if (render) return render({ className: css.cover, children: button.children });
  if (href === undefined) return <CardButton {...button} />;
  return (
    <a href={href} className={css.cover}>
      {button.children}
    </a>
  );
}

function CardButton({ onPress, isSelected, children }: Omit<CardActionProps, 'href' | 'render'>) {
  const { press, isRunning } = usePress(onPress, false);
  return (
    <button
      type="button"
      className={css.cover}
      aria-busy={isRunning || undefined}
      aria-pressed={isSelected}
      onClick={press}
    >
      {children}
    </button>
  );
}
