import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { discountPage } from '../../packages/api/src/contract/discount.ts';
import {
  confirm,
  dialog,
  hotel,
  isInView,
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
  title: 'Screens/优惠管理',
  args: { path: '/index/discountManage' },
  beforeEach: stage(signedIn('manager')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of a discount, once the list is loaded. */
const rowOf = (name: string): Promise<HTMLElement> =>
  screen.findByRole('row', { name: new RegExp(`^${name}`) });

const press = async (name: string, action: string): Promise<void> => act(await rowOf(name), action);

/** Value, condition and exclusion in words; an expired one says so. */
export const Success: Story = {
  play: async () => {
    await waitFor(async () => expect(await rowOf('满千减百')).toHaveTextContent('「早订八五折」'));
    const row = await rowOf('满千减百');
    for (const words of ['直减 100 元', '满 1000 元', '2026-03-01 23:59', '已过期']) {
      await expect(row).toHaveTextContent(words);
    }
    const longStay = await rowOf('连住九折');
    for (const words of ['9 折', '满 2 晚', '与全部互斥']) {
      await expect(longStay).toHaveTextContent(words);
    }
    await expect(longStay).not.toHaveTextContent('已过期');
  },
};

export const Empty: Story = {
  beforeEach: () =>
    hotel().write(async (tx) => {
      await tx.deleteFrom('discount_exclusion').execute();
      await tx.deleteFrom('discount').execute();
    }),
  play: () => sees('暂无数据'),
};

export const Loading: Story = loading(discountPage, '优惠');

/** 重试 loads the list. */
export const ServerError: Story = failing(discountPage, () => rowOf('满千减百'));

export const NoPermission: Story = {
  beforeEach: signedIn('guard'),
  play: () => sees('没有权限'),
};

/** The platform's admins see the hotel of each, and only those of one through the address. */
export const ForAdmin: Story = {
  args: { path: '/index/discountManage?hotelId=3' },
  beforeEach: signedIn('admin'),
  play: async () => {
    await expect(await rowOf('新店开业')).toHaveTextContent('安住·珠江店');
    await expect(screen.getByText('共 1 条')).toBeVisible();
  },
};

/** A hotel's staff view, with the description. */
export const ForStaff: Story = {
  beforeEach: signedIn('staff'),
  play: async () => {
    const view = await openRecord(await rowOf('连住九折'));
    await expect(view.getByText('连住两晚及以上')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '新增', hidden: true })).toBeNull();
  },
};

/** The main flow: a discount that excludes another is added with its example, edited and deleted. */
export const AddEditDelete: Story = {
  play: async () => {
    await rowOf('满千减百');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const add = await dialog('新增优惠');
    await userEvent.type(add.getByRole('textbox', { name: '优惠名称' }), '周末八八折');
    await userEvent.type(add.getByRole('textbox', { name: /有效期至/ }), '2026-12-31');
    await userEvent.type(add.getByRole('spinbutton', { name: '优惠数值' }), '8.8');
    await userEvent.click(add.getByRole('radio', { name: '与指定互斥' }));
    await userEvent.click(add.getByRole('combobox', { name: '互斥范围' }));
    await userEvent.click(await screen.findByRole('option', { name: /满千减百/ }));
    await userEvent.keyboard('{Escape}');
    const example = add.getByRole('region', { name: '优惠示例' });
    await expect(example).toHaveTextContent('打 8.8 折：原价 100 元，实付 88 元');
    await expect(example).toHaveTextContent('不与「连住九折」「满千减百」同享');
    await userEvent.click(add.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');
    await waitFor(async () => expect(await rowOf('周末八八折')).toHaveTextContent('8.8 折'));

    await press('周末八八折', '编辑');
    const edit = await dialog('编辑优惠 · 周末八八折');
    await expect(edit.getByRole('spinbutton', { name: '优惠数值' })).toHaveValue('8.8');
    await userEvent.click(edit.getByRole('radio', { name: '直减' }));
    await userEvent.type(edit.getByRole('spinbutton', { name: '优惠数值' }), '30');
    await userEvent.click(edit.getByRole('button', { name: '保存' }));
    await waitFor(async () => expect(await rowOf('周末八八折')).toHaveTextContent('直减 30 元'));

    await press('周末八八折', '删除');
    await confirm('删除优惠「周末八八折」？', '删除');
    await messageShown('删除成功');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^周末八八折/ })).toBeNull());
  },
};

export const Narrow: Story = { globals: phone, play: async () => void (await sees('满千减百')) };

/** 有效期至 is whole beside the actions. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { path: '/index/discountManage?hotelId=3' },
  beforeEach: signedIn('admin'),
  play: async () => {
    await isInView(within(await rowOf('新店开业')).getByText('2026-12-31 23:59'));
  },
};
