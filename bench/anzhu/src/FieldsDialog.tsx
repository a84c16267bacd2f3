import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { FormGrid, useForm } from '@anzhu/ui/Form';
import { FormDialog } from '@anzhu/ui/FormDialog';
import { NumberField } from '@anzhu/ui/NumberField';
import { Select } from '@anzhu/ui/Select';
import { TextField } from '@anzhu/ui/TextField';
import { dateFields, fieldOptions, numberFields, selectFields, textFields } from '../../work.ts';

type Values = Record<(typeof textFields | typeof dateFields)[number], string> &
  Record<(typeof numberFields)[number], number | null> &
  Record<(typeof selectFields)[number], string | null>;

const defaultValues: Values = {
  姓名: '',
  手机号: '',
  邮箱: '',
  身份证号: '',
  账号: '',
  昵称: '',
  地址: '',
  备注: '',
  床位数: null,
  最多入住: null,
  房型: null,
  客源省份: null,
  入住时间: '',
  离店时间: '',
};
const noDeed = (): void => undefined;

export function FieldsDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    defaultValues,
    check: (values: Values) => ({ values }),
    onSubmit: noDeed,
  });
  return (
    <FormDialog title="新增" size="large" form={form} onClose={onClose}>
      <FormGrid columns={2}>
        {textFields.map((name) => (
          <TextField key={name} label={name} isRequired {...form.field(name)} />
        ))}
        {numberFields.map((name) => (
          <NumberField key={name} label={name} {...form.field(name)} />
        ))}
        {selectFields.map((name) => (
          <Select key={name} label={name} options={fieldOptions} {...form.field(name)} />
        ))}
        {dateFields.map((name) => (
          <DateTimeField key={name} label={name} today="2026-03-18" {...form.field(name)} />
        ))}
      </FormGrid>
    </FormDialog>
  );
}
