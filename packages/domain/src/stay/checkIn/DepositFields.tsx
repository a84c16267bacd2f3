import { DepositRule } from '@anzhu/api/contract/hotel';
import type { DepositSetting } from '@anzhu/api/rules/deposit';
import { formatYuan } from '@anzhu/api/rules/money';
import { type BoundField, FormGrid } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { PayMethodField } from '../../bill/index.ts';
import { type DepositDraft, depositOf } from './deposit.ts';

interface DepositFieldsProps {
  deposit: BoundField<DepositDraft['deposit']>;
  method: BoundField<DepositDraft['depositMethod']>;
  setting: DepositSetting;
  /** Null while they are not known. */
  nights: number | null;
  /** @default 押金 */
  label?: string;
}

/** 押金 with its way of payment: what the hotel proposes, which may be changed or left off. */
export function DepositFields({
  deposit: { value, ...deposit },
  method,
  setting,
  nights,
  label = '押金',
}: DepositFieldsProps) {
  const shown = depositOf({ deposit: value, depositMethod: method.value }, setting, nights);
  const each = `每晚 ${formatYuan(setting.amount)}`;
  return (
    <FormGrid columns={2}>
      <NumberField
        {...deposit}
        value={value === undefined ? shown : value}
        label={label}
        unit="元"
        min={0}
        max={999_999.99}
        decimals={2}
        description={`${setting.rule === DepositRule.perNight ? `${each}，` : ''}不收填 0`}
      />
      {shown > 0 && <PayMethodField {...method} label="押金支付方式" />}
    </FormGrid>
  );
}
