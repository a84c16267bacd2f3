import type { ReactNode } from 'react';
import { message, messageAction, messageTitle } from './ChartFrame.css.ts';

export interface ChartMessageProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** In px: that of the chart. */
  height: number;
  role?: 'alert';
}

/** Replaces the chart, at the same height. */
export function ChartMessage({ title, children, action, height, role }: ChartMessageProps) {
  return (
    <div className={message} style={{ minHeight: height }} role={role}>
      <p className={messageTitle}>{title}</p>
      {children && <p>{children}</p>}
      {action && <div className={messageAction}>{action}</div>}
    </div>
  );
}
