import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { listDepartments } from '../../packages/api/src/contract/department.ts';
import { listMenus } from '../../packages/api/src/contract/menu.ts';
import { fail, mock, never } from '../../.storybook/browser/index.ts';
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
  inMenuOf,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/菜单管理',
  args: { path: '/index/menuManage?open=1,24' },
  beforeEach: stage(signedIn('admin')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: string): Promise<HTMLElement> =>
  screen.findByRole('row', { name: new RegExp(name) });
const press = async (menu: string, name: string): Promise<void> => act(await rowOf(menu), name);
const rail = () => within(screen.getByRole('navigation', { name: '菜单' }));
const railShows = (name: string) =>
  waitFor(() => expect(rail().getByRole('link', { name })).toBeVisible());
const railHides = (name: string) =>
  waitFor(() => expect(rail().queryByRole('link', { name })).toBeNull());

/** The tree, with who sees each menu in words; a group cannot be deleted, and says why. */
export const Success: Story = {
  play: async () => {
    await expect(await rowOf('房间管理')).toHaveTextContent('所有人');
    await expect(await rowOf('用户管理')).toHaveTextContent('管理员、酒店管理员');
    const remove = await inMenuOf(await rowOf('前台'), '删除');
    await expect(remove).toHaveAccessibleDescription('有下级菜单，不能删除');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listMenus, () => [])),
  play: () => sees('暂无数据'),
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listMenus, never)),
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listMenus, fail)),
  play: async ({ msw }) => {
    await sees('加载失败');
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(await rowOf('房间管理')).toBeVisible();
  },
};

/** The tree stays usable when the departments cannot be read. */
export const DepartmentsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mock(listDepartments, fail)),
  play: async () => {
    await sees(/^部门读取失败/);
    await expect(await rowOf('房间管理')).toBeVisible();
  },
};

/** Only the platform's admins have the screen. */
export const NoPermission: Story = {
  beforeEach: signedIn('manager'),
  play: () => sees('没有权限'),
};

/** A match stays with the menus above it; meanwhile nothing can be moved. */
export const Searched: Story = {
  play: async () => {
    await rowOf('房间管理');
    await userEvent.type(screen.getByRole('textbox', { name: '路由' }), 'ORDER{Enter}');
    await expect(await rowOf('前台')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /房间管理/ })).toBeNull());
    await expect(
      screen.getByRole('button', { name: '移动「订单管理」' }),
    ).toHaveAccessibleDescription('筛选时不能调整顺序');
  },
};

/** A new menu is in the tree and in the own rail at once; renamed and hidden it leaves the rail. */
export const AddAndEdit: Story = {
  play: async () => {
    await rowOf('房间管理');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const form = await dialog('新增菜单');
    await userEvent.type(form.getByRole('textbox', { name: '菜单名称' }), '值班表');
    await choose(form, '路由', '其他路由');
    await userEvent.type(await form.findByRole('textbox', { name: '其他路由' }), 'duty');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');
    await expect(await rowOf('值班表')).toHaveTextContent('所有人');
    await railShows('值班表');
    await press('值班表', '编辑');
    const edit = await dialog('编辑菜单 · 值班表');
    await userEvent.click(edit.getByRole('radio', { name: '停用' }));
    await userEvent.click(edit.getByRole('button', { name: '保存' }));
    await railHides('值班表');
    await waitFor(async () => expect(await rowOf('值班表')).toHaveTextContent('停用'));
  },
};

/** Two menus with one route are marked in the tree. */
export const SharedRoute: Story = {
  play: async () => {
    await press('订单管理', '编辑');
    const edit = await dialog('编辑菜单 · 订单管理');
    await choose(edit, '路由', '房间管理');
    await sees('菜单「房间管理」已使用该路由', edit);
    await userEvent.click(edit.getByRole('button', { name: '保存' }));
    await waitFor(async () => expect(await rowOf('订单管理')).toHaveTextContent('路由重复'));
    await expect(await rowOf('房间管理')).toHaveTextContent('路由重复');
  },
};

export const Delete: Story = {
  play: async () => {
    await press('订单管理', '删除');
    await confirm('删除菜单「订单管理」？', '删除');
    await messageShown('删除成功');
    await waitFor(() => expect(screen.queryByRole('row', { name: /订单管理/ })).toBeNull());
    await railHides('订单管理');
  },
};

/** The own screen cannot be taken away: the reason stands in the confirmation. */
export const DeleteRefused: Story = {
  play: async () => {
    await press('菜单管理', '删除');
    await confirm('删除菜单「菜单管理」？', '删除');
    await sees('更改后自己将看不到菜单管理', within(screen.getByRole('alertdialog')));
  },
};

const railOrder = (): string[] =>
  rail()
    .getAllByRole('link')
    .map((link) => link.textContent ?? '');

/** The order is changed by keyboard, saved, and followed by the rail. */
export const Reorder: Story = {
  play: async () => {
    const row = await rowOf('订单管理');
    row.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(railOrder().slice(1, 3)).toEqual(['订单管理', '房间管理']));
    await expect(screen.getByText('「订单管理」移到第 1 位，共 4 位')).toBeInTheDocument();
    await expect(await rowOf('订单管理')).toHaveFocus();
  },
};

/** Somebody else was first: the message says so, and the tree shows their order. */
export const ReorderConflict: Story = {
  play: async () => {
    const row = await rowOf('订单管理');
    await hotel().write((tx) =>
      tx.updateTable('menu').set({ sort: 9 }).where('path', '=', 'roomManage').execute(),
    );
    row.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await messageShown('菜单已被他人更改，请刷新后重试');
    await waitFor(async () => {
      const next = (await rowOf('订单管理')).nextElementSibling;
      await expect(next).toHaveTextContent('房间管理');
    });
  },
};

/** The rail of another role, computed by the rule of the server. */
export const Preview: Story = {
  play: async () => {
    await rowOf('房间管理');
    await userEvent.click(screen.getByRole('button', { name: '以角色预览' }));
    const drawer = await dialog('以角色预览');
    const preview = within(drawer.getByRole('navigation', { name: '预览菜单' }));
    const names = preview.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names).toEqual([
      '工作台',
      '房间管理',
      '订单管理',
      '交班',
      '发票',
      '隔离人员管理',
      '每日检测',
      '物资申请',
      '物资申请记录',
      '我的酒店',
      '房型管理',
      '床型管理',
      '优惠管理',
      '商品管理',
      '协议单位管理',
      '导入资料',
      '用户管理',
      '日志管理',
    ]);
  },
};

export const Narrow: Story = {
  globals: phone,
  play: async () => {
    await expect(await rowOf('订单管理')).toBeVisible();
  },
};
