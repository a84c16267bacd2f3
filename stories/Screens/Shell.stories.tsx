import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Code, codeMessage } from '../../packages/api/src/contract/envelope.ts';
import { keepSessionEnd } from '../../apps/admin/src/session/store.ts';
import { readSessionEnd } from '../../packages/api/src/contract/sessionEnd.ts';
import { localTime, momentOf } from '../../packages/api/src/rules/localTime.ts';
import { addRoom } from '../../packages/api/src/contract/room.ts';
import { uploadImage } from '../../packages/api/src/contract/upload.ts';
import { getUser, modifyUser } from '../../packages/api/src/contract/user.ts';
import { addTotp, givePassword } from '../../.storybook/browser/world/credentials.ts';
import { fail, mock, never, now, password, refuse } from '../../.storybook/browser/index.ts';
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
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/框架',
  args: { path: '/index' },
  beforeEach: stage(signedIn('manager')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A menu without the dashboard: its first screen opens. */
export const Success: Story = {
  beforeEach: async () => {
    await hotel().write((tx) => tx.deleteFrom('menu').where('path', '=', 'index').execute());
    await signedIn('manager')();
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: '房间管理' });
    await userEvent.click(screen.getByRole('link', { name: '订单管理' }));
    await screen.findByRole('heading', { level: 1, name: '订单管理' });
    await expect(screen.getByRole('link', { name: '订单管理' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await sees('共 60 条');
  },
};

export const Collapsed: Story = {
  args: { path: '/index/orderManage' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '收起菜单' }));
    await expect(screen.getByRole('button', { name: '展开菜单' })).toBeVisible();
    await expect(screen.getByRole('link', { name: '房间管理' })).toBeVisible();
  },
};

/** At 1024 px the menu is folded by itself; whether it was opened there is remembered for this width. */
export const Medium: Story = {
  args: { path: '/index/orderManage' },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '展开菜单' }));
    await expect(screen.getByRole('button', { name: '收起菜单' })).toBeVisible();
    await expect(localStorage.getItem('rail')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '收起菜单' }));
    await expect(await screen.findByRole('button', { name: '展开菜单' })).toBeVisible();
  },
};

export const UserMenu: Story = {
  args: { path: '/index/orderManage' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '周店长' }));
    await waitFor(() => expect(screen.getByText('酒店管理员')).toBeVisible());
  },
};

/** Without a way back: the next user begins at the first screen of their own menu. */
export const SignOut: Story = {
  args: { path: '/index/orderManage' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '周店长' }));
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
    await expect(await screen.findByLabelText('账号')).toBeVisible();
    await expect(localStorage).toHaveLength(0);
    await userEvent.type(screen.getByLabelText('账号'), 'guard');
    await userEvent.type(screen.getByLabelText('密码'), `${password}{Enter}`);
    await screen.findByRole('heading', { level: 1, name: '工作台' });
  },
};

export const NotFound: Story = {
  args: { path: '/index/nowhere' },
  play: async () => {
    await sees('页面不存在');
    await expect(screen.getByRole('navigation', { name: '菜单' })).toBeInTheDocument();
  },
};

export const NoPermission: Story = {
  args: { path: '/index/orderManage' },
  beforeEach: signedIn('guard'),
  play: async () => {
    await sees('没有权限');
  },
};

/** A department that was given no menu yet. */
export const NoMenu: Story = {
  beforeEach: signedIn('manager', []),
  play: async () => {
    await sees('没有可用的菜单');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getUser, never)),
  play: async () => {
    await expect(await screen.findByText('加载中')).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  args: { path: '/index/roomManage' },
  beforeEach: ({ msw }) => msw.use(mock(getUser, fail)),
  play: async ({ msw }) => {
    await sees('加载失败');
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(await screen.findByRole('grid', { name: '房间' })).toBeInTheDocument();
  },
};

/** 我的登录 out of the menu of who is signed in: one is ended, then the rest. */
export const OwnSessions: Story = {
  args: { path: '/index/orderManage' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '周店长' }));
    await userEvent.click(await screen.findByRole('button', { name: '我的登录' }));
    const shown = await dialog('我的登录');
    const row = await shown.findByRole('row', { name: /Safari 18/ });
    await userEvent.click(within(row).getByRole('button', { name: '结束' }));
    await confirm(/Safari 18/, '结束');
    await messageShown('已结束登录');
    await waitFor(() => expect(row).not.toBeInTheDocument());
    await userEvent.click(shown.getByRole('button', { name: '结束其他登录' }));
    await confirm('结束其他 1 个登录？', '结束');
    await messageShown('已结束其他登录');
    await waitFor(() => expect(shown.getAllByRole('row')).toHaveLength(2));
  },
};

