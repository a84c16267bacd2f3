import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { itemPage } from '../../packages/api/src/contract/item.ts';
import {
  act,
  choose,
  confirm,
  dialog,
  failing,
  hotel,
  loading,
  messageShown,
  openRecord,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/商品管理',
  args: { path: '/index/item' },
  beforeEach: stage(signedIn('manager')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of that name, once the list is loaded. */
const rowOf = async (name: string): Promise<HTMLElement> => {
  const [row] = await screen.findAllByRole('row', { name: new RegExp(`^${name}`) });
  return row as HTMLElement;
};

export const Success: Story = {
  play: async () => {
    await expect(await rowOf('可乐')).toBeVisible();
    await expect(screen.getByText('共 10 条')).toBeVisible();
  },
};

export const Empty: Story = {
  play: () => sees('暂无数据'),
  beforeEach: () =>
    hotel().write(async (tx) => {
      await tx.deleteFrom('item').execute();
    }),
};

export const Loading: Story = loading(itemPage, '商品');

/** 重试 loads the list. */
export const ServerError: Story = failing(itemPage, () => rowOf('矿泉水'));

export const NoPermission: Story = {
  beforeEach: signedIn('guard'),
  play: () => sees('没有权限'),
};

/** The platform's admins see all hotels, and filter by one. */
export const ForAdmin: Story = {
  beforeEach: signedIn('admin'),
  play: async () => {
    await expect(await screen.findByText('共 11 条')).toBeVisible();
    await choose(screen, '酒店', '安住·珠江店');
    await waitFor(() => expect(screen.getByText('共 1 条')).toBeVisible());
  },
};

/** Who only views it: nothing can be added, edited or deleted. */
export const ReadOnly: Story = {
  beforeEach: signedIn('staff'),
  play: async () => {
    await openRecord(await rowOf('矿泉水'));
    for (const name of ['新增', '编辑', '删除']) {
      await expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
    }
  },
};

/** The main flow: added, edited with a name that is taken, put right, and deleted. */
export const AddEditDelete: Story = {
  play: async () => {
    await rowOf('矿泉水');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const form = await dialog('新增商品');
    await userEvent.type(form.getByRole('textbox', { name: '商品名称' }), '新来的');
    await userEvent.type(form.getByRole('spinbutton', { name: '价格' }), '1280.5');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');

    await act(await rowOf('新来的'), '编辑');
    const edit = await dialog('编辑商品 · 新来的');
    const name = edit.getByRole('textbox', { name: '商品名称' });
    await userEvent.clear(name);
    await userEvent.type(name, '可乐');
    await userEvent.click(edit.getByRole('button', { name: '保存' }));
    await sees('商品名称「可乐」已存在', edit);
    await userEvent.clear(name);
    await userEvent.type(name, '改了名');
    await userEvent.click(edit.getByRole('button', { name: '保存' }));

    await act(await rowOf('改了名'), '删除');
    await confirm('删除商品「改了名」？', '删除');
    await messageShown('删除成功');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^改了名/ })).toBeNull());
  },
};

export const Narrow: Story = { globals: phone, play: async () => void (await sees('矿泉水')) };
