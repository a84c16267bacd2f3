import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline, Stack } from '../Layout/index.ts';
import { Select } from '../Select/Select.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ToastRegion, toast } from '../Toast/index.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

/** The button that opens the drawer, as everywhere in the product. */
function Opener({ words = '打开', ...props }: DrawerProps & { words?: string }) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const close = (): void => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>{words}</Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onClose={close}
        footer={props.footer ?? <Button onPress={close}>返回</Button>}
      />
    </>
  );
}

function Page(props: DrawerProps) {
  return (
    <Stack gap={3} align="start">
      <Opener {...props} />
      <ToastRegion />
    </Stack>
  );
}

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    title: '订单 20260301001',
    isOpen: false,
    onClose: fn(),
    children: <Text>豪华大床房，2 晚，¥976.00。</Text>,
  },
  render: (args) => <Page {...args} />,
  beforeEach: () => toast.closeAll(),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const opener = (name = '打开'): HTMLElement => screen.getByRole('button', { name });
const open = async (name?: string): Promise<HTMLElement> => {
  await userEvent.click(opener(name));
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer).toBeVisible());
  return drawer;
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
/** A point outside of the drawer. */
const outsideAt = (x: number): Element => document.elementFromPoint(x, 300) ?? document.body;

/** At the end, as high as the window; the page below is out of reach. */
export const Default: Story = {
  play: async () => {
    const drawer = await open();
    await expect(drawer).toHaveAccessibleName('订单 20260301001');
    await expect(opener().closest('[inert]')).not.toBeNull();
    const box = drawer.getBoundingClientRect();
    await waitFor(() =>
      expect(drawer.getBoundingClientRect().right).toBe(document.documentElement.clientWidth),
    );
    await expect(box.height).toBe(window.innerHeight);
  },
};

export const ClosesByMouse: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await closed();
    await open();
    await userEvent.click(outsideAt(20));
    await closed();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

/** Text that is selected by mouse, to beyond the drawer, does not close it. */
export const SelectionEndsOutside: Story = {
  play: async ({ args }) => {
    const drawer = await open();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(drawer).getByText(/豪华大床房/) },
      { target: outsideAt(20) },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(drawer).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The focus goes in, stays in, and returns to the button that opened it. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '返回' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

/** While something is saved it cannot be closed. */
export const Busy: Story = {
  args: {
    isPending: true,
    footer: (
      <Button tone="brand" variant="solid" isPending>
        保存
      </Button>
    ),
  },
  play: async ({ args }) => {
    const drawer = await open();
    await expect(screen.getByRole('button', { name: '关闭' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(outsideAt(20));
    await expect(drawer).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const lines = Array.from(
  { length: 200 },
  (_, index) => `2026-03-01 第 ${index + 1} 次检测：阴性。`,
);

/** Very much to read: only the body scrolls, by keyboard too. */
export const VeryLong: Story = {
  args: {
    size: 'large',
    title:
      '订单 20260301001 的全部记录，含换房、改价、退款、检测与物资申请 VeryLongUnbrokenTitleOfARecordFromOutside2026',
    children: (
      <Stack gap={2}>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const drawer = await open();
    const body = await waitFor(() => {
      const scroller = drawer.querySelector('[tabindex="0"]');
      return (expect(scroller).not.toBeNull(), scroller);
    });
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
    await expect(screen.getByRole('button', { name: '返回' })).toBeVisible();
  },
};

const hotels = [
  { value: 1, label: '安住西湖' },
  { value: 2, label: '安住滨江' },
];

function Filters() {
  const [hotel, setHotel] = useState<number | null>(null);
  const [guest, setGuest] = useState('');
  return (
    <Stack gap={4}>
      <Select label="酒店" value={hotel} onChange={setHotel} options={hotels} />
      <TextField label="客户" value={guest} onChange={setGuest} />
    </Stack>
  );
}

/** A list that is open inside closes alone: by Esc, and by a press beside the drawer. */
export const WithForm: Story = {
  args: { title: '高级筛选', children: <Filters /> },
  play: async ({ args }) => {
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: '客户' }), '林');
    const hotel = screen.getByRole('combobox', { name: '酒店' });
    await userEvent.click(hotel);
    await screen.findByRole('option', { name: '安住西湖' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(hotel);
    await userEvent.click(await screen.findByRole('option', { name: '安住滨江' }));
    await waitFor(() => expect(hotel).toHaveTextContent('安住滨江'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A message over it: below its head, in reach, and a press on it does not close the drawer. */
export const WithMessage: Story = {
  args: {
    size: 'large',
    footer: (
      <Button onPress={() => toast.error('保存失败，请重试', { duration: Infinity })}>保存</Button>
    ),
  },
  play: async ({ args }) => {
    const drawer = await open();
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    const message = await screen.findByRole('article', { name: '保存失败，请重试' });
    const close = within(drawer).getByRole('button', { name: '关闭' });
    await expect(message.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      close.getBoundingClientRect().bottom,
    );
    await userEvent.click(message);
    await userEvent.click(within(message).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await expect(drawer).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const looks: Record<string, Partial<DrawerProps>> = {
  '420 像素': { size: 'small' },
  '570 像素': { size: 'medium' },
  正在保存: { isPending: true },
  '880 像素': { size: 'large' },
};

/** Each look behind its button; the widest is open. */
export const Permutations: Story = {
  render: (args) => (
    <Inline gap={2}>
      {Object.entries(looks).map(([words, look]) => (
        <Opener key={words} {...args} {...look} words={words} title={words} />
      ))}
    </Inline>
  ),
  play: async () => {
    for (const words of ['420 像素', '570 像素']) {
      await open(words);
      await userEvent.keyboard('{Escape}');
      await closed();
    }
    const drawer = await open('880 像素');
    await expect(drawer).toHaveAccessibleName('880 像素');
    await expect(drawer.getBoundingClientRect().width).toBeLessThanOrEqual(880);
  },
};

/** On phones it fills the screen. */
export const Phone: Story = {
  ...WithForm,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const drawer = await open();
    await waitFor(() => expect(drawer.getBoundingClientRect().width).toBe(window.innerWidth));
  },
};
