import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { bedTypePage } from '../../packages/api/src/contract/bedType.ts';
import {
  choose,
  confirm,
  dialog,
  hotel,
  messageShown,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
  act,
  openRecord,
  failing,
  loading,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/床型管理',
  args: { path: '/index/bedType' },
  beforeEach: stage(signedIn('manager')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of a bed type, once the list is loaded. */
const rowOf = (name: string): Promise<HTMLElement> =>
  screen.findByRole('row', { name: new RegExp(`^${name}`) });

const press = async (name: string, action: string): Promise<void> => act(await rowOf(name), action);

/** A hotel's admin has its own bed types, and no hotel to choose. */
export const Success: Story = {
  play: async () => {
    await expect(await rowOf('大床')).toHaveTextContent('1.8 × 2.0 米');
    await expect(await rowOf('大床')).toHaveTextContent('适中');
    await expect(screen.getByText('共 5 条')).toBeVisible();
    await expect(screen.queryByRole('combobox', { name: '酒店' })).toBeNull();
  },
};

export const Empty: Story = {
  play: () => sees('暂无数据'),
  beforeEach: () =>
    hotel().write(async (tx) => {
      await tx.deleteFrom('room_type_bed').execute();
      await tx.deleteFrom('bed_type').execute();
    }),
};

export const Loading: Story = loading(bedTypePage, '床型');

/** 重试 loads the list. */
export const ServerError: Story = failing(bedTypePage, () => rowOf('大床'));

export const NoPermission: Story = {
  beforeEach: signedIn('guard'),
  play: () => sees('没有权限'),
};

/** The platform's admins see all hotels, and filter by one. */
export const ForAdmin: Story = {
  beforeEach: signedIn('admin'),
  play: async () => {
    await expect(await screen.findByText('共 6 条')).toBeVisible();
    await choose(screen, '酒店', '安住·珠江店');
    await waitFor(() => expect(screen.getByText('共 1 条')).toBeVisible());
    await expect(await rowOf('大床')).toHaveTextContent('安住·珠江店');
    await expect(
      screen.getByRole('button', { name: '移除筛选「酒店：安住·珠江店」' }),
    ).toBeVisible();
  },
};

/** A hotel's staff view: nothing can be added, edited or deleted. */
export const ForStaff: Story = {
  beforeEach: signedIn('staff'),
  play: async () => {
    const view = await openRecord(await rowOf('大床'));
    await expect(view.getByText('1.8 × 2.0 米')).toBeVisible();
    for (const name of ['新增', '编辑', '删除']) {
      await expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
    }
  },
};

/** The main flow: added, edited with a name that is taken, put right, and deleted. */
export const AddEditDelete: Story = {
  play: async () => {
    await rowOf('大床');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const add = await dialog('新增床型');
    await userEvent.type(add.getByRole('textbox', { name: '床型名称' }), '榻榻米');
    await userEvent.type(add.getByRole('spinbutton', { name: '最多睡' }), '3');
    await userEvent.click(add.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');

    await press('榻榻米', '编辑');
    const edit = await dialog('编辑床型 · 榻榻米');
    const name = edit.getByRole('textbox', { name: '床型名称' });
    await userEvent.clear(name);
    await userEvent.type(name, '大床');
    await userEvent.click(edit.getByRole('button', { name: '保存' }));
    await sees('床型名称「大床」已存在', edit);
    await userEvent.clear(name);
    await userEvent.type(name, '地铺');
    await userEvent.click(edit.getByRole('button', { name: '保存' }));
    await expect(await rowOf('地铺')).toHaveTextContent('3 人');

    await press('地铺', '删除');
    await confirm('删除床型「地铺」？', '删除');
    await messageShown('删除成功');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^地铺/ })).toBeNull());
  },
};

/** It is in use: the reason with its count stands in the confirmation. */
export const DeleteRefused: Story = {
  play: async () => {
    await press('大床', '删除');
    await confirm('删除床型「大床」？', '删除');
    await sees(/1 个房型使用/, within(screen.getByRole('alertdialog')));
  },
};

export const Narrow: Story = { globals: phone, play: async () => void (await sees('大床')) };
