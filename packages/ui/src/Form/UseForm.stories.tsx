import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Inline, Stack } from '../Layout/index.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { Checked, SubmitResult } from './formStore.ts';
import { Form } from './Form.tsx';
import { FormGrid, FormWide } from './FormGrid.tsx';
import { FormPart, FormProblem } from './FormPart.tsx';
import { useHasUnsaved, useUnsavedGuard } from './unsaved.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';
import type { FormView } from './formView.ts';
import { useForm, useFormPart } from './useForm.ts';
import { recordAnnouncements } from '../../../../stories/kit/announced.ts';

interface Guest {
  name: string;
  sex: '男' | '女' | null;
}

interface Stay {
  room: string;
  nights: number | null;
  price: number | null;
  isLate: boolean;
  guests: Guest[];
}

const empty: Stay = {
  room: '',
  nights: null,
  price: 328,
  isLate: false,
  guests: [{ name: '', sex: null }],
};

const sexes = [
  { value: '男', label: '男' },
  { value: '女', label: '女' },
] as const;

/** By the paths of the fields, as a schema would. */
function check(stay: Stay): Checked<Stay> {
  const errors = Object.fromEntries([
    ...(stay.room === '' ? [['room', '房间号不能为空']] : []),
    ...(stay.nights === null ? [['nights', '入住天数不能为空']] : []),
    ...(stay.guests.length === 0 ? [['guests', '请添加入住人！']] : []),
    ...stay.guests.flatMap(({ name }, place) =>
      name === '' ? [[`guests.${place}.name`, '姓名不能为空']] : [],
    ),
  ]);
  return Object.keys(errors).length > 0 ? { errors } : { values: stay };
}

interface StayFormProps {
  onSubmit: (stay: Stay) => SubmitResult | Promise<SubmitResult>;
  onLeave: () => void;
}

function StayForm({ onSubmit, onLeave }: StayFormProps) {
  const form = useForm({ defaultValues: empty, check, onSubmit });
  const guests = form.list('guests');
  const guard = useUnsavedGuard(form.isDirty);
  const hasUnsaved = useHasUnsaved();

  return (
    <Form onSubmit={form.submit}>
      <FormGrid columns={2}>
        <TextField label="房间号" isRequired {...form.field('room')} />
        <NumberField label="入住天数" isRequired unit="晚" min={1} {...form.field('nights')} />
        <NumberField label="每晚价格" unit="元" decimals={2} {...form.field('price')} />
        <Checkbox label="晚到" {...form.toggle('isLate')} />
        {guests.rows.map((row) => (
          <FormWide key={row.key}>
            <FormGrid columns={3}>
              <TextField label={`姓名 ${row.place + 1}`} {...row.field('name')} />
              <SegmentedControl
                label={`性别 ${row.place + 1}`}
                options={sexes}
                {...row.field('sex')}
              />
              <Button variant="quiet" tone="danger" onPress={row.remove}>
                删除第 {row.place + 1} 位入住人
              </Button>
            </FormGrid>
          </FormWide>
        ))}
      </FormGrid>
      {guests.errorMessage && <Text tone="danger">{guests.errorMessage}</Text>}
      <FormProblem form={form} />
      <FormPart form={form}>
        {(part) => {
          const total = (part.field('price').value ?? 0) * (part.field('nights').value ?? 0);
          return <Text>合计 {total} 元</Text>;
        }}
      </FormPart>
      <Inline gap={2}>
        <Button onPress={() => guests.add({ name: '', sex: null })}>添加入住人</Button>
        <Button onPress={() => form.set({ room: '1208', nights: 2 })}>填入预订</Button>
        <Button onPress={() => guard.leave(onLeave)}>返回</Button>
        <Button type="submit" tone="brand" variant="solid">
          保存
        </Button>
        <Text tone="muted">{hasUnsaved ? '有未保存的修改' : '没有修改'}</Text>
      </Inline>
      <UnsavedQuestion {...guard.question} />
    </Form>
  );
}

const meta = {
  title: 'Inputs/useForm',
  component: StayForm,
  parameters: {
    docs: {
      description: {
        component:
          'The state of a form: values, faults at their fields, whether it is being sent. `useForm` takes a check and what sends it; `field(name)` gives a control its value, its fault and its change. Use it for every form, with `Form` or `FormDialog`.',
      },
    },
  },
  tags: ['!autodocs'],
  args: { onSubmit: fn(), onLeave: fn() },
} satisfies Meta<typeof StayForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));

