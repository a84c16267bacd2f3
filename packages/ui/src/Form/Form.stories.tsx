import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Inline, Stack } from '../Layout/index.ts';
import { NumberField } from '../NumberField/NumberField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { Checked } from './formStore.ts';
import { Form } from './Form.tsx';
import { FormGrid, FormWide, type FormGridProps } from './FormGrid.tsx';
import { FormPage, FormSection } from './FormPage.tsx';
import { FormPart, FormProblem } from './FormPart.tsx';
import { useUnsavedGuard } from './unsaved.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';
import { useForm } from './useForm.ts';
import { recordAnnouncements } from '../../../../stories/kit/announced.ts';

interface Room {
  name: string;
  floor: number | null;
  nature: '0' | '1' | null;
  hasWindow: boolean;
  remark: string;
}

const empty: Room = { name: '', floor: null, nature: null, hasWindow: true, remark: '' };

/** What is wrong with each field, in the words of the hotel. */
function check(room: Room): Checked<Room> {
  const errors = Object.fromEntries([
    ...(room.name === '' ? [['name', '请输入房间号']] : []),
    ...(room.floor === null ? [['floor', '请输入楼层']] : []),
    ...(room.nature === null ? [['nature', '请选择房间性质']] : []),
  ]);
  return Object.keys(errors).length > 0 ? { errors } : { values: room };
}

const natures = [
  { value: '0', label: '普通房' },
  { value: '1', label: '隔离房' },
] as const;

interface RoomFormProps extends Partial<FormGridProps> {
  initial?: Room;
  onSubmit: () => void | Promise<void>;
  onLeave?: () => void;
}

/** A form as screens build it. */
function RoomForm({
  initial = empty,
  onSubmit,
  onLeave = fn(),
  columns = 2,
  isSteady = false,
}: RoomFormProps) {
  const form = useForm({ defaultValues: initial, check, onSubmit });
  const guard = useUnsavedGuard(form.isDirty);

  return (
    <Form onSubmit={form.submit}>
      <FormGrid {...{ columns, isSteady }}>
        <TextField label="房间号" isRequired {...form.field('name')} />
        <NumberField label="楼层" isRequired step={1} {...form.field('floor')} />
        <SegmentedControl label="房间性质" isRequired options={natures} {...form.field('nature')} />
        <Checkbox label="窗户" {...form.toggle('hasWindow')} />
        <FormWide>
          <TextField label="备注" description="至多 200 字" {...form.field('remark')} />
        </FormWide>
      </FormGrid>
      <FormProblem form={form} />
      <FormPart form={form}>
        {(part) => <Text tone="muted">门牌：{part.field('name').value || '—'}</Text>}
      </FormPart>
      <Inline gap={2}>
        <Button type="submit" tone="brand" variant="solid">
          保存
        </Button>
        <Button onPress={() => guard.leave(onLeave)}>取消</Button>
      </Inline>
      <UnsavedQuestion {...guard.question} />
    </Form>
  );
}

const meta = {
  title: 'Inputs/Form',
  component: Form,
  subcomponents: {
    FormGrid,
    FormWide,
    FormPage,
    FormSection,
    FormPart,
    FormProblem,
    UnsavedQuestion,
  },
  args: { onSubmit: fn(), children: null },
  render: ({ onSubmit }) => <RoomForm onSubmit={() => void onSubmit()} />,
  parameters: {
    guide: {
      anatomy: {
        分组: '同类字段一组，有组名',
        字段: '宽度如其内容',
        提示: '错误写在字段下方',
        底部: '主操作在最右',
      },
      good: ['一列到底，最宽 640 px', '出错后光标到第一个错误'],
      bad: ['只用红色表示出错', '提交后清空已填内容'],
    },
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filled in by mouse and sent by the button. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '房间号' }), '1208');
    await userEvent.type(canvas.getByRole('spinbutton', { name: '楼层' }), '12');
    await userEvent.click(canvas.getByRole('radio', { name: '隔离房' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** A refused form: nothing moves, the first wrong field has the focus, and is put right from there. */
export const Refused: Story = {
  render: ({ onSubmit }) => <RoomForm onSubmit={() => void onSubmit()} isSteady />,
  play: async ({ canvas, canvasElement, args }) => {
    const { height } = canvasElement.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const name = canvas.getByRole('textbox', { name: '房间号' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('请输入房间号');
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('1208{Enter}');
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: '楼层' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '普通房' })).toHaveFocus());
  },
};

/** The focus is there already: the error is announced, each time again. */
export const RefusedInPlace: Story = {
  render: ({ onSubmit }) => <RoomForm onSubmit={() => void onSubmit()} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '房间号' }));
    const announced = recordAnnouncements();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(announced).toEqual(['请输入房间号']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(announced).toEqual(['请输入房间号', '请输入房间号']));
    await userEvent.keyboard('1208{Enter}');
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: '楼层' })).toHaveFocus());
    await expect(announced).toHaveLength(2);
  },
};

