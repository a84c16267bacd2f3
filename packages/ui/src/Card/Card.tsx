import type { ReactNode } from 'react';
import {
  actions as actionsStyle,
  description as descriptionStyle,
  end as endStyle,
  head,
  icon as iconStyle,
  surface,
  title as titleStyle,
} from './Card.css.ts';
import { CardAction, type CardTarget } from './CardAction.tsx';

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
      className={surface({ isPressable: true, isSelected: isSelected === true, isDisabled: isOff })}
    >
      <div className={head}>
        {icon && (
          <span className={iconStyle} aria-hidden="true">
            {icon}
          </span>
        )}
        <div className={titleStyle}>
          <CardAction {...target} {...{ isSelected, isDisabled, disabledReason }}>
            {title}
          </CardAction>
        </div>
        {end && <div className={endStyle}>{end}</div>}
      </div>
      {description && <div className={descriptionStyle}>{description}</div>}
      {children}
      {actions && (
        <div className={actionsStyle} data-own="">
          {actions}
        </div>
      )}
    </article>
  );
}
