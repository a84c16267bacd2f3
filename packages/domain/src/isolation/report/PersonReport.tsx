import type { Id } from '@anzhu/api/contract/codecs';
import type { Isolation } from '@anzhu/api/contract/isolation';
import type { TimelineEvent } from '@anzhu/api/contract/timeline';
import { Button, type LinkTarget } from '@anzhu/ui/Button';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Printer } from '@anzhu/ui/Icon';
import { Grid, Inline, PageFrame, Stack } from '@anzhu/ui/Layout';
import { Panel } from '@anzhu/ui/Panel';
import { ErrorState, LoadingState } from '@anzhu/ui/State';
import type { ReactNode } from 'react';
import { Letterhead } from '../../paper/index.ts';
import { PersonEvents } from './PersonEvents.tsx';
import { NucleicTests, Temperatures } from './PersonTests.tsx';
import { reportFacts } from '../facts.tsx';
import { block, screenOnly } from './PersonReport.css.ts';

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

/**
 * 隔离经过: one person's isolation on a page: who, where and until when, the temperatures against the
 * threshold, the nucleic results, and all events in order of time. 打印 prints it without the shell.
 *
 * Keyboard: Tab reaches 返回, 打印 and the chart.
 */
export function PersonReport({ person, events, error, now, linkOf, back }: PersonReportProps) {
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
    <PageFrame title={<span className={screenOnly}>{title}</span>} toolbar={actions}>
      <Letterhead hotelName={person?.hotelName ?? null} name={title} />
      {error ? (
        <ErrorState message={error.message} onRetry={error.onRetry} />
      ) : (
        <>
          <Panel title="人员信息" isLoading={isLoading}>
            {person ? (
              <DescriptionList columns={4} items={reportFacts(person, now)} />
            ) : (
              <LoadingState />
            )}
          </Panel>
          <Grid columns="420px" gap={4} align="start" isFilling>
            <Stack gap={4}>
              <div className={block}>
                <Temperatures events={events} />
              </div>
              <div className={block}>
                <Panel title="核酸检测" isLoading={isLoading}>
                  {events ? <NucleicTests events={events} /> : <LoadingState lines={2} />}
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
