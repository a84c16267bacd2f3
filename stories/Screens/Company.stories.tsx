import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { companyPage } from '../../packages/api/src/contract/company.ts';
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
  title: 'Screens/协议单位管理',
  args: { path: '/index/company' },
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
    await expect(await rowOf('钱江会展服务公司')).toBeVisible();
    await expect(screen.getByText('共 3 条')).toBeVisible();
  },
};

export const Empty: Story = {
  play: () => sees('暂无数据'),
  beforeEach: () =>
    hotel().write(async (tx) => {
      await tx.deleteFrom('company').execute();
    }),
};

export const Loading: Story = loading(companyPage, '协议单位');

/** 重试 loads the list. */
export const ServerError: Story = failing(companyPage, () => rowOf('西溪软件有限公司'));

export const NoPermission: Story = {
  beforeEach: signedIn('guard'),
  play: () => sees('没有权限'),
};

/** The platform's admins see all hotels, and filter by one. */
export const ForAdmin: Story = {
  beforeEach: signedIn('admin'),
  play: async () => {
    await expect(await screen.findByText('共 4 条')).toBeVisible();
    await choose(screen, '酒店', '安住·珠江店');
    await waitFor(() => expect(screen.getByText('共 1 条')).toBeVisible());
  },
};

/** 对账单 of a company, from its row. */
export const AccountOfCompany: Story = {
  beforeEach: signedIn('staff'),
  play: async () => {
    await act(await rowOf('西溪软件有限公司'), '对账单');
    const statement = await dialog('对账单 · 西溪软件有限公司');
    await sees('这个月没有挂账和回款', statement);
  },
};

/** Who only views it: nothing can be added, edited or deleted. */
export const ReadOnly: Story = {
  beforeEach: signedIn('staff'),
  play: async () => {
    await openRecord(await rowOf('西溪软件有限公司'));
    for (const name of ['新增', '编辑', '删除']) {
      await expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
    }
  },
};

/** The main flow: added, edited with a name that is taken, put right, and deleted. */
export const AddEditDelete: Story = {
  play: async () => {
    await rowOf('西溪软件有限公司');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const form = await dialog('新增协议单位');
    await userEvent.type(form.getByRole('textbox', { name: '协议单位名称' }), '新来的');
    await userEvent.type(form.getByRole('textbox', { name: '联系人' }), '陆一鸣');
    await userEvent.type(form.getByRole('textbox', { name: '联系电话' }), '0571-8000-0002');
    await userEvent.type(form.getByRole('spinbutton', { name: '协议价比例' }), '80');
    await userEvent.type(form.getByRole('spinbutton', { name: '挂账额度' }), '1280.5');
    await userEvent.type(form.getByRole('textbox', { name: '有效期至' }), '2035-12-31{Tab}');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');

    await act(await rowOf('新来的'), '编辑');
    const edit = await dialog('编辑协议单位 · 新来的');
    const name = edit.getByRole('textbox', { name: '协议单位名称' });
    await userEvent.clear(name);
    await userEvent.type(name, '钱江会展服务公司');
    await userEvent.click(edit.getByRole('button', { name: '保存' }));
    await sees('协议单位名称「钱江会展服务公司」已存在', edit);
    await userEvent.clear(name);
    await userEvent.type(name, '改了名');
    await userEvent.click(edit.getByRole('button', { name: '保存' }));

    await act(await rowOf('改了名'), '删除');
    await confirm('删除协议单位「改了名」？', '删除');
    await messageShown('删除成功');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^改了名/ })).toBeNull());
  },
};

export const Narrow: Story = {
  globals: phone,
  play: async () => void (await sees('西溪软件有限公司')),
};
