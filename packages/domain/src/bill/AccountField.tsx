import { PayMethod } from '@anzhu/api/contract/bill';
import type { Id } from '@anzhu/api/contract/codecs';
import type { Company } from '@anzhu/api/contract/company';
import { creditRefusal } from '@anzhu/api/rules/account';
import { formatYuan, toFen } from '@anzhu/api/rules/money';
import { Select, type SelectProps } from '@anzhu/ui/Select';

/** A company on whose account a sum can go, with what is left of its limit. */
export type AccountCompany = Pick<Company, 'id' | 'name' | 'creditLimit' | 'owed' | 'available'>;

/** The company that a sum on account goes to: the chosen one, else the order's where it can be used. */
export const accountOf = (
  chosen: Id | null,
  companies: readonly AccountCompany[],
  ownId: Id | undefined,
): Id | null => chosen ?? companies.find(({ id }) => id === ownId)?.id ?? null;

/** Why a sum does not go on account; null when it does, and of other ways. Yuan. */
export function accountFault(
  { method, amount }: { method: PayMethod | null; amount: number },
  companyId: Id | null,
  companies: readonly AccountCompany[],
): string | null {
  if (method !== PayMethod.account) return null;
  const company = companies.find(({ id }) => id === companyId);
  if (!company) return '请选择挂账单位';
  const { name, creditLimit, owed = 0 } = company;
  return creditRefusal(toFen(amount), {
    name,
    limit: toFen(creditLimit ?? 0),
    owed: toFen(owed ?? 0),
  });
}

export interface AccountFieldProps extends Omit<SelectProps<Id>, 'options' | 'label'> {
  companies: readonly AccountCompany[];
}

/** 挂账单位 of a sum that is settled on account, with 可用额度 of each. */
export const AccountField = ({ companies, ...field }: AccountFieldProps) => (
  <Select
    {...field}
    label="挂账单位"
    isRequired
    isSearchable
    options={companies.map(({ id, name, available }) => ({
      value: id,
      label: `${name} · 可用 ${formatYuan(available ?? 0)}`,
    }))}
  />
);
