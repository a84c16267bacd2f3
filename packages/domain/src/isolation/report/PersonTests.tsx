import { feverAbove } from '@anzhu/api/contract/healthTest';
import type { TimelineEvent } from '@anzhu/api/contract/timeline';
import { Lines } from '@anzhu/ui/chart';
import { Check, TriangleAlert } from '@anzhu/ui/Icon';
import { EmptyState } from '@anzhu/ui/State';
import { Tag } from '@anzhu/ui/Tag';
import { useMemo } from 'react';
import { nucleicTestsOf, temperaturesOf } from './personHistory.ts';
import { moment, test, tests } from './PersonReport.css.ts';

const threshold = { value: feverAbove, label: '警戒线' };
const noEvents: readonly TimelineEvent[] = [];

export interface PersonTestsProps {
  /** Oldest first; undefined while they are being loaded. */
  events: readonly TimelineEvent[] | undefined;
  /** Of the curve, in px. */
  height?: number | undefined;
}

/** The temperatures of a person against the threshold. */
export function Temperatures({ events, height }: PersonTestsProps) {
  const known = events ?? noEvents;
  const series = useMemo(() => {
    const points = temperaturesOf(known);
    return points.length === 0 ? [] : [{ name: '体温', points }];
  }, [known]);
  return (
    <Lines
      title="体温曲线"
      description={`高于 ${feverAbove} ℃ 为异常`}
      unit="℃"
      series={series}
      threshold={threshold}
      isFromZero={false}
      isLoading={events === undefined}
      emptyMessage="还没有体温记录"
      height={height}
    />
  );
}

/** The nucleic results of a person, one beside the other. */
export function NucleicTests({ events }: { events: readonly TimelineEvent[] }) {
  const results = nucleicTestsOf(events);
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
