import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { hotel, Screen, screenStories, sees, signedIn, stage, phone } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/物资申请',
  args: { path: '/index/materialApplication' },
  beforeEach: stage(signedIn('staff')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was sent is confirmed, and found among the records. */
export const Success: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: '物资名称' }), '护目镜');
    await userEvent.type(screen.getByRole('spinbutton', { name: '数量' }), '50');
    await userEvent.type(screen.getByRole('textbox', { name: '单位' }), '副');
    await userEvent.click(screen.getByRole('radio', { name: '一般紧急' }));
    await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
    await sees(/已提交「护目镜」50 副/);
    await expect(screen.getByRole('textbox', { name: '物资名称' })).toHaveValue('');
    const main = within(screen.getByRole('main'));
    await userEvent.click(main.getByRole('link', { name: '物资申请记录' }));
    await expect(await screen.findByRole('row', { name: /^护目镜.*50 副/ })).toBeVisible();
  },
};

export const NoPermission: Story = {
  beforeEach: signedIn('admin'),
  play: () => sees('没有权限'),
};

/** A closed hotel applies for nothing: its records stay. */
export const ClosedHotel: Story = {
  beforeEach: () =>
    hotel().write(async (tx) => {
      const closed = { closed_day: '2026-03-10', closed_reason: '整体装修' };
      await tx.updateTable('hotel').set(closed).where('id', '=', 1).execute();
    }),
  play: async () => {
    await sees('酒店已停业，不能申请物资');
    await expect(screen.queryByRole('button', { name: '提交申请' })).not.toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    await userEvent.click(main.getByRole('link', { name: '物资申请记录' }));
    await screen.findByRole('columnheader', { name: '物资名称' });
    await expect(screen.queryByRole('button', { name: '新增' })).not.toBeInTheDocument();
  },
};

export const Narrow: Story = {
  globals: phone,
  play: () => sees('提交申请'),
};