/** Filled in and sent: what was typed arrives, and nothing is unsaved any more. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(field('房间号'), '801');
    await userEvent.type(screen.getByRole('spinbutton', { name: '入住天数' }), '3');
    await expect(screen.getByText('合计 984 元')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: '晚到' }));
    await userEvent.type(field('姓名 1'), '林示例');
    await userEvent.click(screen.getByRole('radio', { name: '女' }));
    await expect(screen.getByText('有未保存的修改')).toBeVisible();
    await save();
    await waitFor(() => expect(screen.getByText('没有修改')).toBeVisible());
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      room: '801',
      nights: 3,
      price: 328,
      isLate: true,
      guests: [{ name: '林示例', sex: '女' }],
    });
  },
};

/** Errors come with the first submit, go one by one, and new ones wait for the next submit. */
export const Refused: Story = {
  play: async ({ args }) => {
    await userEvent.type(field('房间号'), '8{Backspace}');
    await expect(field('房间号')).toBeValid();
    await save();
    await waitFor(() => expect(field('房间号')).toHaveFocus());
    await expect(field('房间号')).toHaveAccessibleDescription('房间号不能为空');
    await expect(field('姓名 1')).toHaveAccessibleDescription('姓名不能为空');
    await userEvent.type(field('房间号'), '801');
    await expect(field('房间号')).toBeValid();
    await expect(field('姓名 1')).toBeInvalid();
    await userEvent.clear(field('房间号'));
    await expect(field('房间号')).toBeValid();
    await save();
    await expect(field('房间号')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** All by keyboard: Enter sends, and the focus goes to what is wrong. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('801{Enter}');
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: '入住天数' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(field('姓名 1')).toHaveFocus());
    await userEvent.keyboard('林示例{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};

/** What the server says stands at its field until that is changed; the rest above the buttons. */
export const RefusedByServer: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('房间已被占用'), {
          fields: {
            room: '房间「801」已被占用',
            'guests.0.name': '该客人已在 1208 入住',
            orderId: '找不到该订单',
          },
        }),
      ),
    ),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '填入预订' }));
    await userEvent.type(field('姓名 1'), '林示例');
    const announced = recordAnnouncements();
    await save();
    await waitFor(() => expect(field('房间号')).toHaveFocus());
    await expect(announced).toEqual(['找不到该订单']);
    await expect(field('房间号')).toHaveAccessibleDescription('房间「801」已被占用');
    await expect(field('姓名 1')).toHaveAccessibleDescription('该客人已在 1208 入住');
    await expect(screen.getByRole('alert')).toHaveTextContent('找不到该订单');
    await userEvent.type(field('房间号'), '9');
    await expect(field('房间号')).toBeValid();
    await expect(field('姓名 1')).toBeInvalid();
  },
};

/** Submit buttons are pending as long as the form is being sent. */
export const Pending: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '填入预订' }));
    await userEvent.type(field('姓名 1'), '林示例');
    await save();
    const button = screen.getByRole('button', { name: '保存' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Rows come and go; what was typed and what is wrong stay with their row. */
export const Rows: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '添加入住人' }));
    await userEvent.type(field('姓名 2'), '陈样本');
    await userEvent.click(screen.getByRole('button', { name: '添加入住人' }));
    await save();
    await expect(field('姓名 1')).toBeInvalid();
    await expect(field('姓名 2')).toBeValid();
    await expect(field('姓名 3')).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: '删除第 1 位入住人' }));
    await expect(field('姓名 1')).toHaveValue('陈样本');
    await expect(field('姓名 1')).toBeValid();
    await expect(field('姓名 2')).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: '删除第 2 位入住人' }));
    await userEvent.click(screen.getByRole('button', { name: '删除第 1 位入住人' }));
    await save();
    await expect(await screen.findByText('请添加入住人！')).toBeVisible();
  },
};

/** Leaving asks, but only when something would be lost. */
export const Unsaved: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
    await userEvent.type(field('房间号'), '801');
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    const question = await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' });
    const stay = within(question).getByRole('button', { name: '继续编辑' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.click(stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledTimes(2));
  },
};

let drawn = 0;
function Counted() {
  drawn += 1;
  return null;
}

function TwoParts({ form }: { form: FormView<Stay> }) {
  const part = useFormPart(form);
  return (
    <Stack gap={2}>
      <TextField label="房间号" {...part.field('room')} />
    </Stack>
  );
}

/** Typing in one part renders no other. */
export const PartsAlone: Story = {
  render: function Parts({ onSubmit }) {
    const form = useForm({ defaultValues: empty, check, onSubmit });
    return (
      <Form onSubmit={form.submit}>
        <Counted />
        <TwoParts form={form} />
        <FormPart form={form}>
          {(part) => (
            <>
              <Counted />
              <NumberField label="入住天数" {...part.field('nights')} />
            </>
          )}
        </FormPart>
      </Form>
    );
  },
  play: async () => {
    const before = drawn;
    await userEvent.type(field('房间号'), '1208');
    await expect(field('房间号')).toHaveValue('1208');
    await expect(drawn).toBe(before);
  },
};
