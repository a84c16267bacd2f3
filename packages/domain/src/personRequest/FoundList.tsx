import {
  erasureLabel,
  type Erasure,
  type FoundPerson,
  type FoundRecord,
} from '@anzhu/api/contract/personRequest';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { InfoTip } from '@anzhu/ui/InfoTip';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { RecordLead } from '@anzhu/ui/RecordPanel';
import { EmptyState, ErrorState, LoadingState } from '@anzhu/ui/State';
import { Heading, Text } from '@anzhu/ui/Text';
import { StatusTag, WarningNote, type StatusLook } from '../kit/index.ts';

/** Records of a kind that are shown at once. */
const mostShown = 8;

const looks: Record<Erasure, StatusLook> = {
  now: { label: erasureLabel.now, tone: 'warning', icon: 'ban' },
  later: { label: erasureLabel.later, tone: 'info', icon: 'clock', isDashed: true },
  kept: { label: erasureLabel.kept, tone: 'neutral', icon: 'shield', isQuiet: true },
  open: { label: erasureLabel.open, tone: 'danger', icon: 'alert' },
  check: { label: erasureLabel.check, tone: 'warning', icon: 'hand', isDashed: true },
};

const factsOf = ({ name, idcard, number, time, until, period }: FoundRecord): string[] => [
  ...[name, idcard, number].flatMap((fact) => fact ?? []),
  ...(time ? [formatMinute(time)] : []),
  `保存至 ${until ?? period}`,
];

export interface FoundListProps {
  /** Undefined while it is loading. */
  found: FoundPerson | undefined;
  /** Why the last load failed, and what 重试 does. */
  error?: { message: string; onRetry: () => void } | undefined;
  /** Whether it is shown what an erasure does to each record. Else only who is not surely the person is marked. */
  showsErasure?: boolean;
}

/**
 * All that names a person, by kind: how many, until when each is kept, and why behind ⓘ. 请核对 marks what has only the
 * phone or the name: it may be another one's, and is neither given out nor changed.
 */
export function FoundList({ found, error, showsErasure = false }: FoundListProps) {
  if (error) return <ErrorState {...error} />;
  if (!found) return <LoadingState lines={6} />;
  if (found.count === 0) return <EmptyState isCompact title="没有找到记录" />;
  return (
    <Stack gap={5}>
      {showsErasure && found.refusal !== null && <WarningNote warnings={[found.refusal]} />}
      {found.groups.map(({ kind, label, count, records }) => (
        <Stack key={kind} gap={2}>
          <Inline gap={1}>
            <Heading level={3} size="body">
              {`${label} ${count} 条`}
            </Heading>
            <InfoTip label={`${label}的保存期限`}>{records[0]?.reason}</InfoTip>
          </Inline>
          {records.slice(0, mostShown).map((record) => (
            <Stack key={record.id} gap={1}>
              <Inline gap={2}>
                <Text>{record.title}</Text>
                {(showsErasure || record.erasure === 'check') && (
                  <StatusTag look={looks[record.erasure]} />
                )}
              </Inline>
              <Text as="div" size="small" tone="muted">
                <RecordLead facts={factsOf(record)} />
              </Text>
            </Stack>
          ))}
          {count > mostShown && (
            <Text size="small" tone="muted">{`另有 ${count - mostShown} 条，副本中有全部`}</Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
