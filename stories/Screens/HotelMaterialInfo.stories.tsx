import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { materialPage, reviewMaterial } from '../../packages/api/src/contract/material.ts';
import { ReviewStatus } from '../../packages/api/src/contract/review.ts';
import { fail, mock } from '../../.storybook/browser/index.ts';
import {
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
  openRecord,
  inMenuOf,
  loading,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/物资申请记录',
  args: { path: '/index/hotelMaterialInfo' },
  beforeEach: stage(signedIn('manager')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: RegExp): Promise<HTMLElement> => screen.findByRole('row', { name });

/** The own hotel's only; what was reviewed cannot be deleted. */
export const Success: Story = {
  play: async () => {
    const row = await rowOf(/^医用口罩.*200 盒/);
    await expect(row).toHaveTextContent(/\d{4}\/\d\d\/\d\d/);
    await expect(screen.queryByRole('columnheader', { name: '酒店' })).toBeNull();
    const last = screen.getAllByRole('row').at(-1) as HTMLElement;
    await expect(await inMenuOf(last, '删除')).toHaveAccessibleDescription(/不能删除/);
    await userEvent.keyboard('{Escape}');
  },
};

export const Empty: Story = {
  args: { path: '/index/hotelMaterialInfo?applyThing=帐篷' },
  play: () => sees('没有符合条件的记录'),
};

export const Loading: Story = loading(materialPage, '物资申请');

/** 重试 loads the list. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(materialPage, fail)),
  play: async ({ msw }) => {
    await sees('加载失败');
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(await rowOf(/^医用口罩.*200 盒/)).toBeVisible();
  },
};

export const NoPermission: Story = {
  beforeEach: signedIn('guard'),
  play: () => sees('没有权限'),
};

/** The main flow of the front desk: an application is added, viewed and deleted. */
export const AddViewDelete: Story = {
  beforeEach: signedIn('staff'),
  play: async () => {
    await rowOf(/^医用口罩.*200 盒/);
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const add = await dialog('新增物资申请');
    await userEvent.type(add.getByRole('textbox', { name: '物资名称' }), '护目镜');
    await userEvent.type(add.getByRole('spinbutton', { name: '数量' }), '50');
    await userEvent.type(add.getByRole('textbox', { name: '单位' }), '副');
    await userEvent.click(add.getByRole('radio', { name: '一般紧急' }));
    await userEvent.click(add.getByRole('button', { name: '提交申请' }));
    await messageShown('操作成功！');
    const row = await rowOf(/^护目镜.*50 副/);
    const view = await openRecord(row);
    await sees('一般紧急', view);
    await userEvent.click(view.getByRole('button', { name: '关闭' }));
    await act(row, '删除');
    await confirm('删除物资申请「护目镜」？', '删除');
    await messageShown('删除成功');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^护目镜/ })).toBeNull());
  },
};

/** It was reviewed meanwhile: the confirmation says so. */
export const DeleteRefused: Story = {
  globals: phone,
  play: async () => {
    const [row] = (await screen.findAllByRole('row', { name: /^医用口罩/ })) as [HTMLElement];
    await hotel()
      .as('guard')
      .call(reviewMaterial, { id: '14', reviewStatus: ReviewStatus.approved, remark: '' });
    await act(row, '删除');
    await confirm('删除物资申请「医用口罩」？', '删除');
    await sees('物资申请的审核状态已变更为「已通过」', within(screen.getByRole('alertdialog')));
  },
};
