import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { listDepartments } from '../../packages/api/src/contract/department.ts';
import { mock } from '../../.storybook/browser/index.ts';
import {
  choose,
  confirm,
  dialog,
  hotel,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
  messageShown,
  act,
  inMenuOf,
  failing,
  loading,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/部门管理',
  args: { path: '/index/department' },
  beforeEach: stage(signedIn('admin')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of a department, once it is there. */
const rowOf = (name: string): Promise<HTMLElement> =>
  screen.findByRole('row', { name: new RegExp(name) });

/** Presses an action of a department's row. */
const press = async (name: string, action: string): Promise<void> => act(await rowOf(name), action);

const expand = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: `展开 ${name}` }));

/** All rows are open at first; one that was closed is opened. */
export const Success: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '收起 安住·西湖店' }));
    await waitFor(() => expect(screen.queryByText('西湖店前台')).toBeNull());
    await expand('安住·西湖店');
    await expect(await rowOf('西湖店前台')).toHaveTextContent('酒店员工');
    await expect(await rowOf('西湖店前台')).toHaveTextContent('正常');
    const remove = await inMenuOf(await rowOf('安住·西湖店'), '删除');
    await expect(remove).toHaveAccessibleDescription('有下级部门，不能删除');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listDepartments, () => [])),
  play: () => sees('暂无数据'),
};

export const Loading: Story = loading(listDepartments, '部门', 'treegrid');

/** It cannot be read: the message stands in its place, and 重试 reads it. */
export const ServerError: Story = failing(listDepartments, () => rowOf('平台运营部'));

/** Only the platform's admins have the screen. */
export const NoPermission: Story = {
  beforeEach: signedIn('manager'),
  play: () => sees('没有权限'),
};

/** The open rows are in the URL. */
export const Expanded: Story = {
  args: { path: '/index/department?open=11,22' },
  play: async () => {
    await expect(await rowOf('西湖店夜班')).toHaveAttribute('aria-level', '3');
  },
};

/** A match stays with the rows above it; without the search the tree is as before. */
export const Searched: Story = {
  play: async () => {
    await rowOf('平台运营部');
    await userEvent.type(screen.getByRole('textbox', { name: '部门名称' }), '夜班{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /平台运营部/ })).not.toBeInTheDocument(),
    );
    await expect(await rowOf('西湖店夜班')).toBeVisible();
    await expect(await rowOf('西湖店客房部')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '移除筛选「部门名称：夜班」' }));
    await expect(await rowOf('平台运营部')).toBeVisible();
  },
};

/** Sent empty the form shows what is missing; then a department is added below another. */
export const Add: Story = {
  play: async () => {
    await rowOf('安住·西湖店');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const form = await dialog('新增部门');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await sees('部门名称不能为空', form);
    await sees('请选择权限角色', form);
    await userEvent.type(form.getByRole('textbox', { name: '部门名称' }), '餐饮部');
    await choose(form, '权限角色', '酒店员工');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await rowOf('餐饮部')).toHaveTextContent('酒店员工');
  },
};

/** Renamed and disabled, once it is known whom that touches; what is not the record itself can be its parent. */
export const Edit: Story = {
  args: { path: '/index/department?open=11' },
  play: async () => {
    await press('西湖店客房部', '编辑');
    const form = await dialog('编辑部门 · 西湖店客房部');
    const name = form.getByRole('textbox', { name: '部门名称' });
    await userEvent.clear(name);
    await userEvent.type(name, '西湖店管家部');
    await userEvent.click(form.getByRole('radio', { name: '停用' }));
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await sees('4 名用户将被停用并退出登录');
    await confirm('确认保存？', '确定');
    await messageShown('操作成功！');
    await expect(await rowOf('西湖店管家部')).toHaveTextContent('停用');
    await expand('西湖店管家部');
    await expect(await rowOf('西湖店夜班')).toHaveTextContent('上级已停用');
  },
};

export const Delete: Story = {
  args: { path: '/index/department?open=4' },
  play: async () => {
    await hotel().write((tx) =>
      tx.deleteFrom('app_user').where('department_id', '=', 26).execute(),
    );
    await press('流调组', '删除');
    await confirm('删除部门「流调组」？', '删除');
    await messageShown('删除成功');
    await waitFor(() => expect(screen.queryByRole('row', { name: /流调组/ })).toBeNull());
  },
};

/** It is in use: the reason with its counts stands in the confirmation. */
export const DeleteRefused: Story = {
  args: { path: '/index/department?open=4' },
  play: async () => {
    await press('流调组', '删除');
    await confirm('删除部门「流调组」？', '删除');
    const question = within(screen.getByRole('alertdialog'));
    await sees(/流调组.*2 名用户/, question);
    await expect(await rowOf('流调组')).toBeInTheDocument();
  },
};

export const Narrow: Story = {
  globals: phone,
  args: { path: '/index/department?open=11' },
  play: async () => {
    await expect(await rowOf('西湖店前台')).toBeVisible();
  },
};

export const NarrowEdit: Story = {
  globals: phone,
  args: { path: '/index/department?open=11' },
  play: async () => {
    await rowOf('西湖店前台');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    await dialog('新增部门');
  },
};
