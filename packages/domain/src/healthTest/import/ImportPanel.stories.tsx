import type { ImportField } from '@anzhu/api/rules/importColumns';
import type { PreviewRow } from '@anzhu/api/rules/importDraft';
import type { ImportErrors } from '@anzhu/api/rules/testImport';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@anzhu/ui/Button';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ImportPanel, type ImportPanelProps } from './ImportPanel.tsx';

const isRecorded = '该人员此时间已有相同的检测记录';

/** Rows of a file; those of these numbers have errors. */
const rowsOf = (count: number, faulty: Record<number, ImportErrors> = {}): PreviewRow[] =>
  Array.from({ length: count }, (_, index) => {
    const row = index + 2;
    return {
      row,
      label: `第 ${row} 行`,
      texts: {
        uId: String(index + 1),
        idCard: '',
        name: '王芳',
        hotel: '',
        room: '601',
        checkType: '体温',
        checkRes: row in faulty ? '50' : row === 3 ? '38.2 ℃' : '36.5 ℃',
        checkTime: '2026-03-18 08:30:00',
      },
      errors: faulty[row] ?? {},
      isExcluded: row === 5,
      isAbnormal: row === 3,
      isHidden: faulty[row]?.row !== undefined,
      isRecorded: faulty[row]?.checkTime === isRecorded,
    };
  });

const wrong = {
  4: { checkRes: '体温应为 34.0 到 43.0' },
  6: { checkTime: '检测时间不能晚于现在' },
};

const columns: ImportField[] = ['uId', 'name', 'room', 'checkType', 'checkRes', 'checkTime'];

/** The preview of a file. */
const previewOf = (fileName: string, rows: PreviewRow[], blank = 0) => ({
  fileName,
  rows,
  blank,
  fields: columns,
  notes: [],
  askedTimes: [],
});

const meta = {
  title: 'Isolation/Daily tests 每日检测/ImportPanel',
  component: ImportPanel,
  args: {
    preview: null,
    template: (onDone) => <Button onPress={onDone}>下载模板</Button>,
    onRead: fn<ImportPanelProps['onRead']>(async () => {}),
    onEdit: fn(),
    onTime: fn(),
    onExclude: fn(),
    onImport: fn<ImportPanelProps['onImport']>(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only a workbook is taken; what is wrong with one is shown at the file. */
export const Default: Story = {
  args: {
    onRead: fn<ImportPanelProps['onRead']>(async () => {
      throw new Error('最多导入 10,000 行，文件超过了这个行数');
    }),
  },
  play: async ({ args }) => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    const bytes = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await userEvent.upload(input, new File([bytes], '检测.xlsx', { type }));
    await waitFor(() => expect(args.onRead).toHaveBeenCalledOnce());
    const [message] = await screen.findAllByText('最多导入 10,000 行，文件超过了这个行数');
    await expect(message).toBeVisible();
  },
};

/** The step that is next is marked: the template, a file, the check. */
export const ByStep: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: '导入' })).getAllByRole('listitem');
    await expect(steps[0]).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: '下载模板' }));
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent('已完成');
  },
};

/** Nothing is sent while a row is wrong: it is edited or excluded. */
export const WithFaults: Story = {
  args: { preview: previewOf('三月.xlsx', rowsOf(12, wrong), 3) },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/待导入 11 行，其中异常 1 行，不导入 1 行，未填写 3 行/),
    ).toBeVisible();
    const [, , check] = within(canvas.getByRole('list', { name: '导入' })).getAllByRole('listitem');
    await expect(check).toHaveAttribute('aria-current', 'step');
    const send = canvas.getByRole('button', { name: '导入 11 行' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('switch', { name: '只看有误的行' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await userEvent.click(canvas.getAllByRole('button', { name: '修改' })[0] as HTMLElement);
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ row: 4 }));
    await userEvent.click(canvas.getByRole('button', { name: '有误的行都不导入' }));
    const left = [expect.objectContaining({ row: 4 }), expect.objectContaining({ row: 6 })];
    await expect(args.onExclude).toHaveBeenLastCalledWith(left, true);
  },
};

