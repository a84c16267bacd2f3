import { Button, followLink, Link } from '@anzhu/ui/Button';
import { Panel } from '@anzhu/ui/Panel';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { EmptyState, ErrorState } from '@anzhu/ui/State';
import type { ReactNode } from 'react';
import { dutyKinds } from './duties.ts';
import type { Duty } from './duty.ts';
import { DutyRow } from './DutyRow.tsx';
import * as css from './DutyQueue.css.ts';

export interface DutyQueueProps {
  /** Of every kind that concerns the user, in any order; undefined while they are loading. */
  duties: readonly Duty[] | undefined;
  /** The last reading failed. What was read before stays. */
  error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
  /** Whose they are, where the screen around shows fewer hotels: 全部酒店. */
  scope?: string | undefined;
}

/** Entries of a kind that are shown; the others are behind the link to the list. */
const mostEntries = 3;

/**
 * 今日待办: one queue of what waits for a hand, the most urgent kind first, each entry with what can be done about
 * it. A long kind is cut off, with a link to its list; a kind without anything to do is one quiet word at the end.
 *
 * Keyboard: Tab goes from the heading of a kind to its records and buttons. Changes are not announced: it changes
 * all day.
 */
export function DutyQueue({ duties, error, scope }: DutyQueueProps) {
  const sorted = dutyKinds.flatMap((look) => {
    const duty = duties?.find(({ kind }) => kind === look.id);
    return duty ? [{ ...duty, look }] : [];
  });
  const open = sorted.filter(({ count, isElsewhere }) => count > 0 && !isElsewhere);
  const elsewhere = sorted.filter(({ count, isElsewhere }) => count > 0 && isElsewhere);
  const done = sorted.filter(({ count }) => count === 0);
  return (
    <Panel
      title="今日待办"
      isFlush
      isLoading={duties === undefined && !error}
      description={error && duties ? `更新失败：${error.message}，显示的是之前的待办。` : scope}
      actions={
        error &&
        duties && (
          <Button size="small" onPress={error.onRetry}>
            重试
          </Button>
        )
      }
    >
      {error && !duties && <ErrorState isCompact message={error.message} onRetry={error.onRetry} />}
      {!error && !duties && <Waiting />}
      {duties && open.length === 0 && <EmptyState isCompact title="没有待办" />}
      {open.length > 0 && (
        <ul className={css.kinds}>
          {open.map((duty) => (
            <Kind key={duty.kind} {...duty} />
          ))}
        </ul>
      )}
      {(elsewhere.length > 0 || done.length > 0) && (
        <div className={css.others}>
          <Others label="另一视图" duties={elsewhere} />
          <Others label="现在没有" duties={done} />
        </div>
      )}
    </Panel>
  );
}

type Shown = Duty & { look: (typeof dutyKinds)[number] };

/** One kind: its name and count in the margin, its entries beside it. */
function Kind({ look, ...duty }: Shown) {
  const { Icon, label, tone } = look;
  const { count, link, entries, places, note, error } = duty;
  const head = (
    <>
      <span className={css.mark({ tone })} aria-hidden="true">
        <Icon size={16} />
      </span>
      <span className={css.label}>{label} </span>
      <span className={`${css.count} ${css.mark({ tone })}`}>{count}</span>
    </>
  );
  return (
    <li className={css.kind}>
      <h3 className={css.margin}>
        {link ? (
          followLink(link, { className: css.marginLink, children: head })
        ) : (
          <span className={css.marginLink}>{head}</span>
        )}
      </h3>
      <ul
        className={css.entries}
        aria-label={label}
        aria-busy={!(entries ?? places ?? note ?? error)}
      >
        <Entries {...duty} />
      </ul>
    </li>
  );
}

const line = (children: ReactNode) => <li className={css.line}>{children}</li>;

function Entries({ count, link, entries, places, more, isComplete, note, error }: Duty) {
  if (places) {
    return line(
      places.map(({ name, link: target }) => (
        <span key={name}>{target ? <Link {...target}>{name}</Link> : name}</span>
      )),
    );
  }
  if (note !== undefined) return line(note);
  if (error && !entries) {
    return line(
      <>
        加载失败：{error.message}
        <Button size="small" variant="quiet" onPress={error.onRetry}>
          重试
        </Button>
      </>,
    );
  }
  if (!entries) return waitingLines(isComplete ? 1 : count);
  const shown = isComplete ? entries : entries.slice(0, mostEntries);
  const rest = isComplete ? 0 : count - shown.length;
  return (
    <>
      {shown.map((entry) => (
        <DutyRow key={entry.id} {...entry} />
      ))}
      {rest > 0 && link && line(<Link {...link}>其余 {rest} 条</Link>)}
      {more &&
        line(
          <Button size="small" variant="quiet" onPress={more.onPress}>
            {more.label}
          </Button>,
        )}
    </>
  );
}

/** Kinds in one line, each a link to its list. */
function Others({ label, duties }: { label: string; duties: readonly Shown[] }) {
  if (duties.length === 0) return null;
  return (
    <div className={css.otherLine}>
      <span>{label}</span>
      <ul className={css.otherKinds} aria-label={label}>
        {duties.map(({ kind, look, count, link }) => {
          const text = count > 0 ? `${look.label} ${count}` : look.label;
          return <li key={kind}>{link ? <Link {...link}>{text}</Link> : text}</li>;
        })}
      </ul>
    </div>
  );
}

/** As high as what usually comes. */
const Waiting = () => (
  <ul className={css.kinds}>
    {['a', 'b', 'c', 'd'].map((kind) => (
      <li key={kind} className={css.kind}>
        <div className={css.margin}>
          <Skeleton width="80%" height={16} />
        </div>
        <ul className={css.entries}>{waitingLines(mostEntries + 1)}</ul>
      </li>
    ))}
  </ul>
);

/** In place of so many entries. */
const waitingLines = (count: number) => (
  <>
    {Array.from({ length: Math.min(count, mostEntries) }, (_, index) => (
      <li key={index} className={css.row}>
        <Skeleton height={16} />
      </li>
    ))}
    {count > mostEntries && line(<Skeleton width="64px" height={16} />)}
  </>
);
