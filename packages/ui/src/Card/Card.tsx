import { useId, type ReactNode, type ReactElement } from 'react';
import { usePress, type LinkRenderProps, type Press } from '../Button/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import * as css from './Card.css.ts';

export { surface as cardSurface } from './Card.css.ts';

export interface CardProps extends CardTarget {
  /** What it is. The words of its action: the name of the button or link. */
  title: string;
  /** 16 px, before the name. */
  icon?: ReactNode;
  /** A line or two more. */
  description?: ReactNode;
  /** At the end of the first line: a `Tag`, a `Badge`. */
  end?: ReactNode;
  /** Actions of their own, above the area of the card: small buttons. */
  actions?: ReactNode;
  /** Chosen or not, for cards to choose among; left out, it is no choice. */
  isSelected?: boolean | undefined;
  /** The target cannot be pressed; the actions can. @default false */
  isDisabled?: boolean | undefined;
  /** Why it cannot be pressed now. It can still be focused and has the reason as its description. */
  disabledReason?: string | undefined;
  /** What else it shows: facts, a picture. */
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
export function Card({
  title,
  icon,
  description,
  end,
  actions,
  isSelected,
  isDisabled = false,
  disabledReason,
  children,
  ...target
}: CardProps) {
  const isOff = isDisabled || disabledReason !== undefined;
  return (
    <article
      className={css.surface({
        isPressable: true,
        isSelected: isSelected === true,
        isDisabled: isOff,
      })}
    >
      <div className={css.head}>
        {icon && (
          <span className={css.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <div className={css.title}>
          <CardAction {...target} {...{ isSelected, isDisabled, disabledReason }}>
            {title}
          </CardAction>
        </div>
        {end && <div className={css.end}>{end}</div>}
      </div>
      {description && <div className={css.description}>{description}</div>}
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

interface CardActionProps
  extends CardTarget, Pick<CardProps, 'isSelected' | 'isDisabled' | 'disabledReason'> {
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

function CardButton(props: Omit<CardActionProps, 'href' | 'render'>) {
  const { onPress, isSelected, isDisabled, disabledReason, children } = props;
  const reasonId = useId();
  const isRefused = disabledReason !== undefined;
  const { press, isRunning } = usePress(onPress, isRefused);
  return (
    <>
      <button
        type="button"
        className={css.cover}
        disabled={isDisabled && !isRefused}
        aria-disabled={isRefused || undefined}
        aria-busy={isRunning || undefined}
        aria-pressed={isSelected}
        aria-describedby={isRefused ? reasonId : undefined}
        title={disabledReason}
        onClick={press}
      >
        {children}
      </button>
      {isRefused && (
        <span id={reasonId} className={visuallyHidden}>
          {disabledReason}
        </span>
      )}
    </>
  );
}
