import type { ImportReport } from '@anzhu/api/contract/dataImport';
import { Button } from '@anzhu/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { DataImportPanel, type DataImportPanelProps } from './DataImportPanel.tsx';

const right: ImportReport = {
  sheets: [
    { sheet: '房型', rows: 4, faults: 0 },
    { sheet: '房间', rows: 96, faults: 0 },
    { sheet: '在住', rows: 53, faults: 0 },
  ],
  faults: [],
  faultCount: 0,
  notes: [],
  isStored: false,
};
const wrong: ImportReport = {
  ...right,
  sheets: right.sheets.map((one) => (one.sheet === '房间' ? { ...one, faults: 2 } : one)),
  faults: [
    { sheet: '房间', place: 'C7', message: '房型「豪华大床」不存在' },
    { sheet: '房间', place: 'B12', message: '房间号「508」已存在' },
  ],
  faultCount: 2,
  notes: ['工作表「房间」的列「备注」未读取'],
};

const meta = {
  title: 'Hotel/Data import 导入资料/DataImportPanel',
  component: DataImportPanel,
  args: {
    onCheck: fn<DataImportPanelProps['onCheck']>(async () => right),
    onImport: fn<DataImportPanelProps['onImport']>(async () => ({ ...right, isStored: true })),
    template: (onDone) => <Button onPress={onDone}>下载模板</Button>,
  },
} satisfies Meta<typeof DataImportPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = (): Promise<void> => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const bytes = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return userEvent.upload(input, new File([bytes], '湖畔店.xlsx', { type }));
};

/** The template, a file that is right, and the import. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const steps = within(canvas.getByRole('list', { name: '导入资料' })).getAllByRole('listitem');
    await expect(steps[0]).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: '下载模板' }));
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await choose();
    await expect(await canvas.findByText('153 行都正确，尚未写入')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '导入 153 行' }));
    await expect(await canvas.findByText('已导入 153 行')).toBeVisible();
    await expect(args.onImport).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^导入 / })).toBeNull();
  },
};

/** Cells at fault are named; nothing can be imported. */
export const WithFaults: Story = {
  args: { onCheck: fn<DataImportPanelProps['onCheck']>(async () => wrong) },
  play: async ({ canvas }) => {
    await choose();
    const faults = await canvas.findByRole('table', { name: '错误' });
    await expect(within(faults).getByRole('row', { name: /C7/ })).toHaveTextContent('豪华大床');
    await expect(canvas.getByText('工作表「房间」的列「备注」未读取')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^导入 / })).toBeNull();
  },
};

/** Someone else has added a room meanwhile: the message, and the cell. */
export const RefusedByNow: Story = {
  args: {
    onCheck: fn<DataImportPanelProps['onCheck']>(async () => wrong),
    onImport: fn<DataImportPanelProps['onImport']>(async () => {
      throw new Error('共 2 处有误，未导入任何资料');
    }),
  },
  beforeEach: ({ args }) => void mocked(args.onCheck).mockResolvedValueOnce(right),
  play: async ({ canvas }) => {
    await choose();
    await userEvent.click(await canvas.findByRole('button', { name: '导入 153 行' }));
    await expect(await canvas.findByText('共 2 处有误，未导入任何资料')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('table', { name: '错误' })).toBeVisible());
  },
};

/** The network is away: the message, and the file can be imported again. */
export const NetworkAway: Story = {
  args: {
    onImport: fn<DataImportPanelProps['onImport']>(async () => {
      throw new Error('网络连接失败，请检查网络后重试');
    }),
  },
  beforeEach: ({ args }) =>
    void mocked(args.onCheck)
      .mockResolvedValueOnce(right)
      .mockRejectedValueOnce(new Error('网络连接失败，请检查网络后重试')),
  play: async ({ canvas }) => {
    await choose();
    const send = await canvas.findByRole('button', { name: '导入 153 行' });
    await userEvent.click(send);
    await expect(await canvas.findByText('网络连接失败，请检查网络后重试')).toBeVisible();
    await waitFor(() => expect(send).toBeEnabled());
  },
};

/** A file that cannot be read: the message stands at it. */
export const Unreadable: Story = {
  args: {
    onCheck: fn<DataImportPanelProps['onCheck']>(async () => {
      throw new Error('文件已加密，请去除密码后再导入');
    }),
  },
  play: async () => {
    await choose();
    const [message] = await screen.findAllByText('文件已加密，请去除密码后再导入');
    await expect(message).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
