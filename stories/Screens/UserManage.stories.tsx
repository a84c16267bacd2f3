import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { getUser, userPage } from '../../packages/api/src/contract/user.ts';
import { addTotp } from '../../.storybook/browser/world/credentials.ts';
import { fail, mock } from '../../.storybook/browser/index.ts';
import {
  confirm,
  dialog,
  hotel,
  inMenuOf,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
  messageShown,
  openRecord,
  act,
  failing,
  loading,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/用户管理',
  args: { path: '/index/userManage' },
  beforeEach: stage(signedIn('admin')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of a user, once the list is loaded. */
async function rowOf(username: string): Promise<HTMLElement> {
  const table = await screen.findByRole('table', { name: '用户' });
  const cell = await within(table).findByText(username);
  return cell.closest('tr') as HTMLElement;
}

/** Chooses a department by searching for its name. */
async function chooseDepartment(form: ReturnType<typeof within>, name: string): Promise<void> {
  await userEvent.click(form.getByRole('combobox', { name: /所属部门/ }));
  await userEvent.keyboard(name);
  await userEvent.click(await screen.findByRole('treeitem', { name: new RegExp(name) }));
}

/** The form of 编辑用户, once the user is loaded. */
async function editForm(): Promise<ReturnType<typeof within>> {
  await screen.findByRole('button', { name: '保存' });
  return dialog(/^编辑用户/);
}

export const Success: Story = {
  play: async () => {
    const row = await rowOf('chen.jie');
    await expect(within(row).getByText('酒店员工')).toBeInTheDocument();
    await expect(within(row).getByText('139****0005')).toBeInTheDocument();
    await expect(screen.getByText('共 16 条')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { path: '/index/userManage?username=nobody' },
  play: async () => {
    await sees('没有符合条件的用户');
    await expect(screen.getByRole('button', { name: '移除筛选「用户名：nobody」' })).toBeVisible();
  },
};

export const Loading: Story = loading(userPage, '用户');

/** 重试 loads the list. */
export const ServerError: Story = failing(userPage, () => rowOf('chen.jie'));

export const NoPermission: Story = {
  beforeEach: signedIn('staff'),
  play: () => sees('没有权限'),
};

export const Narrow: Story = {
  globals: phone,
  play: async () => {
    await sees('chen.jie');
  },
};

/** Both filters are sent and kept in the address. */
export const Filtered: Story = {
  play: async () => {
    await rowOf('chen.jie');
    await userEvent.type(screen.getByRole('textbox', { name: '昵称' }), '王{Enter}');
    await screen.findByRole('button', { name: '移除筛选「昵称：王」' });
    await waitFor(() => expect(screen.getByText('共 1 条')).toBeVisible());
    await expect(await rowOf('wang.hao')).toBeVisible();
  },
};

/** The main flow: a user is added, viewed with the whole phone, edited, disabled and deleted. */
export const AddEditDelete: Story = {
  play: async () => {
    await rowOf('chen.jie');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const add = await dialog('新增用户');
    await userEvent.type(add.getByRole('textbox', { name: /用户名/ }), 'new.clerk');
    await chooseDepartment(add, '西湖店前台');
    await userEvent.type(add.getByRole('textbox', { name: /昵称/ }), '新员工');
    await userEvent.type(add.getByRole('textbox', { name: /手机号/ }), '13700000001');
    await userEvent.type(add.getByLabelText(/^密码/), 'Anzhu@2027');
    await expect(add.getByText('强度：强')).toBeVisible();
    await userEvent.click(add.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');

    await userEvent.type(screen.getByRole('textbox', { name: '用户名' }), 'new.clerk{Enter}');
    const view = await openRecord(await rowOf('new.clerk'));
    await view.findByText('13700000001');
    await userEvent.keyboard('{Escape}');

    await act(await rowOf('new.clerk'), '编辑');
    const edit = await editForm();
    const nickName = edit.getByRole('textbox', { name: /昵称/ });
    await userEvent.clear(nickName);
    await userEvent.type(nickName, '老员工');
    await userEvent.click(edit.getByRole('button', { name: '保存' }));
    await within(await screen.findByRole('table', { name: '用户' })).findByText('老员工');

    await act(await rowOf('new.clerk'), '编辑');
    const disabling = await editForm();
    await userEvent.click(disabling.getByRole('radio', { name: '停用' }));
    await userEvent.click(disabling.getByRole('button', { name: '保存' }));
    await sees('「老员工」将被停用并退出登录');
    await confirm('确认保存？', '确定');
    await waitFor(async () => expect(await rowOf('new.clerk')).toHaveTextContent('停用'));

    await act(await rowOf('new.clerk'), '删除');
    await confirm('删除用户「老员工（new.clerk）」？', '删除');
    await messageShown('删除成功');
    await sees('没有符合条件的用户');
  },
};

/** Empty fields and a weak password are refused at their fields; nothing is sent. */
export const InvalidInput: Story = {
  play: async () => {
    await rowOf('chen.jie');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const add = await dialog('新增用户');
    await userEvent.type(add.getByLabelText(/^密码/), 'abcdefgh');
    await userEvent.click(add.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(add.getByRole('textbox', { name: /昵称/ })).toHaveAccessibleDescription('请输入昵称'),
    );
    await expect(add.getByRole('textbox', { name: /手机号/ })).toHaveAccessibleDescription(
      '请输入电话',
    );
    await expect(add.getByLabelText(/^密码/)).toHaveAccessibleDescription(
      '密码至少包含大写、小写字母、数字和特殊字符其中三种',
    );
    await expect(add.getByRole('combobox', { name: /所属部门/ })).toBeInvalid();
  },
};

/** The user has lost the phone: with the new password the second factor is turned off. */
export const LostPhone: Story = {
  play: async () => {
    await hotel().write((tx) => addTotp(tx, 5));
    await act(await rowOf('chen.jie'), '编辑');
    const edit = await editForm();
    await expect(edit.queryByRole('checkbox', { name: '关闭两步验证' })).not.toBeInTheDocument();
    await userEvent.type(edit.getByLabelText(/^密码/), 'Anzhu@2027');
    await userEvent.click(edit.getByRole('checkbox', { name: '关闭两步验证' }));
    await userEvent.click(edit.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');
    const factors = await hotel().db.selectFrom('second_factor').selectAll().execute();
    await expect(factors).toHaveLength(0);
  },
};

/** A common password that meets the rule: the meter says so, and the server refuses it at its field. */
export const CommonPassword: Story = {
  play: async () => {
    await act(await rowOf('chen.jie'), '编辑');
    const edit = await editForm();
    const password = edit.getByLabelText(/^密码/);
    await userEvent.type(password, 'Password-2026');
    await edit.findByText('强度：弱，该密码过于常见，请换一个');
    await userEvent.click(edit.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(password).toHaveAccessibleDescription(/该密码过于常见，请换一个/));
  },
};

/** A name and a phone that another user has: the first by the server, the second on leaving the field. */
export const Duplicate: Story = {
  play: async () => {
    await act(await rowOf('chen.jie'), '编辑');
    const edit = await editForm();
    const username = edit.getByRole('textbox', { name: /用户名/ });
    await userEvent.clear(username);
    await userEvent.type(username, 'wang.hao');
    await userEvent.click(edit.getByRole('button', { name: '保存' }));
    await edit.findByText('用户名「wang.hao」已存在');
    const phoneField = edit.getByRole('textbox', { name: /手机号/ });
    await userEvent.clear(phoneField);
    await userEvent.type(phoneField, '13900000006');
    await userEvent.tab();
    await edit.findByText('手机号13900000006已被占用');
  },
};

/** The own account cannot be deleted, and its department cannot be changed. */
export const OwnAccount: Story = {
  play: async () => {
    const row = await rowOf('admin');
    await expect(await inMenuOf(row, '删除')).toHaveAccessibleDescription('不能删除自己');
    await userEvent.keyboard('{Escape}');
    await act(row, '编辑');
    const edit = await editForm();
    await edit.findByText('不能更改自己的部门');
  },
};

/** A hotel's admin sees and assigns the staff of that hotel only. */
export const ForHotelAdmin: Story = {
  beforeEach: signedIn('manager'),
  play: async () => {
    await rowOf('chen.jie');
    await expect(screen.queryByText('qian.jun')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const add = await dialog('新增用户');
    await userEvent.click(add.getByRole('combobox', { name: /所属部门/ }));
    const own = await screen.findByRole('treeitem', { name: /安住·西湖店/ });
    await expect(own).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The user cannot be read: the dialog keeps the facts of the row and offers 重试. */
export const EditFails: Story = {
  play: async ({ msw }) => {
    const row = await rowOf('chen.jie');
    msw.use(mock(getUser, fail));
    await act(row, '编辑');
    const edit = await dialog(/^编辑用户/);
    await edit.findByText('加载失败');
    msw.resetHandlers();
    await userEvent.click(edit.getByRole('button', { name: '重试' }));
    await expect((await editForm()).getByRole('textbox', { name: /手机号/ })).toHaveValue(
      '13900000005',
    );
  },
};
