import type { Shift } from '@anzhu/api/contract/shift';
import { formatYuan } from '@anzhu/api/rules/money';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { Inline } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { shiftLabels } from './shiftColumns.tsx';

export interface CurrentShiftProps {
  /** One's own open shift; null without one. */
  shift: Shift | null;
  onOpen: () => void;
  onCloseShift: () => void;
}

/** One's own shift above the list: what the drawer must hold now, and 交班; without one 开班. */
export function CurrentShift({ shift, onOpen, onCloseShift }: CurrentShiftProps) {
  return (
    <section aria-label="当前班次">
      <Inline gap={4} justify="between">
        {shift === null ? (
          <Text tone="muted">没有当前班次，不影响收款</Text>
        ) : (
          <Inline gap={4}>
            <Text>{`当班 ${formatMinute(shift.openTime)} 起`}</Text>
            <Text tone="muted">{`${shiftLabels.opening} ${formatYuan(shift.opening)}`}</Text>
            <Text tone="muted">{`${shift.lines} 笔`}</Text>
            <Text isStrong>{`${shiftLabels.expected} ${formatYuan(shift.expected)}`}</Text>
          </Inline>
        )}
        <Button variant="solid" tone="brand" onPress={shift === null ? onOpen : onCloseShift}>
          {shift === null ? '开班' : '交班'}
        </Button>
      </Inline>
    </section>
  );
}
