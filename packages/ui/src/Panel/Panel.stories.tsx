import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Layout/index.ts';
import { SkeletonText } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import { color } from '../theme/index.ts';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Layout/Panel',
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

/** A note below the name, and a last line. */
export const WithFooter: Story = {
  args: {
    title: '入住人',
    description: '更新于 2026-03-01 14:30',
    footer: (
      <>
        <Button>取消</Button>
        <Button tone="brand" variant="solid">
          保存
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '入住人' })).toHaveTextContent('更新于');
    await expect(canvas.getByRole('button', { name: '保存' })).toBeVisible();
  },
};

/** What fills the panel to its edges. */
export const Flush: Story = {
  args: {
    title: '各楼层',
    isFlush: true,
    children: (
      <ul>
        {['12 楼', '11 楼', '10 楼'].map((floor) => (
          <li key={floor} style={{ padding: '8px 16px', background: color.sunken }}>
            {floor}
          </li>
        ))}
      </ul>
    ),
  },
};

/** Nothing yet: the panel keeps its head, the children keep the room. */
export const Loading: Story = {
  args: { isLoading: true, children: <SkeletonText lines={4} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};

/** A long name and many actions: the actions go to a line of their own. */
export const LongTitle: Story = {
  args: {
    title: '浙江省杭州市西湖区某某路一千二百三十四号安住酒店二号楼十二层朝南房间',
    description: 'https://anzhu.example/hotels/0123456789012345678901234567890123456789/floors/12',
    actions: ['新增房间', '导出', '打印'].map((word) => (
      <Button key={word} variant="quiet" size="small">
        {word}
      </Button>
    )),
  },
};

/** With and without head and foot. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={4}>
      <Panel title="今日待办">
        <Text>有标题</Text>
      </Panel>
      <Panel title="房间" actions={<Button size="small">新增房间</Button>}>
        <Text>有标题和操作</Text>
      </Panel>
      <Panel title="合计" description="2026 年 3 月" footer={<Text isStrong>¥12,800.00</Text>}>
        <Text>有标题、说明和底栏</Text>
      </Panel>
      <Panel>
        <Text>只有内容</Text>
      </Panel>
    </Stack>
  ),
};
