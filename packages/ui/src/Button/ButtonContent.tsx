import type { ReactNode } from 'react';
import { cover, covered, iconSlot, spinner } from './Button.css.ts';

/** The inside of a button: icon and words, or the spinner in the icon's place or over the words. */
export function ButtonContent({
  icon,
  isPending,
  children,
}: {
  icon?: ReactNode;
  isPending: boolean;
  children?: ReactNode;
}) {
  if (icon) {
    return (
      <>
        <span className={iconSlot}>{isPending ? <span className={spinner} /> : icon}</span>
        {children}
      </>
    );
  }
  if (!isPending) return children;
  return (
    <>
      <span className={covered}>{children}</span>
      <span className={cover}>
        <span className={spinner} />
      </span>
    </>
  );
}
