import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Cascader } from '../Cascader/Cascader.tsx';
import { Checkbox, CheckboxGroup } from '../Checkbox/index.ts';
import { DateRange, type DateSpan } from '../DateRange/DateRange.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import {
  FormGrid,
  FormWide,
  useForm,
  useFormPart,
  type Checked,
  type SubmitResult,
  type FormView,
} from '../Form/index.ts';
import { Inline } from '../Layout/index.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { MultiPicker, Picker } from '../Picker/index.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { Text } from '../Text/Text.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import { TreeSelect } from '../TreeSelect/index.ts';
import { FormDialog, FormFooter, type FormDialogProps } from './FormDialog.tsx';

const empty = {
  name: '',
  address: '',
  phone: '',
  email: '',
  price: 328 as number | null,
  rooms: null as number | null,
  department: null as number | null,
  kind: 'normal' as 'normal' | 'isolation' | null,
  exclusion: 'free' as 'free' | 'all' | null,
  facilities: [] as string[],
  until: '',
  arrival: '',
  breakfast: '07:00:00',
  hasParking: false,
  introduction: '',
};
type Hotel = typeof empty;

const departments = [
  { value: 1, label: '华东大区' },
  { value: 2, label: '华南大区' },
];
const kinds = [
  { value: 'normal', label: '普通' },
  { value: 'isolation', label: '隔离' },
] as const;
const exclusions = [
  { value: 'free', label: '不互斥' },
  { value: 'all', label: '与全部互斥' },
] as const;
const facilities = [
  { value: 'wifi', label: '无线网络' },
  { value: 'gym', label: '健身房' },
];
const today = '2026-11-20';

function check(hotel: Hotel): Checked<Hotel> {
  const errors = Object.fromEntries([
    ...(hotel.name === '' ? [['name', '酒店名称不能为空']] : []),
    ...(hotel.phone === '' ? [['phone', '联系电话不能为空']] : []),
  ]);
  return Object.keys(errors).length > 0 ? { errors } : { values: hotel };
}

/** The fields in a component of their own: a key renders them, and not the dialog around. */
function HotelFields({ form }: { form: FormView<Hotel> }) {
  const { field, toggle } = useFormPart(form);
  return (
    <FormGrid columns={2}>
      <TextField label="酒店名称" isRequired maxLength={20} {...field('name')} />
      <TextField label="酒店地址" {...field('address')} />
      <TextField label="联系电话" type="tel" isRequired {...field('phone')} />
      <TextField label="邮箱" type="email" {...field('email')} />
      <NumberField label="价格" unit="元" decimals={2} {...field('price')} />
      <NumberField label="房间数" unit="间" step={1} {...field('rooms')} />
      <Select label="所属部门" options={departments} {...field('department')} />
      <SegmentedControl label="房间性质" options={kinds} {...field('kind')} />
      <RadioGroup label="互斥方式" options={exclusions} {...field('exclusion')} />
      <CheckboxGroup label="设施服务" options={facilities} {...field('facilities')} />
      <DateTimeField label="有效期至" today={today} {...field('until')} />
      <DateTimeField label="预计入住" today={today} {...field('arrival')} />
      <TimeField label="早餐" step={30} {...field('breakfast')} />
      <Checkbox label="停车场" {...toggle('hasParking')} />
      <FormWide>
        <TextArea label="酒店介绍" maxLength={200} {...field('introduction')} />
      </FormWide>
    </FormGrid>
  );
}

interface HotelDialogProps extends Partial<Omit<FormDialogProps<Hotel>, 'form' | 'children'>> {
  onSave: (hotel: Hotel) => SubmitResult | Promise<SubmitResult>;
  onClose: () => void;
}

function HotelDialog({ onSave, ...dialog }: HotelDialogProps) {
  const form = useForm({ defaultValues: empty, check, onSubmit: onSave });
  return (
    <FormDialog title="新增酒店" size="large" {...dialog} form={form}>
      <HotelFields form={form} />
    </FormDialog>
  );
}

