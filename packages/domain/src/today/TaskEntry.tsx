import type { LinkTarget } from '@anzhu/ui/Button';
import type { TodayTask } from './tasks.ts';
import { count as countStyle, entry, label as labelStyle, mark, quiet } from './TodayTasks.css.ts';

type TaskEntryProps = TodayTask & {
  count: number;
  /** The list of the task; undefined where it is reached in another way. */
  link: LinkTarget | undefined;
};

/** One task with its count: a link of the size of its cell. Without anything to do it has no colour. */
export function TaskEntry({ label, tone, Icon, count, link }: TaskEntryProps) {
  const isQuiet = count === 0;
  const children = (
    <>
      <span className={isQuiet ? quiet : mark({ tone })} aria-hidden="true">
        <Icon size={16} />
      </span>
      <span className={isQuiet ? `${labelStyle} ${quiet}` : labelStyle}>{label} </span>
      <span className={`${countStyle({ isQuiet })} ${isQuiet ? quiet : mark({ tone })}`}>
        {count}
      </span>
    </>
  );
  if (link === undefined) return <div className={entry}>{children}</div>;
  if (link.render) return link.render({ className: entry, children });
  return (
    <a className={entry} href={link.href}>
      {children}
    </a>
  );
}
