import { Code } from '@anzhu/api/contract/envelope';
import { RecordStatus } from '@anzhu/api/contract/department';
import type { Menu } from '@anzhu/api/contract/menu';
import { Role } from '@anzhu/api/contract/role';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { departments, menus } from './fixtures.ts';
import { MenuDialog } from './MenuDialog.tsx';

/** A menu of another program, below a hidden one. */
const report: Menu = {
  id: '8',
  pId: '7',
  name: '报表',
  path: 'report',
  icon: 'el-icon-s-home',
  sort: 8,
  visible: RecordStatus.normal,
  remark: null,
  role: [],
  deptId: ['22'],
  children: null,
};

const names: Record<string, string> = { '22': '西湖店客房部' };

const meta = {
  title: 'Hotel/Menu 菜单/MenuDialog',
  component: MenuDialog,
  args: {
    record: null,
    menus,
    departments,
    nameOf: (id) => names[id] ?? id,
    onSave: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof MenuDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const textbox = (name: string): Promise<HTMLElement> => screen.findByRole('textbox', { name });
const combobox = (name: string): HTMLElement => screen.getByRole('combobox', { name });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));
const says = (words: string) =>
  waitFor(() => expect(screen.getByText(words, { exact: true })).toBeVisible());

/** 新增菜单: empty it shows what is missing; the sentence follows what is chosen; filled in it saves. */
export const Default: Story = {
  play: async ({ args }) => {
    await textbox('菜单名称');
    await save();
    await expect(await textbox('菜单名称')).toHaveAccessibleDescription('菜单名称不能为空');
    await userEvent.type(await textbox('菜单名称'), '值班表');
    await userEvent.click(combobox('路由'));
    await userEvent.click(await screen.findByRole('option', { name: '其他路由' }));
    await userEvent.type(await textbox('其他路由'), 'duty');
    await says('本系统没有「duty」页面，该菜单只能在其他客户端打开');
    await says('所有人能看到。');
    await userEvent.click(screen.getByRole('checkbox', { name: '酒店员工' }));
    await says('酒店员工能看到。');
    await userEvent.click(combobox('权限部门'));
    await userEvent.click(await screen.findByRole('treeitem', { name: /安住·西湖店/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText(/及下级部门的酒店员工能看到。$/)).toBeVisible());
    await userEvent.click(screen.getByRole('radio', { name: '停用' }));
    await says('已停用，没有人能看到。');
    await userEvent.click(screen.getByRole('radio', { name: '正常' }));
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      pId: null,
      name: '值班表',
      path: 'duty',
      icon: '',
      sort: 8,
      visible: RecordStatus.normal,
      remark: '',
      role: [Role.hotelMember],
      deptId: ['11'],
    });
  },
};

/** The route is picked from the screens, by name or route; one that another menu has is warned of. */
export const ChooseRoute: Story = {
  play: async ({ args }) => {
    await userEvent.type(await textbox('菜单名称'), '预订');
    combobox('路由').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜索' }), 'dailyTest');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(combobox('路由')).toHaveTextContent('每日检测'));
    await userEvent.click(combobox('路由'));
    await userEvent.click(await screen.findByRole('option', { name: '订单管理' }));
    await says('菜单「订单管理」已使用该路由');
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ path: 'orderManage' })),
    );
  },
};

/** The level has a menu of that name: it asks, and saves when one insists. */
export const SameName: Story = {
  play: async ({ args }) => {
    await userEvent.type(await textbox('菜单名称'), '前台');
    await save();
    await says('同一上级下已有菜单「前台」');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

/** The icon is searched by what it shows or by its name; the list shows both. */
export const ChooseIcon: Story = {
  args: { record: menus[0]?.children?.[0] ?? null },
  play: async ({ args }) => {
    await textbox('菜单名称');
    combobox('图标').focus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox', { name: '搜索' });
    await userEvent.type(search, 'thermo');
    const option = await screen.findByRole('option', { name: '体温计' });
    await expect(option.querySelector('svg')).toBeVisible();
    await expect(option).toHaveTextContent('thermometer');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(combobox('图标')).toHaveTextContent('体温计'));
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ icon: 'thermometer' })),
    );
  },
};

/** Neither the menu itself nor one below it can be its parent; any other can. */
export const NotBelowItself: Story = {
  args: { record: menus[0] ?? null },
  play: async () => {
    await expect(await textbox('菜单名称')).toHaveValue('前台');
    await userEvent.click(combobox('上级菜单'));
    await waitFor(() => expect(screen.getAllByText('不能选自己或下级')[0]).toBeVisible());
    await userEvent.keyboard('系统{Enter}');
    await waitFor(() => expect(combobox('上级菜单')).toHaveTextContent('系统'));
    await says('所有人能看到。上级菜单「系统」只对管理员显示。');
  },
};

/** An icon of another program, a limit to a department, a hidden parent: all are kept and explained. */
export const Edit: Story = {
  args: {
    record: report,
  },
  play: async ({ args }) => {
    await textbox('菜单名称');
    await expect(combobox('图标')).toHaveTextContent('未知图标');
    await expect(combobox('权限部门')).toHaveTextContent('西湖店客房部');
    await says('上级菜单「试运行」已停用，没有人能看到。');
    await userEvent.type(await textbox('菜单名称'), '表');
    await save();
    // The icon and the department that cannot be shown stay as they are stored.
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: `${report.name}表` }));
  },
};

/** Admins cannot take the screen from themselves: the message stands in the dialog, what was typed stays. */
export const Refused: Story = {
  args: {
    record: menus[1]?.children?.[0] ?? null,
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('更改后自己将看不到菜单管理'), { code: Code.invalid }),
      ),
    ),
  },
  play: async ({ args }) => {
    await textbox('菜单名称');
    await userEvent.click(screen.getByRole('radio', { name: '停用' }));
    await save();
    await says('更改后自己将看不到菜单管理');
    await expect(screen.getByRole('radio', { name: '停用' })).toBeChecked();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const DepartmentsLoading: Story = { args: { departments: undefined } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { record: menus[0]?.children?.[2] ?? null },
};
