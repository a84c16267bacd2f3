import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { healthTestPage, untestedPeople } from '../../packages/api/src/contract/healthTest.ts';
import { isolationPage } from '../../packages/api/src/contract/isolation.ts';
import { fail, mock, never } from '../../.storybook/browser/index.ts';
import { tableSheet } from '../../packages/api/src/rules/tableText.ts';
import { importSheetName } from '../../packages/api/src/rules/testImport.ts';
import { writeBook } from '../../packages/api/src/rules/writeSheet.ts';
import {
  act,
  choose,
  confirm,
  dialog,
  messageShown,
  openRecord,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
} from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/每日检测',
  args: { path: '/index/dailyTest' },
  beforeEach: stage(signedIn('guard')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const table = (name = '检测记录'): Promise<HTMLElement> => screen.findByRole('table', { name });
const tab = (name: RegExp): Promise<HTMLElement> => screen.findByRole('link', { name });
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const firstRow = async (): Promise<HTMLElement> =>
  (await within(await table()).findAllByRole('row', { name: /\d{2}:\d{2}/ }))[0] as HTMLElement;

/** A fever is red; the views have their counts. */
export const Success: Story = {
  play: async () => {
    await sees('38.2 ℃');
    await expect(await firstRow()).toHaveTextContent('2026-03-18 08:00');
    await waitFor(async () => expect(await tab(/异常/)).toHaveTextContent(/\d/));
    await waitFor(async () => expect(await tab(/今日未检/)).toHaveTextContent(/\d/));
  },
};

/** Filters are kept in the URL. */
export const Empty: Story = {
  args: { path: '/index/dailyTest?name=查无此人&checkRes=阳性' },
  play: async () => {
    await sees('没有符合条件的记录');
    await expect(screen.getByRole('button', { name: '移除筛选「姓名：查无此人」' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '更多筛选' }));
    await expect(screen.getByRole('textbox', { name: '检测结果' })).toHaveValue('阳性');
  },
};

/** A test that the log names: alone in the list, its record beside it; without the filter all tests are back. */
export const OneOfTheLog: Story = {
  args: { path: '/index/dailyTest?id=1&record=1' },
  play: async () => {
    await sees('检测 1');
    await waitFor(async () =>
      expect(within(await table()).getAllByRole('row', { name: /\d{2}:\d{2}/ })).toHaveLength(1),
    );
    await userEvent.keyboard('{Escape}');
    await press('移除筛选「检测编号：1」');
    await waitFor(async () =>
      expect(
        within(await table()).getAllByRole('row', { name: /\d{2}:\d{2}/ }).length,
      ).toBeGreaterThan(1),
    );
  },
};

/** A query before the view that was chosen is rendered: both are kept. */
export const TwoChangesAtOnce: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '更多筛选' }));
    const more = within(await screen.findByRole('dialog', { name: '更多筛选' }));
    // It stays there while it is typed.
    await userEvent.type(more.getByRole('textbox', { name: '姓名' }), '查无此人');
    await expect(more.getByRole('textbox', { name: '姓名' })).toHaveValue('查无此人');
    const abnormal = await tab(/异常/);
    abnormal.click();
    more.getByRole('button', { name: '查询' }).click();
    await screen.findByRole('button', { name: '移除筛选「姓名：查无此人」' });
    await expect(await tab(/异常/)).toHaveAttribute('aria-current', 'page');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock(healthTestPage, never)),
  play: async () => expect(await table()).toHaveAttribute('aria-busy', 'true'),
};

/** 重试 loads the list. */
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(healthTestPage, fail)),
  play: async ({ msw }) => {
    await sees('加载失败');
    msw.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await sees('38.2 ℃');
  },
};

export const NoPermission: Story = {
  beforeEach: signedIn('guard', []),
  play: () => sees('没有权限'),
};

/** A hotel's staff enter and correct; they do not delete. */
export const ForStaff: Story = {
  beforeEach: signedIn('staff'),
  play: async () => {
    await sees('38.2 ℃');
    await expect(screen.queryByRole('button', { name: '删除', hidden: true })).toBeNull();
    await userEvent.click(within(await firstRow()).getByRole('button', { name: '编辑' }));
    await dialog('修改检测记录');
  },
};

/** An abnormal result is dealt with and leaves its list; a test is deleted. */
export const Abnormal: Story = {
  args: { path: '/index/dailyTest?tab=abnormal' },
  play: async () => {
    await sees('38.2 ℃');
    await userEvent.click(within(await firstRow()).getByRole('button', { name: '处理' }));
    const handle = await dialog(/^处理异常结果 · /);
    await userEvent.type(handle.getByRole('textbox', { name: '处理说明' }), '已复测');
    await userEvent.click(handle.getByRole('button', { name: '标为已处理' }));
    await messageShown('操作成功！');
    await waitFor(() => expect(screen.queryByText('38.2 ℃')).toBeNull());
    await userEvent.click(await tab(/全部/));
    await sees('38.2 ℃');
    await act(await firstRow(), '删除');
    await confirm(/^删除检测记录/, '删除');
    await messageShown('删除成功');
  },
};

/** The test beside the list, with its person and what was done with it; it is dealt with from there. */
export const Record: Story = {
  args: { path: '/index/dailyTest?tab=abnormal' },
  play: async () => {
    await sees('38.2 ℃');
    const record = await openRecord(await firstRow());
    await sees('录入时间', record);
    await expect(record.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/isolationManage\?record=\d+$/),
    );
    await record.findByRole('region', { name: '操作记录' });
    await userEvent.click(record.getByRole('button', { name: '处理' }));
    const handle = await dialog(/^处理异常结果 · /);
    await userEvent.click(handle.getByRole('button', { name: '标为已处理' }));
    await messageShown('操作成功！');
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  },
};