/** A page with the button that opens the dialog, as everywhere in the product. */
function Page({ onClose, opener = '新增', ...dialog }: HotelDialogProps & { opener?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{opener}</Button>
      {isOpen && (
        <HotelDialog
          {...dialog}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Overlays/FormDialog',
  component: FormDialog,
  subcomponents: { FormFooter, HotelDialog },
  args: {
    title: '新增酒店',
    size: 'large',
    onClose: fn(),
    // The page of the stories makes form and fields itself.
    form: undefined as never,
    children: null,
  },
  render: (args) => (
    <Page title={args.title} size={args.size} onClose={args.onClose} onSave={saved} />
  ),
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn(() => Promise.resolve());

const open = async (opener = '新增'): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: opener }));
  const dialog = await screen.findByRole('dialog', { name: '新增酒店' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const name = (): HTMLElement => screen.getByRole('textbox', { name: '酒店名称' });
const phone = (): HTMLElement => screen.getByRole('textbox', { name: '联系电话' });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Filled in, saved, closed; the focus returns to the button that opened it. */
export const Default: Story = {
  play: async ({ args }) => {
    await open();
    await waitFor(() => expect(name()).toHaveFocus());
    await userEvent.type(name(), '安住西湖');
    await userEvent.type(phone(), '0571-00000000');
    await userEvent.click(screen.getByRole('checkbox', { name: '停车场' }));
    await save();
    await gone();
    await expect(saved).toHaveBeenLastCalledWith({
      ...empty,
      name: '安住西湖',
      phone: '0571-00000000',
      hasParking: true,
    });
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: '新增' })).toHaveFocus());
  },
};

/** Refused, the focus goes to the first wrong field, and nothing moves. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(name()).toHaveFocus());
    const { height } = dialog.getBoundingClientRect();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: '保存' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name()).toHaveFocus());
    await expect(name()).toHaveAccessibleDescription('酒店名称不能为空');
    await expect(dialog.getBoundingClientRect().height).toBe(height);
    await userEvent.keyboard('安住西湖{Tab}{Tab}0571-00000000');
    screen.getByRole('button', { name: '保存' }).focus();
    await userEvent.keyboard('{Enter}');
    await gone();
  },
};

/** What was filled in is only lost after a question; nothing filled in needs none. */
export const Unsaved: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await gone();
    await open();
    await userEvent.type(name(), '安住');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' });
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: '继续编辑' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(name()).toHaveValue('安住');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
    await gone();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** While it saves, nothing can be pressed and it cannot be closed. */
