import { Button } from '@anzhu/ui/Button';
import { FilterBar } from '@anzhu/ui/FilterBar';
import { FormGrid, useForm, type Checked } from '@anzhu/ui/Form';
import { FormDialog } from '@anzhu/ui/FormDialog';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { NumberField } from '@anzhu/ui/NumberField';
import { Select } from '@anzhu/ui/Select';
import { MoneyCell, Table, type Column } from '@anzhu/ui/Table';
import { TextField } from '@anzhu/ui/TextField';
import { toast } from '@anzhu/ui/Toast';
import { useState } from 'react';

interface RoomType {
  name: string;
  beds: number | null;
  price: number | null;
}

const beds = [
  { value: 1, label: '大床' },
  { value: 2, label: '双床' },
];

// At module scope: new columns would draw every row again.
const columns: Column<RoomType>[] = [
  { id: 'name', header: '名称', pin: 'start', width: 160, cell: ({ name }) => name },
  {
    id: 'beds',
    header: '床型',
    width: 120,
    cell: (row) => beds.find(({ value }) => value === row.beds)?.label ?? '—',
  },
  {
    id: 'price',
    header: '每晚',
    width: 120,
    align: 'end',
    cell: ({ price }) => <MoneyCell value={price} />,
    sortValue: ({ price }) => price,
  },
];

const empty: RoomType = { name: '', beds: null, price: 328 };

/** The values to save, or a message for each field that has a fault. */
const check = (values: RoomType): Checked<RoomType> =>
  values.name === '' ? { errors: { name: '名称不能为空' } } : { values };

interface AddDialogProps {
  onAdd: (added: RoomType) => void;
  onClose: () => void;
}

function AddDialog({ onAdd, onClose }: AddDialogProps) {
  const form = useForm({
    defaultValues: empty,
    check,
    // A promise: 保存 waits for it. What it throws is shown above the buttons, at a field with `{ fields: { name: '…' } }`.
    onSubmit: async (values: RoomType) => {
      onAdd(values);
      toast.success(`已添加「${values.name}」`);
    },
  });
  const { field } = form;
  return (
    <FormDialog title="新增房型" form={form} onClose={onClose}>
      <FormGrid columns={1}>
        <TextField label="名称" isRequired maxLength={20} {...field('name')} />
        <Select label="床型" options={beds} {...field('beds')} />
        <NumberField label="每晚" unit="元" decimals={2} {...field('price')} />
      </FormGrid>
    </FormDialog>
  );
}

/** A list with a filter, and a dialog that adds to it. */
export function RoomTypes() {
  const [rows, setRows] = useState<RoomType[]>([{ name: '豪华大床房', beds: 1, price: 488 }]);
  const [bed, setBed] = useState<number | null>(null);
  const [isAdding, setAdding] = useState(false);
  // What is on, with the label of its field: 重置 and the × of a field are there by it.
  const chips = beds
    .filter(({ value }) => value === bed)
    .map(({ label }) => ({
      id: 'bed',
      field: '床型',
      label: `床型：${label}`,
      onRemove: () => setBed(null),
    }));
  return (
    <Stack gap={4}>
      <Inline gap={2}>
        <FilterBar onSubmit={() => {}} onReset={() => setBed(null)} chips={chips}>
          <Select label="床型" value={bed} onChange={setBed} options={beds} isClearable />
        </FilterBar>
        <Button tone="brand" variant="solid" onPress={() => setAdding(true)}>
          新增
        </Button>
      </Inline>
      <Table
        label="房型"
        columns={columns}
        rows={rows.filter((row) => bed === null || row.beds === bed)}
        rowId={({ name }) => name}
      />
      {isAdding && (
        <AddDialog
          onAdd={(added) => setRows((before) => [...before, added])}
          onClose={() => setAdding(false)}
        />
      )}
    </Stack>
  );
}
