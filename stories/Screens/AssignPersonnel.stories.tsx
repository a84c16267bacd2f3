import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { searchHotels } from '../../packages/api/src/contract/hotelSearch.ts';
import { assignIsolation } from '../../packages/api/src/contract/assignment.ts';
import { fail, mock, never } from '../../.storybook/browser/index.ts';
import {
  choose,
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
  title: 'Screens/隔离人员分配',
  args: { path: '/index/assignPersonnel' },
  beforeEach: stage(signedIn('guard')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const textbox = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const submit = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: '提交分配' }));

/** Chooses the first hotel, and a room type with vacant rooms. */
async function chooseRoomType(): Promise<void> {
  await screen.findByRole('combobox', { name: '分配酒店' });
  await choose(screen, '分配酒店', '安住·西湖店');
  await userEvent.click(screen.getByRole('combobox', { name: '房型' }));
  await userEvent.click(await screen.findByRole('option', { name: /标准双床房/ }));
}

async function typePerson(): Promise<void> {
  await userEvent.type(textbox('姓名'), '林示例');
  await userEvent.type(textbox('身份证号'), '990101199003070015');
  await userEvent.type(textbox('手机号'), '13800001234');
  await userEvent.click(screen.getByRole('radio', { name: '入境人员' }));
}

/** The main flow: only hotels that take isolated people; the vacant rooms follow the assignment. */
export const Success: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: '分配酒店' }));
    await expect(await screen.findByRole('option', { name: '安住·珠江店' })).toBeVisible();
    await expect(screen.queryByRole('option', { name: '安住·外滩店' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await chooseRoomType();
    const left = await screen.findByText(/^剩余 \d+ 间$/);
    const before = Number(/\d+/.exec(left.textContent ?? '')?.[0]);
    await typePerson();
    await submit();
    await messageShown('成功');
    const rooms = await screen.findByRole('list', { name: '分配的房间' });
    await expect(rooms).toHaveTextContent(/^6\d\d林示例入境人员$/);
    await userEvent.click(screen.getByRole('button', { name: '继续分配' }));
    await sees(`剩余 ${before - 1} 间`);
  },
};

/** 批量分配 is kept in the URL; a list that is larger than the vacant rooms is refused as a whole. */
export const Many: Story = {
  args: { path: '/index/assignPersonnel?mode=many' },
  play: async () => {
    await chooseRoomType();
    await userEvent.click(textbox('粘贴名单'));
    await userEvent.paste(
      Array.from(
        { length: 12 },
        (_, index) => `示例\tE123456${10 + index}\t138000012${10 + index}\t密接`,
      ).join('\n'),
    );
    await sees('共 12 位');
    await submit();
    await sees(/^该房型暂无空闲隔离房：需要 12 间，剩余 \d 间$/);
    await expect(screen.getByRole('row', { name: '第 12 位' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock(searchHotels, never)),
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: '分配酒店' }));
    await sees('加载中');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(searchHotels, () => ({ hotels: [], total: 0 }))),
  play: () => sees('没有接收隔离的酒店'),
};

/** 重试 loads the hotels; a failed assignment loses nothing. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(searchHotels, fail), mock(assignIsolation, fail)),
  play: async ({ msw }) => {
    await sees('加载失败');
    msw.resetHandlers();
    msw.use(mock(assignIsolation, fail));
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await chooseRoomType();
    await typePerson();
    await submit();
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some((alert) => alert.textContent !== '')).toBe(true),
    );
    await expect(textbox('姓名')).toHaveValue('林示例');
  },
};

export const NoPermission: Story = {
  beforeEach: signedIn('manager'),
  play: () => sees('没有权限'),
};

/** Leaving asks first while something is filled in. */
export const Unsaved: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: '姓名' }), '林');
    await userEvent.click(screen.getByRole('link', { name: '申报审核' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getAllByRole('button')[0] as HTMLElement);
    await expect(textbox('姓名')).toHaveValue('林');
  },
};

export const Narrow: Story = {
  globals: phone,
  play: async () => void (await sees('提交分配')),
};