/** 修改信息 out of the menu of who is signed in. */
async function editProfile(): ReturnType<typeof dialog> {
  await userEvent.click(await screen.findByRole('button', { name: '周店长' }));
  await userEvent.click(await screen.findByRole('button', { name: '修改信息' }));
  return dialog('修改信息');
}

/** A portrait as it is chosen in the system's window. */
async function choosePortrait(): Promise<void> {
  const canvas = document.createElement('canvas');
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  const input = document.querySelector('[role="dialog"] input[type="file"]');
  if (!blob || !input) throw new Error('there is nothing to choose a picture with');
  const file = new File([blob], '头像.png', { type: 'image/png' });
  await fireEvent.change(input, { target: { files: [file] } });
}

/** Nickname and picture are changed: the top bar follows. */
export const EditProfile: Story = {
  args: { path: '/index/orderManage' },
  play: async () => {
    const form = await editProfile();
    await expect(form.getByLabelText(/^手机号/)).toHaveValue('13900000002');
    await choosePortrait();
    await messageShown('上传成功');
    await userEvent.clear(form.getByLabelText(/^昵称/));
    await userEvent.type(form.getByLabelText(/^昵称/), '周掌柜');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await messageShown('修改成功');
    const person = await screen.findByRole('button', { name: '周掌柜' });
    await expect(person.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/files\/[0-9a-f]{32}\.png$/),
    );
    await waitFor(() => expect(person).toHaveFocus());
  },
};

/** Blurred by keyboard: the phone number belongs to another user. */
export const ProfilePhoneTaken: Story = {
  args: { path: '/index/orderManage' },
  play: async () => {
    const form = await editProfile();
    await userEvent.clear(form.getByLabelText(/^手机号/));
    await userEvent.keyboard('13900000001{Tab}');
    await sees('手机号13900000001已被占用');
  },
};

/** Saving fails: the error is shown, and the draft is kept. */
export const ProfileNotSaved: Story = {
  args: { path: '/index/orderManage' },
  beforeEach: ({ msw }) => msw.use(mock(modifyUser, fail)),
  play: async () => {
    const form = await editProfile();
    await userEvent.type(form.getByLabelText(/^昵称/), '（早班）');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await sees('修改失败！服务器出错了，请稍后重试');
    await expect(form.getByLabelText(/^昵称/)).toHaveValue('周店长（早班）');
  },
};

/** The picture is on its way, for the eye; it cannot be saved meanwhile. */
export const ProfileUploading: Story = {
  args: { path: '/index/orderManage' },
  beforeEach: ({ msw }) => msw.use(mock(uploadImage, never)),
  play: async () => {
    const form = await editProfile();
    await choosePortrait();
    await form.findAllByText(/^上传中/);
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await sees('图片正在上传，请稍候');
  },
};

/** 修改信息 leads to 两步验证, which is turned on, given new recovery codes, and turned off again. */
export const SecondFactor: Story = {
  args: { path: '/index/orderManage' },
  play: async () => {
    const form = await editProfile();
    await userEvent.click(form.getByRole('button', { name: '两步验证' }));
    const totp = await dialog('两步验证');
    await userEvent.click(await totp.findByRole('button', { name: '开启' }));
    await userEvent.type(await totp.findByLabelText('当前密码'), `${password}{Enter}`);
    await totp.findByRole('img', { name: '两步验证二维码' });
    await userEvent.type(
      totp.getByLabelText('验证码'),
      `${await hotel().totpCode('manager')}{Enter}`,
    );
    await userEvent.click(await totp.findByRole('button', { name: '我已保存' }));
    await messageShown('两步验证已开启');
    await userEvent.click(form.getByRole('button', { name: '两步验证' }));
    const again = await dialog('两步验证');
    await again.findByText(/剩余恢复码 10 个/);
    await userEvent.click(again.getByRole('button', { name: '换新恢复码' }));
    await userEvent.type(await again.findByLabelText('当前密码'), password);
    await userEvent.type(
      again.getByLabelText('现用的验证码'),
      `${await hotel().totpCode('manager')}{Enter}`,
    );
    await userEvent.click(await again.findByRole('button', { name: '我已保存' }));
    await messageShown('恢复码已换新');
    await userEvent.click(form.getByRole('button', { name: '两步验证' }));
    const last = await dialog('两步验证');
    await userEvent.click(await last.findByRole('button', { name: '关闭两步验证' }));
    await userEvent.type(await last.findByLabelText('当前密码'), password);
    await userEvent.type(last.getByLabelText('现用的验证码'), await hotel().totpCode('manager'));
    await userEvent.click(last.getByRole('button', { name: '关闭两步验证' }));
    await messageShown('两步验证已关闭');
  },
};