/** All by keyboard: Tab, arrows, Space, and Enter to send. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('1208');
    await userEvent.tab();
    await userEvent.keyboard('12');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('临街{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Ctrl+Enter sends from fields in which Enter does something else, with what was just typed. */
export const BySendKey: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '房间号' }), '1208');
    await userEvent.click(canvas.getByRole('radio', { name: '普通房' }));
    await userEvent.type(canvas.getByRole('spinbutton', { name: '楼层' }), '12');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    canvas.getByRole('checkbox', { name: '窗户' }).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

/** Sending again while the first is under way is ignored. */
export const SentOnce: Story = {
  play: async ({ canvas, mount }) => {
    const onSubmit = fn(() => new Promise<void>(() => {}));
    await mount(<RoomForm onSubmit={onSubmit} />);
    await userEvent.type(canvas.getByRole('textbox', { name: '房间号' }), '1208');
    await userEvent.type(canvas.getByRole('spinbutton', { name: '楼层' }), '12');
    await userEvent.click(canvas.getByRole('radio', { name: '普通房' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: '保存' }));
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** A number is as wide as what it holds, a text as wide as its place; 16 px are between the rows. */
export const OneColumn: Story = {
  render: ({ onSubmit }) => <RoomForm onSubmit={() => void onSubmit()} columns={1} />,
  play: async ({ canvas }) => {
    const boxOf = (control: HTMLElement): DOMRect | undefined =>
      control.parentElement?.getBoundingClientRect();
    const name = boxOf(canvas.getByRole('textbox', { name: '房间号' }));
    await expect(boxOf(canvas.getByRole('spinbutton', { name: '楼层' }))?.width).toBe(160);
    await expect(name?.width).toBeGreaterThan(240);
    const next = canvas.getByText('楼层').getBoundingClientRect();
    await expect(next.top - (name?.bottom ?? 0)).toBe(16);
  },
};

/** A screen of its own: sections, what is known beside them, the buttons at hand. */
export const Page: Story = {
  render: () => (
    <FormPage
      note={
        <FormSection title="今日">
          <Text>剩余 4 间</Text>
        </FormSection>
      }
      footer={
        <Button tone="brand" variant="solid">
          提交
        </Button>
      }
    >
      <FormSection title="房间">
        <FormGrid columns={2}>
          <TextField label="房间号" value="1208" onChange={fn()} />
          <NumberField label="楼层" value={12} onChange={fn()} />
        </FormGrid>
      </FormSection>
      <FormSection title="其他">
        <FormGrid columns={1}>
          <TextField label="备注" value="" onChange={fn()} />
        </FormGrid>
      </FormSection>
    </FormPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '房间' })).toBeVisible();
    await expect(canvas.getByRole('complementary')).toHaveTextContent('剩余 4 间');
  },
};

export const PagePhone: Story = { ...Page, globals: { viewport: { value: 'phone' } } };

/** Two columns on a narrow screen, one on a phone. */
export const ThreeColumns: Story = {
  render: ({ onSubmit }) => <RoomForm onSubmit={() => void onSubmit()} columns={3} />,
};

/** Leaving asks once something was filled in; the safe answer has the focus. */
export const Leaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '房间号' }), '1208');
    await expect(canvas.getByText('门牌：1208')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' });
    const stay = screen.getByRole('button', { name: '继续编辑' });
    await waitFor(() => expect(stay).toHaveFocus());
  },
};

const room: Room = { name: '1208', floor: 12, nature: '0', hasWindow: true, remark: '临街' };
const refuse = () => Promise.reject(new Error('房间「1208」已被他人修改，请刷新后重试'));
const neverAnswer = () => new Promise<void>(() => {});

/** As it comes, refused at its fields, refused as a whole, and being sent. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={5}>
      <RoomForm onSubmit={fn()} />
      <RoomForm onSubmit={fn()} />
      <RoomForm initial={room} onSubmit={refuse} />
      <RoomForm initial={room} onSubmit={neverAnswer} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [, ...buttons] = canvas.getAllByRole('button', { name: '保存' });
    for (const button of buttons) await userEvent.click(button);
    await expect(canvas.getByText('请输入房间号')).toBeVisible();
    await expect(await canvas.findByText(/已被他人修改/)).toBeVisible();
    await waitFor(() => expect(buttons[2]).toHaveAttribute('aria-busy', 'true'));
  },
};
