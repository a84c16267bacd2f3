import { useId, type ReactNode } from 'react';
import { Heading } from '../Text/index.ts';
import { actions as actionsStyle, body, head, panel } from './Panel.css.ts';

export interface PanelProps {
  title?: string;
  /** What acts on what is in the panel: small quiet buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A sheet on the page: what belongs together, with a name and its actions.
 * Never a panel in a panel: inside, use headings and space.
 */
export function Panel({ title, actions, children }: PanelProps) {
  const titleId = useId();
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <section className={panel} aria-labelledby={title === undefined ? undefined : titleId}>
      {hasHead && (
        <div className={head}>
          <div id={titleId}>
            {title !== undefined && (
              <Heading level={2} size="body">
                {title}
              </Heading>
            )}
          </div>
          {actions && <div className={actionsStyle}>{actions}</div>}
        </div>
      )}
      <div className={body}>{children}</div>
    </section>
  );
}
