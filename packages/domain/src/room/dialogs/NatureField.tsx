import { roomNature } from '@anzhu/api/contract/room';
import type { BoundField } from '@anzhu/ui/Form';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';

export interface NatureFieldProps extends BoundField<boolean> {
  label: string;
  /** Why it cannot be changed now. */
  fixedReason?: string | undefined;
}

const natures = [false, true].map((isIsolation) => ({
  value: isIsolation ? 'isolation' : 'normal',
  label: roomNature(isIsolation),
}));

/** 房间性质: whether a room is an isolation room. */
export function NatureField({ value, onChange, fixedReason, ...field }: NatureFieldProps) {
  return (
    <SegmentedControl
      {...field}
      options={natures}
      isDisabled={fixedReason !== undefined}
      description={fixedReason}
      value={value ? 'isolation' : 'normal'}
      onChange={(next) => onChange(next === 'isolation')}
    />
  );
}