/** The session ends over an open form: one signs in again in place, and saves what was typed. */
export const SessionLost: Story = {
  args: { path: '/index/roomManage' },
  play: async ({ msw }) => {
    msw.use(mock(addRoom, () => refuse(Code.sessionExpired)));
    await screen.findByRole('grid', { name: '房间' });
    await userEvent.click(screen.getByRole('button', { name: '新增房间' }));
    const form = await dialog('新增房间');
    await userEvent.type(form.getByLabelText(/^房间号/), '701');
    await userEvent.type(form.getByLabelText(/^楼层/), '7');
    await choose(form, '房型', '家庭套房');
    await userEvent.click(form.getByRole('button', { name: '保存' }));

    const again = await dialog('重新登录');
    await expect(again.getByText(codeMessage[Code.sessionExpired])).toBeVisible();
    await expect(again.getByLabelText('账号')).toHaveValue('manager');
    msw.resetHandlers();
    await userEvent.type(again.getByLabelText('密码'), password);
    await userEvent.click(again.getByRole('button', { name: '登录' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: '重新登录' })).not.toBeInTheDocument(),
    );
    await expect(form.getByLabelText(/^房间号/)).toHaveValue('701');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await messageShown('添加房间成功');
  },
};

/** The same with a second factor, and a password that was reset meanwhile: both steps in place. */
export const SessionLostFurtherSteps: Story = {
  args: { path: '/index/roomManage' },
  play: async ({ msw }) => {
    msw.use(mock(addRoom, () => refuse(Code.sessionExpired)));
    await screen.findByRole('grid', { name: '房间' });
    await userEvent.click(screen.getByRole('button', { name: '新增房间' }));
    const form = await dialog('新增房间');
    await userEvent.type(form.getByLabelText(/^房间号/), '702');
    await userEvent.type(form.getByLabelText(/^楼层/), '7');
    await choose(form, '房型', '家庭套房');
    await userEvent.click(form.getByRole('button', { name: '保存' }));

    const again = await dialog('重新登录');
    await hotel().write(async (tx) => {
      await givePassword(tx, 2);
      await addTotp(tx, 2);
    });
    await userEvent.type(again.getByLabelText('密码'), password);
    await userEvent.click(again.getByRole('button', { name: '登录' }));
    const code = await screen.findByLabelText('验证码');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, `${await hotel().totpCode('manager')}{Enter}`);
    const current = await screen.findByLabelText('当前密码');
    await waitFor(() => expect(current).toHaveFocus());
    await userEvent.type(current, password);
    await userEvent.type(screen.getByLabelText('新密码'), 'Quiet-River-7{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: '重新登录' })).not.toBeInTheDocument(),
    );
    await expect(form.getByLabelText(/^房间号/)).toHaveValue('702');
  },
};

/** The open confirmation, for visual review. */
export const SessionLostOpen: Story = {
  args: { path: '/index/roomManage' },
  play: async ({ msw }) => {
    msw.use(mock(addRoom, () => refuse(Code.sessionExpired)));
    await screen.findByRole('grid', { name: '房间' });
    await userEvent.click(screen.getByRole('button', { name: '新增房间' }));
    const form = await dialog('新增房间');
    await userEvent.type(form.getByLabelText(/^房间号/), '701');
    await userEvent.type(form.getByLabelText(/^楼层/), '7');
    await choose(form, '房型', '家庭套房');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await dialog('重新登录');
  },
};

/** The warning of a session that is about to end; the calls of the screen, which extend it, come before. */
const nearEnd = (): Promise<HTMLElement> =>
  waitFor(() => {
    keepSessionEnd({ moment: momentOf(now) + 90_000, isFinal: false });
    return screen.getByRole('alertdialog', { name: '登录即将过期' });
  });

