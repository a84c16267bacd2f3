import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button, LinkButton } from '../Button/index.ts';
import { Grid } from '../Layout/index.ts';
import { Panel } from '../Panel/Panel.tsx';

import {
  EmptyState,
  ErrorState,
  LoadingState,
  NoPermissionState,
  NotFoundState,
} from './State.tsx';
import { DoAndDont } from '../../../../stories/kit/DoAndDont.tsx';

const meta = {
  title: 'Feedback/State',
  component: EmptyState,
  subcomponents: { ErrorState, NoPermissionState, NotFoundState, LoadingState },
  args: { title: '暂无数据', description: '换个日期或清除筛选条件再试。' },
  parameters: {
    guide: {
      anatomy: { 图画: '一幅屋檐线稿', 一句话: '发生了什么', 下一步: '一个按钮或链接' },
      good: ['空结果给“重置”', '无权限给“回首页”'],
      bad: ['只写“暂无数据”就结束', '把错误代码给前台看'],
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DosAndDonts: Story = {
  name: 'Do and avoid',
  render: () => (
    <DoAndDont
      good={{
        picture: (
          <EmptyState
            title="没有符合条件的订单"
            description="共 3,208 条订单，都不符合「申请退款」。"
            action={<Button>重置</Button>}
          />
        ),
        reason: 'What was looked for, and the way back.',
      }}
      bad={{
        picture: <EmptyState title="暂无数据" />,
        reason: 'A dead end: none at all, or hidden by the filters?',
      }}
    />
  ),
};

export const EmptyWithAction: Story = {
  args: {
    title: '还没有房间',
    description: '添加房间后，房态会实时显示在这里。',
    action: (
      <Button tone="brand" variant="solid">
        新增房间
      </Button>
    ),
  },
};

const reset = fn();

/** There are some, but the filters hide them: the next step takes them away. */
export const EmptyByFilter: Story = {
  args: {
    title: '没有符合条件的订单',
    description: '共 3,208 条订单，都不符合当前的筛选条件。',
    action: <Button onPress={reset}>重置</Button>,
  },
  play: async ({ canvas }) => {
    reset.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(reset).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: '重置' })).toHaveFocus();
  },
};

/** In little space. */
export const Compact: Story = {
  args: { isCompact: true, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无数据')).toBeVisible();
  },
};

const retry = fn();

/** Read aloud when it comes; 重试 by mouse and by keyboard, and pending as long as it runs. */
export const Failed: Story = {
  render: () => <ErrorState message="网络连接超时，请检查网络后重试。" onRetry={retry} />,
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent('加载失败');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledTimes(2);
    retry.mockImplementationOnce(() => new Promise(() => {}));
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '重试' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const FailedForGood: Story = {
  render: () => <ErrorState message="系统内部错误，编号 7f3a。请把编号告诉管理员。" />,
};

export const LongText: Story = {
  args: {
    title: '没有符合「浙江省杭州市西湖区某某路一千二百三十四号安住酒店二号楼」的房间',
    description: `https://anzhu.example/${'0123456789'.repeat(12)}`,
  },
};

export const Loading: Story = {
  render: () => <LoadingState />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('加载中');
  },
};

/** All of them, as they are in panels. */
export const Permutations: Story = {
  render: () => (
    <Grid columns={2} gap={4}>
      <Panel title="空">
        <EmptyState title="暂无数据" description="换个日期或清除筛选条件再试。" />
      </Panel>
      <Panel title="错误">
        <ErrorState message="网络连接超时，请检查网络后重试。" onRetry={() => {}} />
      </Panel>
      <Panel title="没有权限">
        <NoPermissionState action={<LinkButton href="#home">回到工作台</LinkButton>} />
      </Panel>
      <Panel title="页面不存在">
        <NotFoundState action={<LinkButton href="#home">返回工作台</LinkButton>} />
      </Panel>
      <Panel title="加载中">
        <LoadingState />
      </Panel>
      <Panel title="小的">
        <EmptyState isCompact title="暂无数据" />
        <ErrorState isCompact message="网络连接超时。" onRetry={() => {}} />
      </Panel>
    </Grid>
  ),
};
