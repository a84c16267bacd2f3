import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { myHotel } from '../../packages/api/src/contract/hotel.ts';
import { fail, mock, never } from '../../.storybook/browser/index.ts';
import { settleSessionLoss, reportSessionLoss } from '../../apps/admin/src/session/loss.ts';
import {
  dialog,
  hotel,
  messageShown,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/我的酒店',
  args: { path: '/index/myHotel' },
  beforeEach: stage(signedIn('manager')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string): Promise<HTMLElement> => screen.findByRole('textbox', { name });
const preview = async () =>
  within(await screen.findByRole('complementary', { name: '宾客视角预览' }));
const save = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: '保存' }));

/** Filled in, followed by the preview, saved: all fields are sent, and the form is clean again. */
export const Success: Story = {
  play: async () => {
    await userEvent.clear(await field('停车场'));
    await userEvent.type(await field('停车场'), '门前 20 个车位');
    const shown = await preview();
    await sees('门前 20 个车位', shown);
    await userEvent.type(await field('酒店标签'), '湖景{Enter}');
    await sees('湖景', shown);
    await sees('有未保存的修改');
    await save();
    await messageShown('操作成功！');
    await waitFor(() => expect(screen.queryByText('有未保存的修改')).not.toBeInTheDocument());
    const saved = await hotel().as('manager').call(myHotel, {});
    await expect(saved).toMatchObject({
      parkingLot: '门前 20 个车位',
      badge: ['免费停车', '近地铁', '湖景'],
      introduce: '<p>临湖而居。</p>',
    });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock(myHotel, never)),
  play: async () => {
    await expect(await screen.findByRole('banner')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '保存' })).not.toBeInTheDocument();
  },
};

/** It cannot be read: the message once, with 重试, in its place. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(myHotel, fail)),
  play: async ({ msw }) => {
    await sees('加载失败');
    await expect(screen.queryByText('提示')).not.toBeInTheDocument();
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(await field('酒店名称')).toHaveValue('安住·西湖店');
  },
};

/** The department belongs to no hotel: what is missing, and who can help. */
export const Empty: Story = {
  beforeEach: () =>
    hotel().write((tx) => tx.updateTable('hotel').set({ department_id: null }).execute()),
  play: () => sees('还没有酒店'),
};

export const NoPermission: Story = {
  beforeEach: signedIn('admin'),
  play: () => sees('没有权限'),
};

/** A hotel's staff view it. */
export const ReadOnly: Story = {
  beforeEach: signedIn('staff'),
  play: async () => {
    await expect(await field('酒店名称')).toHaveAttribute('readonly');
    await expect(screen.queryByRole('button', { name: '保存' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: '移除 近地铁' })).not.toBeInTheDocument();
  },
};

/** Refused by the server: the message stands at its field, what was typed stays. */
export const Refused: Story = {
  play: async () => {
    const name = await field('酒店名称');
    await userEvent.clear(name);
    await userEvent.type(name, '安住·外滩店');
    await save();
    await waitFor(() => expect(name).toHaveAccessibleDescription('酒店名称「安住·外滩店」已存在'));
    await expect(name).toHaveValue('安住·外滩店');
    await expect(name).toHaveFocus();
  },
};

/** A typed place outside of the province is a warning; another province fits the map again. */
export const Place: Story = {
  play: async () => {
    const longitude = await screen.findByRole('spinbutton', { name: '经度' });
    await userEvent.clear(longitude);
    await userEvent.type(longitude, '100{Tab}');
    await sees('该位置不在浙江范围内，请核对经纬度');
    (await screen.findByRole('slider', { name: '酒店位置' })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('spinbutton', { name: '纬度' })).toHaveValue('30.260000');
    screen.getByRole('combobox', { name: '省份 / 城市' }).focus();
    await userEvent.keyboard('xzls');
    await screen.findByRole('option', { name: '西藏 / 拉萨' });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('img', { name: '西藏地图' })).toBeVisible();
  },
};

/** Another screen is shown only when the changes may be discarded. */
export const Leave: Story = {
  play: async () => {
    await userEvent.type(await field('酒店名称'), '一');
    await userEvent.click(screen.getByRole('link', { name: '房间管理' }));
    const question = await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(await field('酒店名称')).toHaveValue('安住·西湖店一');
    await userEvent.click(screen.getByRole('link', { name: '房间管理' }));
    const again = within(await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' }));
    await userEvent.click(again.getByRole('button', { name: '放弃修改' }));
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: '酒店名称' })).not.toBeInTheDocument(),
    );
  },
};

/** The session ends over a draft: signing in again in place keeps it. */
export const SessionLost: Story = {
  play: async () => {
    await userEvent.type(await field('酒店名称'), '一');
    reportSessionLoss('登录已过期，请重新登录', true);
    await dialog('重新登录');
    settleSessionLoss();
    await expect(await field('酒店名称')).toHaveValue('安住·西湖店一');
  },
};

/** The sections are a strip that follows, the preview is below. */
export const Narrow: Story = {
  globals: phone,
  play: async () => {
    await field('酒店名称');
    const link = screen.getByRole('link', { name: '图片' });
    await userEvent.click(link);
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
    window.scrollTo({ top: 0 });
  },
};