/** Nobody has worked here for hours: 继续使用 extends the session, and every window hears of it. */
export const SessionEnding: Story = {
  args: { path: '/index/orderManage' },
  play: async () => {
    const warning = await nearEnd();
    await expect(within(warning).getByRole('timer')).toHaveTextContent('1 分 30 秒');
    await userEvent.click(within(warning).getByRole('button', { name: '继续使用' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(readSessionEnd(localStorage.getItem('sessionEnd'))?.moment).toBeGreaterThan(
      momentOf(now) + 11 * 3_600_000,
    );
  },
};

/** 退出登录 in the warning, while a form has unsaved changes: they are asked about. */
export const SessionEndingSignOut: Story = {
  args: { path: '/index/orderManage' },
  play: async () => {
    const form = await editProfile();
    await userEvent.type(form.getByLabelText(/^昵称/), '（晚班）');
    const warning = await nearEnd();
    await userEvent.click(within(warning).getByRole('button', { name: '退出登录' }));
    await userEvent.click(await screen.findByRole('button', { name: /^放弃/ }));
    await expect(await screen.findByLabelText('账号')).toBeVisible();
    await expect(localStorage.getItem('sessionEnd')).toBeNull();
  },
};

/** The last day of a sign-in: it is signed in again over the open form, which stays. */
export const SessionFinal: Story = {
  args: { path: '/index/roomManage' },
  beforeEach: async () => {
    const aWeekAgo = localTime(momentOf(now) - 7 * 24 * 3_600_000 + 200_000);
    await hotel().write((tx) =>
      tx.updateTable('session').set({ signed_in_time: aWeekAgo }).execute(),
    );
  },
  play: async () => {
    const warning = await screen.findByRole('alertdialog', { name: '登录即将到期' });
    await expect(within(warning).getByRole('timer')).toHaveTextContent('3 分 20 秒');
    await userEvent.click(within(warning).getByRole('button', { name: '稍后' }));
    await waitFor(() => expect(warning).not.toBeInTheDocument());
    await screen.findByRole('grid', { name: '房间' });
    await userEvent.click(screen.getByRole('link', { name: '订单管理' }));
    await sees('共 60 条');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

/** The palette: a screen by pinyin, a room by its number, an action; what was chosen comes first then. */
export const Search: Story = {
  args: { path: '/index/orderManage' },
  play: async () => {
    await sees('共 60 条');
    const open = async (): Promise<HTMLElement> => {
      await userEvent.keyboard('{Control>}k{/Control}');
      return screen.findByRole('combobox', { name: '搜索' });
    };
    const find = async (words: string): Promise<void> => userEvent.type(await open(), words);
    await find('fjgl');
    const first = await screen.findByRole('option', { name: /^房间管理/ });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: '房间管理' });

    await find('201');
    await userEvent.click(await screen.findByRole('option', { name: /^201 .*西湖店/ }));
    await expect(await screen.findByRole('complementary', { name: /^201 · / })).toBeVisible();

    await find('xzfj');
    await userEvent.click(await screen.findByRole('option', { name: /^新增房间/ }));
    const form = await dialog('新增房间');
    await userEvent.click(form.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    const recent = within(await screen.findByRole('group', { name: '最近' }));
    await expect(recent.getAllByRole('option').map((one) => one.textContent)).toEqual([
      expect.stringContaining('新增房间'),
      expect.stringContaining('201'),
      expect.stringContaining('房间管理'),
    ]);
  },
};

/**
 * Guests who are in come first, found by pinyin, with 退房 账单 续住 换房 on the line; so has a room by its number. Over
 * any screen → and Enter begin 退房.
 */
export const SearchInHouse: Story = {
  args: { path: '/index/orderManage' },
  play: async () => {
    await sees('共 60 条');
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: '搜索' });
    await userEvent.type(field, 'shenxinghe');
    const inHouse = within(await screen.findByRole('group', { name: '在住' }));
    const [guest] = inHouse.getAllByRole('option');
    await expect(guest).toHaveTextContent(/^沈星河.*离店/);
    await expect(guest).toHaveAttribute('aria-selected', 'true');
    for (const action of ['退房', '账单', '续住', '换房']) {
      await expect(inHouse.getAllByRole('option', { name: `${action} 沈星河` })[0]).toBeVisible();
    }
    await userEvent.clear(field);
    await userEvent.type(field, '201');
    await screen.findByRole('option', { name: '退房 201' });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const question = await screen.findByRole('alertdialog', { name: /201/ });
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** An order that waits for its guests has 修改预订 on the line. */
export const SearchBooking: Story = {
  args: { path: '/index/roomManage' },
  play: async () => {
    await screen.findByRole('grid', { name: '房间' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索' }), '20260004');
    const [modifyIt] = await screen.findAllByRole('option', { name: /^修改预订 / });
    await userEvent.click(modifyIt as HTMLElement);
    const modify = await dialog(/^修改预订/);
    await expect(await modify.findByRole('textbox', { name: '预计离店' })).toBeVisible();
  },
};

/** Below 900 px the menu is a drawer. */
export const Narrow: Story = {
  globals: phone,
  args: { path: '/index/orderManage' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '展开菜单' }));
    await expect(await screen.findByRole('link', { name: '房间管理' })).toBeVisible();
  },
};

/** The dialog fills the phone. */
export const NarrowProfile: Story = {
  globals: phone,
  args: { path: '/index/orderManage' },
  play: async () => {
    const form = await editProfile();
    await expect(form.getByRole('button', { name: '保存' })).toBeVisible();
  },
};
