import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hotelPage } from '../../packages/api/src/contract/hotel.ts';
import {
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
  title: 'Screens/酒店管理',
  args: { path: '/index/hotel' },
  beforeEach: stage(signedIn('admin')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of a hotel, once it is there. */
const rowOf = (name: string): Promise<HTMLElement> =>
  screen.findByRole('row', { name: new RegExp(name) });

/** Presses an action of a hotel's row. */
const press = async (name: string, action: string): Promise<void> => act(await rowOf(name), action);

export const Success: Story = {
  play: async () => {
    await expect(await rowOf('安住·西湖店')).toHaveTextContent(/1.*免费停车.*近地铁.*接收/);
    await expect(await rowOf('安住·外滩店')).toHaveTextContent('不接收');
    const view = await openRecord(await rowOf('安住·西湖店'));
    await sees('地下停车场 60 个车位', view);
    await sees('临湖而居。', view);
    await sees('120.15', view);
  },
};

/** From the record the form of all fields opens, of any hotel; the change is there when one comes back. */
export const EditAll: Story = {
  play: async () => {
    const view = await openRecord(await rowOf('安住·外滩店'));
    await userEvent.click(view.getByRole('button', { name: '编辑全部资料' }));
    const contact = await screen.findByRole('textbox', { name: '联系电话' });
    await userEvent.clear(contact);
    await userEvent.type(contact, '021-12345678');
    await expect(screen.getByRole('combobox', { name: '所属部门' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');
    await userEvent.click(screen.getByRole('link', { name: '返回' }));
    await sees('021-12345678', await openRecord(await rowOf('安住·外滩店')));
  },
};

/** There is no such hotel: it says so, and 返回 leads to the list. */
export const RecordNotFound: Story = {
  args: { path: '/index/hotel/999' },
  play: async () => {
    await sees('酒店不存在');
    await userEvent.click(screen.getByRole('link', { name: '返回' }));
    await rowOf('安住·外滩店');
  },
};

export const Empty: Story = {
  args: { path: '/index/hotel?name=没有' },
  play: () => sees('没有符合条件的酒店'),
};

export const Loading: Story = loading(hotelPage, '酒店');

/** It cannot be read: the message stands in its place, and 重试 reads it. */
export const ServerError: Story = failing(hotelPage, () => rowOf('安住·珠江店'));

/** Only the platform's admins have the screen. */
export const NoPermission: Story = {
  beforeEach: signedIn('manager'),
  play: () => sees('没有权限'),
};

export const Searched: Story = {
  play: async () => {
    await rowOf('安住·西湖店');
    await userEvent.type(screen.getByRole('textbox', { name: '酒店地址' }), '上海{Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /西湖店/ })).toBeNull());
    await expect(await rowOf('安住·外滩店')).toBeVisible();
  },
};

/** Chooses a department without a hotel. */
async function chooseDepartment(): Promise<void> {
  screen.getByRole('combobox', { name: '所属部门' }).focus();
  await userEvent.keyboard('防疫{Enter}');
}

/** Added with labels; a taken name is refused with a warning, and nothing typed is lost. */
export const Add: Story = {
  play: async () => {
    await rowOf('安住·西湖店');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const form = await dialog('新增酒店');
    const name = form.getByRole('textbox', { name: '酒店名称' });
    await userEvent.type(name, '安住·西湖店');
    await userEvent.type(form.getByRole('textbox', { name: '酒店标签' }), '江景，亲子{Enter}');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await sees('所属部门不能为空', form);
    await chooseDepartment();
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await form.findByText('酒店名称「安住·西湖店」已存在')).toBeVisible();
    await expect(name).toHaveValue('安住·西湖店');
    await userEvent.clear(name);
    await userEvent.type(name, '安住·滨江店');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');
    await expect(await rowOf('安住·滨江店')).toHaveTextContent('江景亲子');
  },
};

/** What it does not send stays: the save has eight fields. */
export const Edit: Story = {
  play: async () => {
    await press('安住·外滩店', '编辑');
    const form = await dialog('编辑酒店 · 安住·外滩店');
    await userEvent.click(form.getByRole('checkbox', { name: '接收隔离' }));
    await sees('隔离人员可以分配到本酒店的隔离房', form);
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');
    await waitFor(async () =>
      expect(within(await rowOf('安住·外滩店')).getByText('接收')).toBeVisible(),
    );
    const view = await openRecord(await rowOf('安住·外滩店'));
    await sees('临湖而居。', view);
    await sees('120.15', view);
  },
};

/** It is in use: the reason with its counts stands in the confirmation. */
export const DeleteRefused: Story = {
  play: async () => {
    await press('安住·西湖店', '删除');
    await confirm('删除酒店「安住·西湖店」？', '删除');
    await sees(/\d+ 个房间.*不能删除/, within(screen.getByRole('alertdialog')));
    await expect(await rowOf('安住·西湖店')).toBeInTheDocument();
  },
};

export const Delete: Story = {
  play: async () => {
    await rowOf('安住·西湖店');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const form = await dialog('新增酒店');
    await userEvent.type(form.getByRole('textbox', { name: '酒店名称' }), '安住·临时店');
    await chooseDepartment();
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await press('安住·临时店', '删除');
    await confirm('删除酒店「安住·临时店」？', '删除');
    await messageShown('删除成功');
    await waitFor(() => expect(screen.queryByRole('row', { name: /临时店/ })).toBeNull());
  },
};

/** What keeps it open is listed with the screen where it is settled; nothing can be pressed before. */
export const CloseRefused: Story = {
  play: async () => {
    await press('安住·西湖店', '停业');
    const view = await dialog('停业 · 安住·西湖店');
    const list = within(await view.findByRole('list', { name: '未了事项' }));
    await expect(list.getByText(/^\d+ 间房有客人在住$/)).toBeVisible();
    await expect(list.getByRole('link', { name: '房间管理' })).toHaveAttribute(
      'href',
      expect.stringContaining('hotelId='),
    );
    await expect(view.queryByRole('button', { name: '停业' })).toBeNull();
    await userEvent.click(view.getByRole('button', { name: '重新检查' }));
    await userEvent.click(view.getByText('关闭'));
  },
};

/** A hotel without anything is closed with a reason, stands last with its state, and is opened again. */
export const CloseAndReopen: Story = {
  play: async () => {
    await rowOf('安住·西湖店');
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const form = await dialog('新增酒店');
    await userEvent.type(form.getByRole('textbox', { name: '酒店名称' }), '安住·停业店');
    await chooseDepartment();
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await press('安住·停业店', '停业');
    await screen.findByRole('textbox', { name: '停业原因' });
    const closing = await dialog('停业 · 安住·停业店');
    await userEvent.click(closing.getByRole('button', { name: '停业' }));
    await sees('停业原因不能为空', closing);
    await userEvent.type(closing.getByRole('textbox', { name: '停业原因' }), '整体装修');
    await userEvent.click(closing.getByRole('button', { name: '停业' }));
    await messageShown('已停业');
    await waitFor(async () =>
      expect(within(await rowOf('安住·停业店')).getByText('停业')).toBeVisible(),
    );
    const view = await openRecord(await rowOf('安住·停业店'));
    await sees('整体装修', view);
    await userEvent.keyboard('{Escape}');
    await press('安住·停业店', '恢复营业');
    await sees('整体装修', within(await screen.findByRole('alertdialog')));
    await confirm('「安住·停业店」恢复营业？', '恢复营业');
    await messageShown('已恢复营业');
    await waitFor(async () =>
      expect(within(await rowOf('安住·停业店')).getByText('营业')).toBeVisible(),
    );
  },
};

export const Narrow: Story = {
  globals: phone,
  play: async () => {
    await expect(await rowOf('安住·珠江店')).toBeVisible();
  },
};
