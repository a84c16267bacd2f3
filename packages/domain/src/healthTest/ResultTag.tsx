import { CheckType, feverAbove } from '@anzhu/api/contract/healthTest';
import { isAbnormal, resultText, type Measurement } from '@anzhu/api/rules/healthTests';
import { Check, TriangleAlert } from '@anzhu/ui/Icon';
import { Tag } from '@anzhu/ui/Tag';
import { Text } from '@anzhu/ui/Text';
import type { ReactElement } from 'react';

/** Created once: a table renders them in every row. */
const icons = { abnormal: <TriangleAlert size={12} />, usual: <Check size={12} /> };

/** The result of a test: red for a temperature above 37.3 ℃ and a positive, else green and quiet. */
export function ResultTag(measured: Measurement) {
  const isRed = isAbnormal(measured);
  return (
    <Tag
      tone={isRed ? 'danger' : 'success'}
      icon={isRed ? icons.abnormal : icons.usual}
      isQuiet={!isRed}
    >
      {resultText(measured)}
    </Tag>
  );
}

/** What stands below the field of a result: why it is abnormal, in red; null for a usual one. */
export function abnormalNote(measured: Measurement): ReactElement | null {
  if (!isAbnormal(measured)) return null;
  const isFever = measured.checkType === CheckType.temperature;
  return (
    <Text size="note" tone="danger" isStrong>
      {isFever ? `高于 ${feverAbove} ℃，列入异常` : '阳性，列入异常'}
    </Text>
  );
}
