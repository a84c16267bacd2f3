import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { roomTypePage } from '../../packages/api/src/contract/roomType.ts';
import {
  choose,
  confirm,
  dialog,
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
  title: 'Screens/房型管理',
  args: { path: '/index/roomType' },
  beforeEach: stage(signedIn('manager')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of a room type, once the list is loaded. */
const rowOf = (name: string): Promise<HTMLElement> =>
  screen.findByRole('row', { name: new RegExp(`^${name}`) });

const press = async (name: string, action: string): Promise<void> => act(await rowOf(name), action);

/** Bed types are named; the picture opens. */
export const Success: Story = {
  play: async () => {
    const row = await rowOf('豪华大床房');
    await waitFor(() => expect(row).toHaveTextContent('大床'));
    await expect(row).toHaveTextContent('¥328.00');
    await expect(within(row).getByRole('button', { name: '查看图片：豪华大床房' })).toBeVisible();
    await expect(screen.getByText('共 3 条')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { path: '/index/roomType?name=总统套房' },
  play: async () => {
    await sees('没有符合条件的记录');
    await expect(
      screen.getByRole('button', { name: '移除筛选「房型名称：总统套房」' }),
    ).toBeVisible();
  },
};

export const Loading: Story = loading(roomTypePage, '房型');

/** 重试 loads the list. */
export const ServerError: Story = failing(roomTypePage, () => rowOf('豪华大床房'));

export const NoPermission: Story = {
  beforeEach: signedIn('guard'),
  play: () => sees('没有权限'),
};

/** A hotel's staff view: price, beds and equipment. */
export const ForStaff: Story = {
  beforeEach: signedIn('staff'),
  play: async () => {
    const view = await openRecord(await rowOf('豪华大床房'));
    await expect(view.getByText('¥380.00')).toBeVisible();
    await expect(view.getByText('早餐')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '新增', hidden: true })).toBeNull();
  },
};

/** The main flow of the platform's admins: a room type of another hotel is added, edited and deleted. */
export const AddEditDelete: Story = {
  beforeEach: signedIn('admin'),
  play: async () => {
    await expect(await rowOf('豪华大床房')).toHaveTextContent('安住·西湖店');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const add = await dialog('新增房型');
    await choose(add, '酒店', '安住·珠江店');
    await userEvent.type(add.getByRole('textbox', { name: '房型名称' }), '江景大床房');
    await userEvent.click(add.getByRole('combobox', { name: '床型' }));
    await userEvent.click(await screen.findByRole('option', { name: /大床/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(add.getByRole('spinbutton', { name: '最多入住' }), '2');
    await userEvent.type(add.getByRole('spinbutton', { name: '价格' }), '458');
    await userEvent.type(add.getByRole('spinbutton', { name: '隔离价格' }), '500');
    await userEvent.click(add.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');
    await expect(await rowOf('江景大床房')).toHaveTextContent('安住·珠江店');

    await press('江景大床房', '编辑');
    const edit = await dialog('编辑房型 · 江景大床房');
    const most = edit.getByRole('spinbutton', { name: '最多入住' });
    await userEvent.clear(most);
    await userEvent.type(most, '3');
    await sees('最多入住 3 人，超过床位可睡的 2 人', edit);
    await userEvent.click(edit.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await press('江景大床房', '删除');
    await confirm('删除房型「江景大床房」？', '删除');
    await messageShown('删除成功');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^江景大床房/ })).toBeNull());
  },
};

/** The calendar: a weekday has a price, and the days show it at once. */
export const Prices: Story = {
  play: async () => {
    await press('豪华大床房', '房价日历');
    const calendar = await dialog('房价日历 · 豪华大床房');
    const [saturday] = await calendar.findAllByRole('button', { name: '每周六' });
    await userEvent.click(saturday as HTMLElement);
    const fee = calendar.getByRole('spinbutton', { name: '价格' });
    await userEvent.clear(fee);
    await userEvent.type(fee, '398{Enter}');
    await messageShown('每周六：¥398');
    await waitFor(() =>
      expect(calendar.getAllByRole('gridcell', { name: /星期六，周末 ¥398.00/ })[0]).toBeVisible(),
    );
  },
};

/** It is in use: the reason with its counts stands in the confirmation. */
export const DeleteRefused: Story = {
  play: async () => {
    await press('豪华大床房', '删除');
    await confirm('删除房型「豪华大床房」？', '删除');
    await sees(/个房间.*使用/, within(screen.getByRole('alertdialog')));
  },
};

export const Narrow: Story = { globals: phone, play: async () => void (await sees('豪华大床房')) };
