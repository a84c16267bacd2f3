import { forwardRef, type ReactElement, type ReactNode } from 'react';
import { button, link } from './Button.css.ts';
import {
  PressableButton,
  SubmitButton,
  type ButtonBehaviour,
  type ButtonLook,
} from './PressableButton.tsx';

export interface ButtonProps extends ButtonLook, ButtonBehaviour {
  /** An icon of 16 px before the words; it is hidden from screen readers. */
  icon?: ReactNode;
  /** The icon points to what comes next: it is behind the words. @default false */
  isIconLast?: boolean | undefined;
  /** The words: a verb, or a verb and its object. */
  children: ReactNode;
}

/**
 * Does something: on this page, or to a record.
 *
 * Use one `solid` `brand` button per view, for its main action; `outline` for the others; `quiet` in rows and
 * bars. Do not use it to go to another page (that is a `Link`), and do not hide an action that is not
 * possible now: give it a `disabledReason`.
 *
 * A `submit` button is pending by itself while its form is being sent.
 *
 * Keyboard: Enter and Space press; a button with a `disabledReason` can be focused and has the reason as its
 * description.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone, variant, size, ...behaviour },
  ref,
) {
  const Native = behaviour.type === 'submit' ? SubmitButton : PressableButton;
  return <Native {...behaviour} buttonRef={ref} className={button({ tone, variant, size })} />;
});

/** What a router's link is handed: everything but where it goes. */
export interface LinkRenderProps {
  className: string;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}

export type LinkTarget =
  | {
      /** The URL. */
      href: string;
      /** Opens in a new tab, for a site outside. @default false */
      isExternal?: boolean;
      render?: never;
    }
  | {
      /** Renders the link of a router, instead of `href`; spread the props on it. */
      render: (props: LinkRenderProps) => ReactElement;
      href?: never;
      isExternal?: never;
    };

export function followLink(target: LinkTarget, props: LinkRenderProps): ReactElement {
  if (target.render) return target.render(props);
  const away = target.isExternal ? { target: '_blank', rel: 'noreferrer' } : {};
  const { children, ...rest } = props;
  return (
    <a href={target.href} {...away} {...rest}>
      {children}
    </a>
  );
}

type LinkProps = LinkTarget & {
  /** The words of the link; they make sense without those around them. */
  children: ReactNode;
};

/**
 * Goes somewhere: another screen, a record, a site outside (`isExternal`: in a new tab).
 *
 * Use it in a text, in a cell, for the name of a record. Hand it `render` for a router's link:
 * `render={(props) => <RouterLink to={path} {...props} />}`. Do not use it for what changes something
 * (`Button`), nor for the next step of a task (`LinkButton`).
 *
 * Keyboard: Tab reaches it, Enter goes there.
 */
export function Link({ children, ...target }: LinkProps) {
  return followLink(target, { className: link, children });
}

export type LinkButtonProps = LinkProps & ButtonLook & Pick<ButtonProps, 'icon'>;

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
      {icon}
      {children}
    </>
  );
  return followLink(target, { className: button({ tone, variant, size }), children: content });
}
