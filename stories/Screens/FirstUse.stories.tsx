import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { listDepartments } from '../../packages/api/src/contract/department.ts';
import { removeHotels } from '../../.storybook/browser/world/hotels.ts';
import { fail, mock, never } from '../../.storybook/browser/index.ts';
import {
  choose,
  dialog,
  hotel,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
} from './screen.tsx';

/** A store with its first admin and nothing else. */
const emptyStore = (): Promise<void> =>
  hotel().write(async (tx) => {
    await removeHotels(tx);
    await tx.deleteFrom('app_user').where('id', '>', 1).execute();
    await tx.deleteFrom('department').where('parent_id', 'is not', null).execute();
    await tx.deleteFrom('department').where('id', '>', 1).execute();
  });

const meta = {
  ...screenStories,
  title: 'Screens/开始使用',
  args: { path: '/index' },
  beforeEach: stage(signedIn('admin'), emptyStore),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const current = () => screen.findByText((_, one) => one?.getAttribute('aria-current') === 'step');

/** The first step is done on its screen, and counts at once. */
export const Success: Story = {
  play: async () => {
    await expect(await current()).toHaveTextContent('部门');
    await userEvent.click(screen.getByRole('link', { name: '去部门管理' }));
    await sees('第 1 步，共 6 步：部门');
    await userEvent.click(await screen.findByRole('button', { name: '新增' }));
    const form = await dialog('新增部门');
    await userEvent.type(form.getByRole('textbox', { name: '部门名称' }), '西湖店');
    await choose(form, '权限角色', '酒店管理员');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    const line = within(screen.getByRole('region', { name: '开始使用' }));
    await sees('第 2 步，共 6 步：酒店', line);
    await userEvent.click(line.getByRole('link', { name: '全部步骤' }));
    await waitFor(async () => expect(await current()).toHaveTextContent('酒店'));
  },
};

/** Everything is there: the dashboard opens. */
export const Complete: Story = {
  beforeEach: stage(signedIn('admin')),
  play: async () => {
    await screen.findByRole('radio', { name: '订单视图' });
    await expect(screen.queryByRole('region', { name: '开始使用' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listDepartments, never)),
  play: () => sees('加载中'),
};

/** How far it has come cannot be read: nothing is in the way of the work. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listDepartments, fail)),
  play: async () => {
    await screen.findByRole('radio', { name: '订单视图' });
  },
};

export const Narrow: Story = {
  globals: phone,
  play: async () => {
    await expect(await current()).toHaveTextContent('部门');
  },
};
