import type { ReactNode } from 'react';
import { page, pageHead } from './Layout.css.ts';
import { Heading } from '../Text/Text.tsx';

export interface PageFrameProps {
  /** Only where the screen's name in the top bar is not enough. */
  title?: ReactNode;
  /** Actions of the whole screen, at the end of the title's line. */
  toolbar?: ReactNode;
  /** The blocks of the screen, below each other. */
  children: ReactNode;
}

/**
 * The frame of a screen: its gutters (24 px, 12 px on phones), its greatest width of 1680 px, and the
 * space between its blocks.
 *
 * Use it once per screen, in an `AppFrame`. Do not use it inside of a panel or a dialog.
 */
export function PageFrame({ title, toolbar, children }: PageFrameProps) {
  const hasHead = title !== undefined || toolbar !== undefined;
  return (
    <div className={page}>
      {hasHead && (
        <div className={pageHead}>
          {title === undefined ? (
            <span />
          ) : (
            <Heading level={2} size="title">
              {title}
            </Heading>
          )}
          {toolbar}
        </div>
      )}
      {children}
    </div>
  );
}
