import { useId, type ReactNode } from 'react';
import { Heading } from '../Text/Text.tsx';
import { actions as actionsStyle, body, foot, head, names, note, panel } from './Panel.css.ts';

export interface PanelProps {
  /** Its name: a heading, and the name of the region. */
  title?: string;
  /** The name of the region, where the heading is a sentence that changes. @default `title` */
  label?: string | undefined;
  /** Below the name: what it shows, or when it was read. */
  description?: ReactNode;
  /** What acts on what is in the panel: small quiet buttons. */
  actions?: ReactNode;
  /** The last line: a sum, or the buttons that end a task. */
  footer?: ReactNode;
  /** No space around the children: a table or a list has its own. */
  isFlush?: boolean | undefined;
  /** What is in it is being loaded: screen readers wait for it. */
  isLoading?: boolean | undefined;
  /** What the panel holds. */
  children: ReactNode;
}

/**
 * A sheet on the page: what belongs together, with a name, its actions, and a foot.
 *
 * Use it for a block of a screen. Never a panel in a panel: inside, use headings and space. Do not use it
 * for one of many things to choose or to open (that is a `Card`), nor for a figure (`StatTile`).
 */
export function Panel({
  title,
  label,
  description,
  actions,
  footer,
  isFlush = false,
  isLoading,
  children,
}: PanelProps) {
  const titleId = useId();
  const hasHead = title !== undefined || actions !== undefined || description !== undefined;
  return (
    <section
      className={panel}
      aria-label={label}
      aria-labelledby={title === undefined || label !== undefined ? undefined : titleId}
      aria-busy={isLoading}
    >
      {hasHead && (
        <div className={head}>
          <div className={names}>
            {title !== undefined && (
              <div id={titleId}>
                <Heading level={2} size="lead">
                  {title}
                </Heading>
              </div>
            )}
            {description !== undefined && <div className={note}>{description}</div>}
          </div>
          {actions && <div className={actionsStyle}>{actions}</div>}
        </div>
      )}
      <div className={body({ isFlush })}>{children}</div>
      {footer !== undefined && <div className={foot}>{footer}</div>}
    </section>
  );
}
