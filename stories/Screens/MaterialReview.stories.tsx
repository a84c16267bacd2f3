import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { materialReviewPage, reviewMaterial } from '../../packages/api/src/contract/material.ts';
import { ReviewStatus } from '../../packages/api/src/contract/review.ts';
import { fail, mock } from '../../.storybook/browser/index.ts';
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
  loading,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/物资审核',
  args: { path: '/index/materialReview' },
  beforeEach: stage(signedIn('guard')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses an action of the row at a place, once the list is loaded. */
async function press(index: number, action: string): Promise<void> {
  const buttons = await screen.findAllByRole('button', { name: action });
  await userEvent.click(buttons[index] as HTMLElement);
}

/** Days have slashes. */
export const Success: Story = {
  play: async () => {
    const row = await screen.findByRole('row', { name: /^医用口罩.*200 盒/ });
    await expect(row).toHaveTextContent(/\d{4}\/\d\d\/\d\d/);
    await sees('共 14 条');
    await sees('待审核 5 条');
  },
};

export const Empty: Story = {
  args: { path: '/index/materialReview?applyThing=帐篷' },
  play: () => sees('没有符合条件的记录'),
};

export const Loading: Story = loading(materialReviewPage, '物资申请');

/** 重试 loads the list. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(materialReviewPage, fail)),
  play: async ({ msw }) => {
    await sees('加载失败');
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await sees('共 14 条');
  },
};

export const NoPermission: Story = {
  beforeEach: signedIn('staff'),
  play: () => sees('没有权限'),
};

/** The main flow: one is approved and the next one rejected, in one go. */
export const ApproveAndReject: Story = {
  beforeEach: signedIn('admin'),
  play: async () => {
    await press(0, '审核');
    const review = await dialog('审核详情');
    await userEvent.click(review.getByRole('button', { name: '批准并下一条' }));
    await messageShown('操作成功！');
    await sees('第 2 / 14 条', review);
    await sees(/ · 41 套$/, review);
    await userEvent.type(review.getByRole('textbox', { name: '审核备注' }), '库存不足');
    await userEvent.click(review.getByRole('button', { name: '驳回' }));
    await messageShown('驳回成功');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await sees('待审核 3 条');
    await sees('库存不足');
  },
};

/** Of the pending ones only, someone else was first: it left the list, and is shown as it is now. */
export const ReviewedElsewhere: Story = {
  args: { path: '/index/materialReview?reviewStatus=0' },
  globals: phone,
  play: async ({ msw }) => {
    await press(1, '审核');
    const review = await dialog('审核详情');
    await sees(/ · 41 套$/, review);
    // Not before the call: the dialog may still be reading the application, and would show it as reviewed.
    msw.use(
      http.all(
        reviewMaterial.path,
        async () => {
          const decided = { reviewStatus: ReviewStatus.approved, remark: '已备货' } as const;
          await hotel()
            .as('admin')
            .call(reviewMaterial, { id: '13', ...decided });
        },
        { once: true },
      ),
    );
    await userEvent.click(review.getByRole('button', { name: '批准' }));
    await sees('物资申请的审核状态已变更为「已通过」', review);
    await sees('已备货', review);
    await userEvent.click(review.getByRole('button', { name: '下一条' }));
    await sees(/ · 32 桶$/, review);
  },
};
