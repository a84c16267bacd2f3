import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  declarationPage,
  getDeclaration,
  reviewDeclaration,
} from '../../packages/api/src/contract/declaration.ts';
import { ReviewStatus } from '../../packages/api/src/contract/review.ts';
import { fail, mock } from '../../.storybook/browser/index.ts';
import {
  choose,
  dialog,
  hotel,
  messageShown,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
  loading,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/申报审核',
  args: { path: '/index/declarationReview' },
  beforeEach: stage(signedIn('guard')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A declaration by its place in the list. */
const declaration = (index: number) =>
  hotel()
    .db.selectFrom('declaration')
    .selectAll()
    .orderBy('created_time', 'desc')
    .orderBy('id', 'desc')
    .offset(index)
    .limit(1)
    .executeTakeFirstOrThrow();

/** Presses an action of the row at a place, once the list is loaded. */
async function press(index: number, action: string): Promise<void> {
  const buttons = await screen.findAllByRole('button', { name: action });
  await userEvent.click(buttons[index] as HTMLElement);
}

/** Numbers are masked; dates are days; who is reviewed already cannot be reviewed again. */
export const Success: Story = {
  play: async () => {
    const { name } = await declaration(0);
    const [row] = await screen.findAllByRole('row', { name: new RegExp(`^${name}`) });
    await expect(row).toHaveTextContent('****');
    await expect(row).toHaveTextContent(/\d{4}-\d\d-\d\d(?! \d)/);
    await sees('共 16 条');
    await sees('待审核 7 条');
    const last = screen.getAllByRole('button', { name: '审核' }).at(-1);
    await expect(last).toHaveAccessibleDescription(/不能审核/);
  },
};

export const Empty: Story = {
  args: { path: '/index/declarationReview?days=2020-01-01..2020-01-02' },
  play: async () => {
    await sees('没有符合条件的记录');
    await expect(
      screen.getByRole('button', { name: '移除筛选「日期：2020-01-01 至 2020-01-02」' }),
    ).toBeVisible();
  },
};

export const Loading: Story = loading(declarationPage, '申报');

/** 重试 loads the list. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(declarationPage, fail)),
  play: async ({ msw }) => {
    await sees('加载失败');
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await sees('共 16 条');
  },
};

export const NoPermission: Story = {
  beforeEach: signedIn('manager'),
  play: () => sees('没有权限'),
};

/** The main flow: the numbers are whole; hotel and room type are chosen; the room is named. */
export const Approve: Story = {
  beforeEach: signedIn('admin'),
  play: async () => {
    await press(0, '审核');
    const review = await dialog('审核详情');
    await sees((await declaration(0)).idcard, review);
    await choose(review, '酒店', '安住·西湖店');
    await userEvent.click(review.getByRole('combobox', { name: '房型' }));
    await userEvent.click((await screen.findAllByRole('option', { name: /大床/ }))[0] as Element);
    await userEvent.click(review.getByRole('button', { name: '批准' }));
    await messageShown(/操作成功！已分配房间「\d+」/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await sees('待审核 6 条');
  },
};

/** Of the pending ones only: an approved one leaves the list, the next one is shown, none is skipped. */
export const ApproveAndNext: Story = {
  args: { path: '/index/declarationReview?reviewStatus=0' },
  play: async () => {
    const [third, fourth] = [await declaration(2), await declaration(3)];
    await press(2, '审核');
    const review = await dialog('审核详情');
    await sees(third.idcard, review);
    await sees(/剩 \d+ 间$/, review);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await messageShown(/操作成功！/);
    await sees(fourth.idcard, review);
    await sees('待审核 6 条', review);
    await sees('第 3 / 6 条', review);
  },
};

/** Someone else was first: the record is shown as it is now, and the list too. */
export const ReviewedElsewhere: Story = {
  play: async () => {
    await press(0, '审核');
    const review = await dialog('审核详情');
    await sees((await declaration(0)).idcard, review);
    await hotel()
      .as('admin')
      .call(reviewDeclaration, {
        id: String((await declaration(0)).id),
        reviewStatus: ReviewStatus.rejected,
        remark: '重复申报',
      });
    await userEvent.type(review.getByRole('textbox', { name: '审核备注' }), '材料不全');
    await userEvent.click(review.getByRole('button', { name: '驳回' }));
    await sees('申报的审核状态已变更为「已驳回」', review);
    await sees('重复申报', review);
    await sees('未提交的审核备注：材料不全', review);
  },
};

/** The whole declaration cannot be read: that of the list is shown, and 重试 reads it. */
export const WholeFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock(getDeclaration, fail)),
  play: async ({ msw }) => {
    await press(0, '审核');
    const view = await dialog('审核详情');
    const retry = await view.findByRole('button', { name: '重试' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await sees((await declaration(0)).idcard, view);
  },
};

/** Who is decided on is only read, by the name. */
export const Read: Story = {
  args: { path: '/index/declarationReview?reviewStatus=1' },
  play: async () => {
    const [status] = await screen.findAllByText('已通过', { selector: 'tbody *' });
    const row = within(status?.closest('tr') as HTMLElement);
    await userEvent.click(row.getAllByRole('link')[0] as HTMLElement);
    const view = await dialog('审核详情');
    await sees('已通过', view);
    await expect(view.queryByRole('button', { name: '批准' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A decision that fails is shown in the dialog; what was typed stays. */
export const ReviewFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock(reviewDeclaration, fail)),
  play: async () => {
    await press(0, '审核');
    const review = await dialog('审核详情');
    const note = review.getByRole('textbox', { name: '审核备注' });
    await userEvent.type(note, '材料不全');
    await userEvent.click(review.getByRole('button', { name: '驳回' }));
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('alert')).not.toBeEmptyDOMElement(),
    );
    await expect(note).toHaveValue('材料不全');
  },
};

/** Over the edge of the page the list goes along. */
export const AcrossPages: Story = {
  globals: phone,
  play: async () => {
    const { name } = await declaration(9);
    await userEvent.click(await screen.findByRole('link', { name }));
    const view = await dialog('审核详情');
    await userEvent.click(view.getByRole('button', { name: '下一条' }));
    await sees('第 11 / 16 条', view);
    await sees((await declaration(10)).idcard, view);
    await userEvent.click(view.getByRole('button', { name: '上一条' }));
    await sees('第 10 / 16 条', view);
  },
};
