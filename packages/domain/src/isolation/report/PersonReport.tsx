import { feverAbove } from '@anzhu/api/contract/healthTest';
import type { Id } from '@anzhu/api/contract/codecs';
import type { Isolation } from '@anzhu/api/contract/isolation';
import type { TimelineEvent } from '@anzhu/api/contract/timeline';
import { Button, type LinkTarget } from '@anzhu/ui/Button';
import { Lines } from '@anzhu/ui/chart';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Check, Printer, TriangleAlert } from '@anzhu/ui/Icon';
import { Grid, Inline, PageFrame, Stack } from '@anzhu/ui/Layout';
import { Panel } from '@anzhu/ui/Panel';
import { EmptyState, ErrorState, LoadingState } from '@anzhu/ui/State';
import { Tag } from '@anzhu/ui/Tag';
import { useMemo, type ReactNode } from 'react';
import { PersonEvents } from './PersonEvents.tsx';
import { nucleicTestsOf, temperaturesOf, type NucleicTest } from './personHistory.ts';
import { personFacts } from '../dialogs/PersonDetailDialog.tsx';
import { block, moment, screenOnly, test, tests } from './PersonReport.css.ts';

export interface PersonReportProps {
  /** Undefined while the person is being loaded. */
  person: Isolation | undefined;
  /** Oldest first; undefined while they are being loaded. */
  events: readonly TimelineEvent[] | undefined;
  /** Why the last load failed, and what 重试 does. What was loaded before stays. */
  error?: { message: string; onRetry: () => void | Promise<void> } | undefined;
  /** `yyyy-MM-dd HH:mm:ss` */
  now: string;
  /** A link to another isolation of the same person. */
  linkOf: (personId: Id) => LinkTarget;
  /** The link back to the list. */
  back: ReactNode;
}

const threshold = { value: feverAbove, label: '警戒线' };
const noEvents: readonly TimelineEvent[] = [];

/** The nucleic results, one beside the other. */
function NucleicTests({ results }: { results: readonly NucleicTest[] }) {
  if (results.length === 0) return <EmptyState isCompact title="还没有核酸检测" />;
  return (
    <ol className={tests} aria-label="核酸结果">
      {results.map((one) => (
        <li key={one.moment} className={test}>
          <span className={moment}>{one.moment}</span>
          <Tag
            tone={one.isPositive ? 'danger' : 'success'}
            icon={one.isPositive ? <TriangleAlert size={12} /> : <Check size={12} />}
          >
            {one.label}
          </Tag>
        </li>
      ))}
    </ol>
  );
}

/**
 * 隔离经过: one person's isolation on a page: who, where and until when, the temperatures against the
 * threshold, the nucleic results, and all events in order of time. 打印 prints it without the shell.
 *
 * Keyboard: Tab reaches 返回, 打印 and the chart.
 */
export function PersonReport({ person, events, error, now, linkOf, back }: PersonReportProps) {
  const known = events ?? noEvents;
  const series = useMemo(() => {
    const points = temperaturesOf(known);
    return points.length === 0 ? [] : [{ name: '体温', points }];
  }, [known]);
  const isLoading = person === undefined || events === undefined;
  const title = person ? `隔离经过 · ${person.name}` : '隔离经过';
  const actions = (
    <div className={screenOnly}>
      <Inline gap={2}>
        {back}
        <Button
          icon={<Printer aria-hidden size={16} />}
          isDisabled={isLoading}
          onPress={() => print()}
        >
          打印
        </Button>
      </Inline>
    </div>
  );

  return (
    <PageFrame title={title} toolbar={actions}>
      {error ? (
        <ErrorState message={error.message} onRetry={error.onRetry} />
      ) : (
        <>
          <Panel title="人员信息" isLoading={isLoading}>
            {person ? (
              <DescriptionList columns={3} items={personFacts(person, now)} />
            ) : (
              <LoadingState />
            )}
          </Panel>
          <Grid columns="420px" gap={4} align="start" isFilling>
            <Stack gap={4}>
              <div className={block}>
                <Lines
                  title="体温曲线"
                  description={`高于 ${feverAbove} ℃ 为异常`}
                  unit="℃"
                  series={series}
                  threshold={threshold}
                  isFromZero={false}
                  isLoading={isLoading}
                  emptyMessage="还没有体温记录"
                />
              </div>
              <div className={block}>
                <Panel title="核酸检测" isLoading={isLoading}>
                  {events ? (
                    <NucleicTests results={nucleicTestsOf(events)} />
                  ) : (
                    <LoadingState lines={2} />
                  )}
                </Panel>
              </div>
            </Stack>
            <Panel title="经过" isLoading={isLoading}>
              {events ? (
                <PersonEvents events={events} today={now.slice(0, 10)} linkOf={linkOf} />
              ) : (
                <LoadingState lines={8} />
              )}
            </Panel>
          </Grid>
        </>
      )}
    </PageFrame>
  );
}
