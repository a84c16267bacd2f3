import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { departments, menus } from './fixtures.ts';
import { MenuPreview } from './MenuPreview.tsx';

const meta = {
  title: 'Hotel/Menu 菜单/MenuPreview',
  component: MenuPreview,
  args: { menus, departments, onClose: fn() },
} satisfies Meta<typeof MenuPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The entries of the rail, in their order. */
const shows = (...names: string[]) =>
  waitFor(async () => {
    const rail = within(screen.getByRole('navigation', { name: '预览菜单' }));
    await expect(rail.getAllByRole('listitem').map((item) => item.textContent)).toEqual(names);
  });
const combobox = (name: string): HTMLElement => screen.getByRole('combobox', { name });

async function chooseDepartment(name: string): Promise<void> {
  combobox('权限部门').focus();
  await userEvent.keyboard(name);
  // The code of the list may still load: what is typed meanwhile is in its search.
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(name));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(combobox('权限部门')).toHaveTextContent(name));
}

/** By role, then by department: those below a department see what it sees, and hidden menus never show. */
export const Default: Story = {
  play: async () => {
    await shows('房间管理', '订单管理', '夜班交接');
    await userEvent.click(combobox('权限角色'));
    await userEvent.click(await screen.findByRole('option', { name: '管理员' }));
    await shows('房间管理', '订单管理', '夜班交接', '菜单管理');
    await chooseDepartment('西湖店前台');
    await expect(combobox('权限角色')).toHaveTextContent('酒店员工');
    await shows('房间管理', '订单管理');
    await chooseDepartment('西湖店夜班');
    await shows('房间管理', '订单管理', '夜班交接');
    await expect(screen.queryByRole('link')).toBeNull();
  },
};

/** A department whose users have another role is said so. */
export const OtherRole: Story = {
  play: async () => {
    await shows('房间管理', '订单管理', '夜班交接');
    await chooseDepartment('西湖店前台');
    await userEvent.click(combobox('权限角色'));
    await userEvent.click(await screen.findByRole('option', { name: '管理员' }));
    await expect(await screen.findByText('「西湖店前台」的用户都是酒店员工')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '收起菜单' }));
    await expect(screen.getByRole('button', { name: '展开菜单' })).toBeVisible();
  },
};

/** Nothing is shown to such users. */
export const Empty: Story = {
  args: { menus: menus.slice(2) },
  play: async () => {
    await expect(await screen.findByText('没有可用的菜单')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { departments: undefined },
  play: () => shows('房间管理', '订单管理', '夜班交接'),
};
