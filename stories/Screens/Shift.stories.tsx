import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { shiftPage } from '../../packages/api/src/contract/shift.ts';
import {
  dialog,
  failing,
  loading,
  messageShown,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/交班',
  args: { path: '/index/shift' },
  beforeEach: stage(signedIn('staff')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const begin = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: '开班' }));
  const open = await dialog('开班');
  const opening = await open.findByRole('spinbutton', { name: '备用金' });
  await userEvent.clear(opening);
  await userEvent.type(opening, '500');
  await userEvent.click(open.getByRole('button', { name: '开班' }));
  await messageShown('已开班');
};

/** A clerk opens a shift, counts the drawer, and hands it over: the next one begins with what was counted. */
export const OpenAndClose: Story = {
  play: async () => {
    await begin();
    await userEvent.click(await screen.findByRole('button', { name: '交班' }));
    const close = await dialog(/^交班/);
    await userEvent.type(close.getByRole('spinbutton', { name: '实点现金' }), '490');
    await userEvent.click(close.getByRole('button', { name: '交班' }));
    await messageShown('已交班');
    await expect(await screen.findByText('短款 ¥10.00')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '开班' }));
    const next = await dialog('开班');
    await expect(await next.findByRole('spinbutton', { name: '备用金' })).toHaveValue('490.00');
  },
};

export const Empty: Story = { play: () => sees('暂无数据') };

export const Loading: Story = loading(shiftPage, '班次');

export const ServerError: Story = failing(shiftPage, () => screen.findByText('暂无数据'));

export const NoPermission: Story = {
  beforeEach: signedIn('guard'),
  play: () => sees('没有权限'),
};

/** The platform's admins see all hotels, and have no shift of their own. */
export const ForAdmin: Story = {
  beforeEach: signedIn('admin'),
  play: async () => {
    await sees('暂无数据');
    await expect(screen.queryByRole('button', { name: '开班' })).toBeNull();
  },
};

export const Narrow: Story = { globals: phone, play: begin };
