import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'UI/Panel',
  component: Panel,
  args: { title: '今日待办', children: <Text>今日到店 12 间，今日离店 9 间。</Text> },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Found by its name, as a region and as a heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '今日待办' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '今日待办' })).toBeVisible();
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <Button variant="quiet" size="small">
        刷新
      </Button>
    ),
  },
};

export const Plain: Story = {
  render: () => (
    <Panel>
      <Text>没有标题的一块。</Text>
    </Panel>
  ),
};

/** With and without a head. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={4}>
      <Panel title="今日待办">
        <Text>有标题</Text>
      </Panel>
      <Panel title="房间" actions={<Button size="small">新增房间</Button>}>
        <Text>有标题和操作</Text>
      </Panel>
      <Panel>
        <Text>只有内容</Text>
      </Panel>
    </Stack>
  ),
};