export const Saving: Story = {
  render: (args) => (
    <Page onClose={args.onClose} onSave={() => new Promise<void>(() => undefined)} />
  ),
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.type(name(), '安住西湖');
    await userEvent.type(phone(), '0571-00000000');
    await save();
    const button = screen.getByRole('button', { name: '保存' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(screen.getByRole('button', { name: '取消' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Refused by the server: at its field, and above the footer what belongs to none, with a way on. */
export const RefusedByServer: Story = {
  render: (args) => (
    <Page
      onClose={args.onClose}
      onSave={() => ({
        fields: { name: '酒店名称「安住西湖」已存在', departmentId: '部门「华东大区」已停用' },
      })}
      problemAction={() => (
        <Button size="small" tone="danger" onPress={fn()}>
          刷新
        </Button>
      )}
    />
  ),
  play: async ({ args }) => {
    await open();
    await userEvent.type(name(), '安住西湖');
    await userEvent.type(phone(), '0571-00000000');
    await save();
    await waitFor(() => expect(name()).toHaveFocus());
    await expect(name()).toHaveAccessibleDescription('酒店名称「安住西湖」已存在');
    await expect(screen.getByRole('alert')).toHaveTextContent('部门「华东大区」已停用');
    await expect(screen.getByRole('button', { name: '刷新' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Closed, with fifteen fields behind the button: what the opening costs is measured here. */
export const Measured: Story = {};

/** 570 px, the footer with something at its start. */
export const Medium: Story = {
  render: (args) => (
    <Page
      size="medium"
      saveLabel="确定"
      footerStart={<Text tone="muted">保存后立即对客人可见</Text>}
      onClose={args.onClose}
      onSave={saved}
    />
  ),
  play: async () => {
    const dialog = await open();
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(570);
    const { bottom } = screen.getByRole('button', { name: '确定' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Each width behind its button; the widest is open, with all that a footer holds, and refused. */
export const Permutations: Story = {
  render: ({ onClose }) => (
    <Inline gap={2}>
      <Page opener="420 像素" size="small" onClose={onClose} onSave={saved} />
      <Page opener="570 像素" size="medium" onClose={onClose} onSave={saved} />
      <Page
        opener="880 像素"
        size="large"
        saveLabel="确定"
        footerStart={<Text tone="muted">保存后立即对客人可见</Text>}
        problemAction={() => <Button size="small">刷新</Button>}
        onClose={onClose}
        onSave={() => ({ message: '数据已被他人修改，请刷新后重试' })}
      />
    </Inline>
  ),
  play: async () => {
    for (const opener of ['420 像素', '570 像素']) {
      await open(opener);
      await userEvent.keyboard('{Escape}');
      await gone();
    }
    await open('880 像素');
    await userEvent.type(name(), '安住西湖');
    await userEvent.type(phone(), '0571-00000000');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await expect(await screen.findByText('数据已被他人修改，请刷新后重试')).toBeVisible();
  },
};

/** It fills a phone's screen; the footer stays in sight. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(screen.getByRole('button', { name: '保存' })).toBeVisible();
  },
};

const areas = [
  { value: 'east', label: '华东', children: [{ value: 'hangzhou', label: '杭州' }] },
  { value: 'south', label: '华南' },
];
const noChoices = {
  select: null as number | null,
  picker: null as string | null,
  pickers: [] as readonly string[],
  cascader: null as readonly string[] | null,
  tree: null as string | null,
  days: null as DateSpan | null,
  moment: '',
};

/** All fields that open something to choose from. */
function ChoicesDialog({ onSend, onClose }: { onSend: () => void; onClose: () => void }) {
  const form = useForm({
    defaultValues: noChoices,
    check: (values): Checked<typeof noChoices> => ({ values }),
    onSubmit: () => {
      onSend();
      return false;
    },
  });
  const { field } = form;
  const cities = [{ value: 'tianjin', label: '天津' }];
  return (
    <FormDialog title="新增酒店" size="large" form={form} onClose={onClose}>
      <FormGrid columns={2}>
        <Select label="部门" options={departments} {...field('select')} />
        <Picker label="城市" options={cities} {...field('picker')} />
        <MultiPicker label="城市群" options={cities} {...field('pickers')} />
        <Cascader label="地区" options={areas} selectable="leaf" {...field('cascader')} />
        <TreeSelect label="片区" options={areas} {...field('tree')} />
        <DateRange label="日期" today={today} {...field('days')} />
        <DateTimeField label="时刻" today={today} hasTime={false} {...field('moment')} />
      </FormGrid>
    </FormDialog>
  );
}

/** After a choice by mouse the focus is in the form: Ctrl+Enter sends it, whatever was chosen from. */
export const SendsAfterAChoice: Story = {
  render: (args) => <ChoicesDialog onSend={args.onClose} onClose={fn()} />,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '新增酒店' }));
    const sendsAfter = async (opener: HTMLElement, choice: () => Promise<HTMLElement>) => {
      const before = mocked(args.onClose).mock.calls.length;
      await userEvent.click(opener);
      await userEvent.click(await choice());
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onClose).toHaveBeenCalledTimes(before + 1);
    };
    const combobox = (label: string): HTMLElement => dialog.getByRole('combobox', { name: label });
    await sendsAfter(combobox('部门'), () => screen.findByRole('option', { name: '华东大区' }));
    await sendsAfter(combobox('城市'), () => screen.findByRole('option', { name: '天津' }));
    await sendsAfter(combobox('城市群'), () => screen.findByRole('option', { name: '天津' }));
    await sendsAfter(combobox('地区'), () => screen.findByRole('treeitem', { name: '华南' }));
    await sendsAfter(combobox('片区'), () => screen.findByRole('treeitem', { name: '华南' }));
    const [range, moment] = dialog.getAllByRole('button', { name: '打开日历' });
    await sendsAfter(range as HTMLElement, () => screen.findByRole('button', { name: '明天' }));
    await sendsAfter(moment as HTMLElement, () =>
      screen.findByRole('gridcell', { name: /^今天，/ }),
    );
  },
};
