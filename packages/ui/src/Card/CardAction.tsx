import { useId, type ReactElement, type ReactNode } from 'react';
import { usePress, type LinkRenderProps, type Press } from '../Button/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { cover } from './Card.css.ts';

/** What a press on the card does: something here (`onPress`), or going somewhere (`href`, `render`). */
export interface CardTarget {
  /** Runs an action on this page; the card is pending while the returned promise is. */
  onPress?: Press | undefined;
  /** Goes there. */
  href?: string | undefined;
  /** A router's link: `(props) => <RouterLink to={path} {...props} />`. */
  render?: ((props: LinkRenderProps) => ReactElement) | undefined;
}

interface CardActionProps extends CardTarget {
  /** Chosen or not, for cards to choose among; left out, it is no choice. */
  isSelected?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Why it cannot be pressed now. It can still be focused and has the reason as its description. */
  disabledReason?: string | undefined;
  children: ReactNode;
}

/**
 * The one action of a card: its label is a button or a link, its hit area the whole card. Screens use `Card`
 * or `StatTile`.
 *
 * @internal
 */
export function CardAction({ href, render, ...button }: CardActionProps) {
  if (render) return render({ className: cover, children: button.children });
  if (href === undefined) return <CardButton {...button} />;
  return (
    <a href={href} className={cover}>
      {button.children}
    </a>
  );
}

function CardButton({
  onPress,
  isSelected,
  isDisabled = false,
  disabledReason,
  children,
}: Omit<CardActionProps, 'href' | 'render'>) {
  const reasonId = useId();
  const isRefused = disabledReason !== undefined;
  const { press, isRunning } = usePress(onPress, isRefused);
  return (
    <>
      <button
        type="button"
        className={cover}
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