/** The server refuses: nothing was saved, and the file stays. */
export const Refused: Story = {
  args: {
    preview: previewOf('三月.xlsx', rowsOf(3)),
    onImport: fn<ImportPanelProps['onImport']>(async () => {
      throw new Error('导入期间有相同的检测记录被录入，请重新导入');
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导入 3 行' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请重新导入');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const alone = { checkTime: '检测时间只有日期，请补上时间' };

/** What is not read is named, rows by their sheet; the time that the file lacks is asked once. */
export const SheetsAndTimes: Story = {
  args: {
    preview: {
      ...previewOf(
        '体温.xlsx',
        rowsOf(4, { 2: alone, 4: alone }).map((row) => ({
          ...row,
          label: `「11.27」第 ${row.row} 行${row.row % 2 === 0 ? '上午' : '下午'}体温`,
          texts: {
            ...row.texts,
            checkTime: row.row % 2 === 0 ? '2026-03-18' : row.texts.checkTime,
          },
        })),
      ),
      notes: [
        '未读取的工作表：「说明」（没有标题行）、「旧」（隐藏）',
        '未使用的列：「11.27」「序号」、「11.27」「备注」',
        '跳过的行：「11.27」第 42 行「合计」、「11.27」第 43 行「填表人:王芳」',
      ],
      askedTimes: [
        { part: '上午', count: 2, time: '' },
        { part: '下午', count: 2, time: '15:00:00' },
      ],
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^未读取的工作表：/)).toBeVisible();
    await expect(canvas.getByText(/^未使用的列：/)).toBeVisible();
    await expect(canvas.getByText(/^跳过的行：/)).toBeVisible();
    const send = canvas.getByRole('button', { name: '导入 3 行' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    const morning = canvas.getByRole('textbox', { name: '上午检测时间' });
    await expect(morning).toHaveAccessibleDescription('2 行只有日期，都按这个时间导入');
    await userEvent.type(morning, '8:30{Enter}');
    await expect(args.onTime).toHaveBeenLastCalledWith('上午', '08:30:00');
  },
};

export const SheetsAndTimesOnPhone: Story = {
  args: { ...SheetsAndTimes.args },
  globals: { viewport: { value: 'phone' } },
};

/** A workbook that is filled in day by day, with rows hidden by a filter: each kind is left out in one press. */
export const RecordedAndHidden: Story = {
  args: {
    preview: previewOf(
      '每日登记.xlsx',
      rowsOf(6, {
        2: { checkTime: isRecorded },
        4: { checkTime: isRecorded },
        6: { row: '隐藏行', checkRes: '体温应为 34.0 到 43.0' },
      }),
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText(isRecorded)).toHaveLength(2);
    await expect(canvas.getByText('隐藏行')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '跳过已有 2 行' }));
    const recorded = [expect.objectContaining({ row: 2 }), expect.objectContaining({ row: 4 })];
    await expect(args.onExclude).toHaveBeenLastCalledWith(recorded, true);
    await userEvent.click(canvas.getByRole('button', { name: '跳过隐藏行 1 行' }));
    const hidden = [expect.objectContaining({ row: 6 })];
    await expect(args.onExclude).toHaveBeenLastCalledWith(hidden, true);
  },
};

/** Tests from before the check-in: the clerk is asked, and the file is sent again. */
export const BeforeCheckIn: Story = {
  args: {
    preview: previewOf('三月.xlsx', rowsOf(3)),
    onImport: fn(async (acceptBeforeCheckIn: boolean) => {
      if (acceptBeforeCheckIn) return;
      const message = '「王芳」2026-03-18 09:00 入住';
      const fields = { acceptBeforeCheckIn: message };
      throw Object.assign(new Error(message), { code: 409, fields });
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导入 3 行' }));
    const title = '检测时间早于入住时间，仍要保存？';
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    await expect(question.getByText('「王芳」2026-03-18 09:00 入住')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '仍要保存' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onImport).toHaveBeenLastCalledWith(true);
  },
};

/** Cells that are pasted from a table are read like a file; typed text is not. */
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: '粘贴表格' });
    await userEvent.click(field);
    await userEvent.paste('用户编号');
    await expect(args.onRead).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.paste('用户编号\t检测类型\n1\t体温');
    await expect(args.onRead).toHaveBeenCalledWith('用户编号\t检测类型\n1\t体温');
  },
};

/** Ten thousand rows: those in sight are in the document. */
export const Long: Story = {
  args: { preview: previewOf('全年.xlsx', rowsOf(10_000)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '导入 9999 行' })).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};

export const Phone: Story = {
  args: { preview: previewOf('三月.xlsx', rowsOf(6, wrong)) },
  globals: { viewport: { value: 'phone' } },
};
