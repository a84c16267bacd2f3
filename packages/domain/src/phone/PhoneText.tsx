import { maskPhone } from '@anzhu/api/rules/personalNumbers';
import { nothing } from '@anzhu/api/rules/timeText';
import { Inline } from '@anzhu/ui/Layout';
import { Tag } from '@anzhu/ui/Tag';

export interface PhoneTextProps {
  /** Masked or whole; null or '' for none. */
  phone: string | null;
  /** A channel sent what cannot be read. */
  isUnverified: boolean | undefined;
}

const unverified = <Tag tone="warning">号码待核实</Tag>;

/** A phone in a list: masked; 号码待核实 in place of what cannot be read. */
export function PhoneCell({ phone, isUnverified }: PhoneTextProps) {
  if (isUnverified) return unverified;
  return phone ? maskPhone(phone) : nothing;
}

/** A phone in its record: as it was sent, and 号码待核实 after what cannot be read. */
export function PhoneText({ phone, isUnverified }: PhoneTextProps) {
  if (!isUnverified) return phone || nothing;
  return (
    <Inline gap={2}>
      {phone}
      {unverified}
    </Inline>
  );
}
