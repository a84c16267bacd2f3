import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { FormGrid, FormWide, useForm, type Checked } from '@anzhu/ui/Form';
import { FormDialog } from '@anzhu/ui/FormDialog';
import { NumberField } from '@anzhu/ui/NumberField';
import { Select } from '@anzhu/ui/Select';
import { TextArea } from '@anzhu/ui/TextArea';
import { TextField } from '@anzhu/ui/TextField';
import { toast } from '@anzhu/ui/Toast';

const empty = {
  name: '',
  phone: '',
  price: 328 as number | null,
  beds: null as number | null,
  until: '',
  note: '',
};
type RoomType = typeof empty;

function check(values: RoomType): Checked<RoomType> {
  return values.name === '' ? { errors: { name: '名称不能为空' } } : { values };
}

const beds = [
  { value: 1, label: '大床' },
  { value: 2, label: '双床' },
];

/** A form with a field of each common kind. */
export function RoomTypeDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    defaultValues: empty,
    check,
    onSubmit: async ({ name }: RoomType) => void toast.success(`已添加${name}`),
  });
  const { field } = form;
  return (
    <FormDialog title="新增房型" size="large" form={form} onClose={onClose}>
      <FormGrid columns={2}>
        <TextField label="名称" isRequired maxLength={20} {...field('name')} />
        <TextField label="联系电话" type="tel" {...field('phone')} />
        <NumberField label="价格" unit="元" decimals={2} {...field('price')} />
        <Select label="床型" options={beds} {...field('beds')} />
        <DateTimeField label="有效期至" today="2026-11-20" {...field('until')} />
        <FormWide>
          <TextArea label="介绍" maxLength={200} {...field('note')} />
        </FormWide>
      </FormGrid>
    </FormDialog>
  );
}
