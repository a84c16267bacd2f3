import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from '../Layout/index.ts';
import { Text } from '../Text/Text.tsx';
import { SplitPane, type SplitPaneProps } from './SplitPane.tsx';

const rooms = (count: number) => (
  <Stack gap={2}>
    {Array.from({ length: count }, (_, index) => (
      <Button key={index}>{`房间 ${1201 + index}`}</Button>
    ))}
  </Stack>
);

function Page(props: SplitPaneProps) {
  return (
    <div style={{ height: '320px' }}>
      <SplitPane {...props} />
    </div>
  );
}

const meta = {
  title: 'Layout/SplitPane',
  component: SplitPane,
  args: {
    label: '列表与详情',
    first: rooms(3),
    second: (
      <Panel title="房间 1201">
        <Text>豪华大床房，空闲。</Text>
      </Panel>
    ),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof SplitPane>;

export default meta;
type Story = StoryObj<typeof meta>;

const line = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  canvas.getByRole('separator', { name: '列表与详情' });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(line(canvas)).toHaveAttribute('aria-valuenow', '40');
    const box = canvas.getByRole('button', { name: '房间 1201' }).getBoundingClientRect();
    await expect(box.right).toBeLessThan(line(canvas).getBoundingClientRect().right);
  },
};

/** Dragged, and kept within its bounds. */
export const ByMouse: Story = {
  play: async ({ canvas }) => {
    const separator = line(canvas);
    const box = separator.parentElement?.getBoundingClientRect();
    const at = (share: number) => ({ clientX: (box?.left ?? 0) + (box?.width ?? 0) * share });
    // A pointer that is made up cannot be captured.
    separator.setPointerCapture = () => undefined;
    const dragTo = (share: number) =>
      userEvent.pointer([
        { keys: '[MouseLeft>]', target: separator, coords: at(0.4) },
        { target: separator, coords: at(share) },
        { keys: '[/MouseLeft]', target: separator, coords: at(share) },
        { target: separator, coords: at(0.3) },
      ]);
    await dragTo(0.6);
    await expect(separator).toHaveAttribute('aria-valuenow', '60');
    await dragTo(0.99);
    await expect(separator).toHaveAttribute('aria-valuenow', '80');
  },
};

export const ByKeyboard: Story = {
  args: { first: <Text>没有房间</Text> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const separator = line(canvas);
    await expect(separator).toHaveFocus();
    const before = separator.getBoundingClientRect().left;
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(separator).toHaveAttribute('aria-valuenow', '41');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(separator).toHaveAttribute('aria-valuenow', '51');
    await waitFor(() => expect(separator.getBoundingClientRect().left).toBeGreaterThan(before));
    await userEvent.keyboard('{Home}');
    await expect(separator).toHaveAttribute('aria-valuenow', '20');
    await userEvent.keyboard('{End}');
    await expect(separator).toHaveAttribute('aria-valuenow', '80');
  },
};

/** Each pane scrolls in itself. */
export const VeryMany: Story = {
  args: {
    first: rooms(200),
    second: (
      <Text>
        {'SynchroniseWithPropertyManagementSystemOfTheHeadOfficeInHangzhouZhejiang'.repeat(3)}
      </Text>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Below 900 px: one below the other, without a line. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).not.toBeInTheDocument();
    const list = canvas.getByRole('button', { name: '房间 1203' }).getBoundingClientRect();
    const record = canvas.getByText('豪华大床房，空闲。').getBoundingClientRect();
    await expect(record.top).toBeGreaterThan(list.bottom);
  },
};

/** The usual share, and others. */
export const Permutations: Story = {
  args: { second: <Text>豪华大床房，空闲。</Text> },
  render: (args) => (
    <Stack gap={4}>
      <Page {...args} label="四成与六成" />
      <Page {...args} label="六成与四成" defaultValue={60} />
      <Page {...args} label="三成与七成" defaultValue={30} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shares = canvas.getAllByRole('separator').map((one) => one.ariaValueNow);
    await expect(shares).toEqual(['40', '60', '30']);
  },
};
