import type { LinkTarget } from '@anzhu/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FirstUseBar } from './FirstUseBar.tsx';
import { FirstUseSteps } from './FirstUseSteps.tsx';
import type { FirstUseStep } from './steps.ts';

const linkTo = (route: string): LinkTarget | undefined => ({ href: `#${route}` });
const done = (...ids: FirstUseStep['id'][]) => new Set(ids);

const meta = {
  title: 'Hotel/First use 开始使用/FirstUse',
  component: FirstUseSteps,
  subcomponents: { FirstUseBar },
  args: { done: done(), linkTo },
} satisfies Meta<typeof FirstUseSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty store: the first step opens its screen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去部门管理' })).toHaveAttribute(
      'href',
      '#department',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const HalfWay: Story = {
  args: { done: done('department', 'hotel', 'bedType', 'roomType') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去房间管理' })).toBeVisible();
    await expect(canvas.getAllByText('，已完成')).toHaveLength(4);
  },
};

/** Somebody has taken the screen out of the menu. */
export const WithoutScreen: Story = {
  args: { done: done('department'), linkTo: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/你的菜单中没有「酒店管理」/)).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { done: done('department', 'hotel') },
};

/** The line above the screens. */
export const Line: Story = {
  args: { done: done('department') },
  render: (args) => <FirstUseBar {...args} route="department" overview={{ href: '#index' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 2 步，共 6 步：酒店')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去酒店管理' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '全部步骤' })).toBeVisible();
  },
};

/** On the screen of the last step, which has just been done. */
export const LineAtTheEnd: Story = {
  args: { done: done('department', 'hotel', 'bedType', 'roomType', 'room', 'user') },
  render: (args) => <FirstUseBar {...args} route="userManage" overview={{ href: '#index' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去房间管理' })).toBeVisible();
  },
};
