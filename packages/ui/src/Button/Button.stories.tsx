import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer, RefreshCw, Trash2 } from '../Icon/index.ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Inline, Stack } from '../Layout/index.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { Matrix } from '../../../../stories/kit/Matrix.tsx';
import { DoAndDont } from '../../../../stories/kit/DoAndDont.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: '查询', onPress: fn() },
  parameters: {
    guide: {
      anatomy: {
        图标: '可省，16 px，在字前',
        文字: '动词，或动词加对象',
        原因: '不能按时的一句话，指向或聚焦时显示',
      },
      good: ['一屏一个实心主按钮，其余描边', '不能按时留着，写明原因'],
      bad: ['用按钮去别的页面：那是链接', '两个红色按钮并排'],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pending response that the story resolves. */
function pendingResponse() {
  let release = (): void => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const DosAndDonts: Story = {
  name: 'Do and avoid',
  render: () => (
    <DoAndDont
      good={{
        picture: (
          <Inline gap={2}>
            <Button tone="brand" variant="solid">
              保存
            </Button>
            <Button>导出</Button>
            <Button variant="quiet">重置</Button>
          </Inline>
        ),
        reason: 'One main action: it is found before it is read.',
      }}
      bad={{
        picture: (
          <Inline gap={2}>
            <Button tone="brand" variant="solid">
              保存
            </Button>
            <Button tone="brand" variant="solid">
              导出
            </Button>
            <Button tone="danger" variant="solid">
              删除
            </Button>
          </Inline>
        ),
        reason: 'Three main actions are none, and the loudest is 删除.',
      }}
    />
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '查询' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** The one main action of a view. */
export const Main: Story = { args: { tone: 'brand', variant: 'solid', children: '保存' } };

/** For what cannot be undone, in a confirmation. */
export const Danger: Story = { args: { tone: 'danger', variant: 'solid', children: '删除' } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '查询' });
    await expect(button).toBeDisabled();
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Disabled with its reason: visible, for keyboard and screen reader. */
export const DisabledWithReason: Story = {
  args: { children: '改价', disabledReason: '只有未支付的订单可以改价' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '改价' });
    await expect(button).toHaveAccessibleDescription('只有未支付的订单可以改价');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** While its promise runs it is pending, keeps its width and its focus, and ignores presses. */
export const PendingByPromise: Story = {
  play: async ({ canvas, mount }) => {
    const held = pendingResponse();
    const onPress = fn(() => held.promise);
    await mount(
      <Button tone="brand" variant="solid" onPress={onPress}>
        提交分配
      </Button>,
    );
    const button = canvas.getByRole('button', { name: '提交分配' });
    const { width } = button.getBoundingClientRect();
    await userEvent.dblClick(button);
    await expect(onPress).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
    held.release();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.click(button);
    await expect(onPress).toHaveBeenCalledTimes(2);
  },
};

const tones = ['neutral', 'brand', 'danger'] as const;
const variants = ['solid', 'outline', 'quiet'] as const;
const sizes = ['medium', 'small'] as const;

const looks = Object.fromEntries(
  tones.flatMap((tone) => variants.map((variant) => [`${tone} ${variant}`, { tone, variant }])),
);

const states: Record<string, ButtonProps> = {
  words: { children: '导出' },
  icon: { children: '删除', icon: <Trash2 size={16} /> },
  isPending: { children: '办理入住', isPending: true },
  'icon, isPending': { children: '刷新', icon: <RefreshCw size={16} />, isPending: true },
  isDisabled: { children: '保存', isDisabled: true },
  disabledReason: {
    children: '打印',
    icon: <Printer size={16} />,
    disabledReason: '没有打印机',
  },
};

/** Every look in every state. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={6}>
      {sizes.map((size) => (
        <Matrix key={size} label={size} rows={looks} columns={states}>
          {(look, state) => <Button {...look} {...state} size={size} />}
        </Matrix>
      ))}
    </Stack>
  ),
};