/** Who has no test today is entered at once, and leaves the list. */
export const Untested: Story = {
  args: { path: '/index/dailyTest?tab=untested' },
  play: async () => {
    const rows = within(await table('今日未检'));
    const [enter] = await rows.findAllByRole('button', { name: '录入' });
    const before = rows.getAllByRole('button', { name: '录入' }).length;
    await userEvent.click(enter as HTMLElement);
    const add = await dialog('手动录入');
    await userEvent.type(add.getByRole('spinbutton', { name: '检测结果' }), '36.5');
    await userEvent.click(add.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');
    await waitFor(() =>
      expect(rows.getAllByRole('button', { name: '录入' })).toHaveLength(before - 1),
    );
  },
};

export const UntestedError: Story = {
  args: { path: '/index/dailyTest?tab=untested' },
  beforeEach: ({ msw }) => msw.use(mock(untestedPeople, fail)),
  play: () => sees('加载失败'),
};

/** A workbook: a bad row is mended, another left out, an unknown person is refused by the server. */
export const Import: Story = {
  beforeEach: signedIn('admin'),
  play: async () => {
    await press('导入');
    const rows = [
      '用户编号 检测类型 检测结果 检测时间',
      '1 体温 36.5 2026-03-18T07:00',
      '1 体温 50 2026-03-18T07:10',
      '1 体温 高 2026-03-18T07:20',
      '999 体温 36.5 2026-03-18T07:30',
    ];
    const sheet = tableSheet(importSheetName, rows.join('\n'));
    await screen.findByText('选择文件');
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const file = new File([await writeBook(sheet)], '检测.xlsx', { type });
    fireEvent.change(input, { target: { files: [file] } });
    const preview = within(await table('导入预览'));
    await userEvent.click(preview.getAllByRole('button', { name: '修改' })[0] as HTMLElement);
    const mend = await dialog('修改第 3 行');
    await userEvent.clear(mend.getByRole('textbox', { name: '检测结果' }));
    await userEvent.type(mend.getByRole('textbox', { name: '检测结果' }), '36.6');
    await userEvent.click(mend.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByText('体温应为 34.0 到 43.0')).toBeNull());
    await press('有误的行都不导入');
    await press('导入 3 行');
    await sees(/^共 1 行有误，未导入任何记录/);
    await sees('用户编号「999」不存在', preview);
    await press('有误的行都不导入');
    await press('导入 2 行');
    await messageShown('成功导入 2 条检测记录');
  },
};

/** A csv file of two results a row: the times are asked, what is not read is named, nothing is sent before. */
export const ImportByDay: Story = {
  beforeEach: signedIn('admin'),
  play: async () => {
    await press('导入');
    await screen.findByText('选择文件');
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    const rows = [
      '序号,用户编号,日期,上午体温,下午体温,备注',
      '1,1,2026-03-18,36.5,36.7,正常',
      '合计,,,1,1,',
    ];
    const file = new File([rows.join('\r\n')], '体温.csv', { type: 'text/csv' });
    fireEvent.change(input, { target: { files: [file] } });
    const preview = within(await table('导入预览'));
    await sees('未使用的列：「序号」、「备注」');
    await sees('跳过的行：第 3 行「合计」');
    await sees('第 2 行上午体温', preview);
    const [morning, afternoon] = screen.getAllByRole('textbox', { name: /检测时间$/ });
    await userEvent.type(morning as HTMLElement, '6:30{Enter}');
    await userEvent.type(afternoon as HTMLElement, '7:30{Enter}');
    await sees('2026-03-18 07:30:00', preview);
    await press('导入 2 行');
    await messageShown('成功导入 2 条检测记录');
  },
};

/** The nurse's round: hotel and floor, then one field for each person. */
export const Round: Story = {
  globals: phone,
  beforeEach: signedIn('admin'),
  play: async () => {
    await press('整层录入');
    await screen.findByRole('combobox', { name: '酒店' });
    await choose(screen, '酒店', '安住·西湖店');
    const floor = await screen.findByRole('radio', { name: '6 楼' });
    await expect(floor).toHaveAccessibleDescription(/已录/);
    await userEvent.click(floor);
    const sheet = within(await screen.findByRole('list', { name: /楼$/ }));
    const [first, second] = sheet.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await userEvent.click(first);
    await userEvent.keyboard('365{Enter}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('37.8');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await messageShown('成功导入 2 条检测记录，其中异常 1 条');
    const next = await screen.findByRole('button', { name: /^录入 \d+ 楼$/ });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.click(next);
    await userEvent.type(
      within(await screen.findByRole('list', { name: /楼$/ })).getAllByRole(
        'textbox',
      )[0] as HTMLElement,
      '36',
    );
    await press('返回');
    await confirm('放弃未保存的修改？', '放弃修改');
    await sees('37.8 ℃');
  },
};

export const RoundError: Story = {
  beforeEach: ({ msw }) => {
    signedIn('manager')();
    msw.use(mock(isolationPage, fail));
  },
  play: async () => {
    await press('整层录入');
    await sees('加载失败');
  },
};

export const Narrow: Story = { globals: phone, play: async () => void (await sees('38.2 ℃')) };
