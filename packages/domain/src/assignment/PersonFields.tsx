import { assignIsolation } from '@anzhu/api/contract/assignment';
import { personTypeLabel } from '@anzhu/api/contract/isolation';
import { cleanDocumentNumber } from '@anzhu/api/contract/person';
import { sexLabel } from '@anzhu/api/contract/guest';
import { ageOfResidentId, futureBirth, sexOfResidentId } from '@anzhu/api/rules/residentId';
import { labelsOf } from '@anzhu/api/contract/label';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { ProvinceCascader } from '@anzhu/ui/ProvinceCascader';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { TextField } from '@anzhu/ui/TextField';
import { optionsOf, type ContractFields } from '../kit/index.ts';
import { PhoneField } from '../phone/index.ts';
import type { AssignDraft } from './assignDraft.ts';

const labels = labelsOf(assignIsolation.input);
const types = optionsOf(personTypeLabel);

/** Sex and age by a resident ID: 男 · 36 岁; undefined for any other document. */
export function idCardNote(idCard: string, today: string): string | undefined {
  const sex = sexOfResidentId(idCard);
  const age = ageOfResidentId(idCard, today);
  return sex === null || age === null ? undefined : `${sexLabel[sex]} · ${age} 岁`;
}

/** 所在省市, as the two texts of the draft. */
export function OriginField({
  field,
  set,
  description,
}: ContractFields<AssignDraft> & { description?: string }) {
  const { value: province, errorMessage } = field('province');
  const city = field('city');
  return (
    <ProvinceCascader
      label="所在省市"
      description={description}
      value={province === '' ? null : { province, city: city.value }}
      onChange={(_, text) => set(text ?? { province: '', city: '' })}
      errorMessage={errorMessage ?? city.errorMessage}
      isClearable
    />
  );
}

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** The fields of one person. Sex and age follow from a resident ID. */
export function PersonFields({
  today,
  isFresh,
  ...fields
}: ContractFields<AssignDraft> & {
  /** `yyyy-MM-dd` */
  today: string;
  /** The name takes the focus, as after 继续分配. */
  isFresh: boolean;
}) {
  const { field } = fields;
  const idCard = field('idCard');
  return (
    <FormGrid columns={2}>
      <TextField {...field('name')} {...(isFresh && { ref: takeFocus })} />
      <TextField
        {...idCard}
        width="idNumber"
        maxLength={20}
        onChange={(text) => idCard.onChange(cleanDocumentNumber(text))}
        description={idCardNote(idCard.value, today) ?? '居民身份证或其他证件的号码'}
        errorMessage={idCard.errorMessage ?? futureBirth(idCard.value, today)}
      />
      <PhoneField {...field('phone')} />
      <TextField {...field('email')} type="email" />
      <FormWide>
        <SegmentedControl {...field('type')} label={labels.type} options={types} />
      </FormWide>
      <OriginField {...fields} />
      <TextField {...field('userName')} description="小程序的账号，没有可不填" />
    </FormGrid>
  );
}
