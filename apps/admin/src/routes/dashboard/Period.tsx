import { Inline } from '@anzhu/ui/Layout';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { Heading } from '@anzhu/ui/Text';
import { useDashboardQuery } from './url.ts';

const periods = [
  { value: 'week' as const, label: '7 天' },
  { value: 'month' as const, label: '5 周' },
  { value: 'year' as const, label: '12 个月' },
];

/** The head of the charts over time, with one period for all of them. */
export function Period({ title }: { title: string }) {
  const { period, setPeriod } = useDashboardQuery();
  return (
    <Inline gap={3} justify="between">
      <Heading level={2}>{title}</Heading>
      <SegmentedControl
        label="周期"
        isLabelHidden
        options={periods}
        value={period}
        onChange={setPeriod}
      />
    </Inline>
  );
}
