import type { PreviewRow } from '@anzhu/api/rules/importDraft';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ImportPanel } from './ImportPanel.tsx';

/** Rows of a file; those of these numbers have an error. */
const rowsOf = (count: number, faulty: Record<number, string> = {}): PreviewRow[] =>
  Array.from({ length: count }, (_, place) => {
    const row = place + 2;
    return {
      row,
      texts: {
        uId: String(place + 1),
        name: '王芳',
        room: '601',
        checkType: '体温',
        checkRes: row in faulty ? '50' : row === 3 ? '38.2 ℃' : '36.5 ℃',
        checkTime: '2026-03-18 08:30:00',
      },
      reason: faulty[row] ?? null,
      isLeftOut: row === 5,
      isAbnormal: row === 3,
    };
  });

const wrong = { 4: '体温应为 34.0 到 43.0', 6: '检测时间不能晚于现在' };

const meta = {
  title: 'Isolation/Daily tests/ImportPanel',
  component: ImportPanel,
  args: {
    preview: null,
    template: null,
    onRead: fn(async () => {}),
    onMend: fn(),
    onLeaveOut: fn(),
    onImport: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only a workbook is taken; what is wrong with one is shown at the file. */
export const Default: Story = {
  args: {
    onRead: fn(async () => {
      throw new Error('最多导入 10,000 行，文件有 10,001 行');
    }),
  },
  play: async ({ args }) => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    const bytes = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await userEvent.upload(input, new File([bytes], '检测.xlsx', { type }));
    await waitFor(() => expect(args.onRead).toHaveBeenCalledOnce());
    const [message] = await screen.findAllByText('最多导入 10,000 行，文件有 10,001 行');
    await expect(message).toBeVisible();
  },
};

/** Nothing is sent while a row is wrong: it is typed anew or left out. */
export const WithFaults: Story = {
  args: { preview: { fileName: '三月.xlsx', rows: rowsOf(12, wrong), blank: 3 } },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/将导入 11 行，其中异常 1 行，不导入 1 行，未填写 3 行/),
    ).toBeVisible();
    const send = canvas.getByRole('button', { name: '导入 11 行' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('switch', { name: '只看有误的行' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await userEvent.click(canvas.getAllByRole('button', { name: '修改' })[0] as HTMLElement);
    await expect(args.onMend).toHaveBeenCalledWith(expect.objectContaining({ row: 4 }));
    await userEvent.click(canvas.getByRole('button', { name: '有误的行都不导入' }));
    const left = [expect.objectContaining({ row: 4 }), expect.objectContaining({ row: 6 })];
    await expect(args.onLeaveOut).toHaveBeenLastCalledWith(left, true);
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(await screen.findByText('放弃未保存的修改？')).toBeVisible();
  },
};

/** The server refuses: nothing was saved, and the file stays. */
export const Refused: Story = {
  args: {
    preview: { fileName: '三月.xlsx', rows: rowsOf(3), blank: 0 },
    onImport: fn(async () => {
      throw new Error('导入期间有相同的检测记录被录入，请重新导入');
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导入 3 行' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请重新导入');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Ten thousand rows: those in sight are in the document. */
export const Long: Story = {
  args: { preview: { fileName: '全年.xlsx', rows: rowsOf(10_000), blank: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '导入 9999 行' })).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
  },
};

export const Phone: Story = {
  args: { preview: { fileName: '三月.xlsx', rows: rowsOf(6, wrong), blank: 0 } },
  globals: { viewport: { value: 'phone' } },
};
