import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { checkDataImport } from '../../packages/api/src/contract/dataImport.ts';
import { getHotelExport } from '../../packages/api/src/contract/hotelExport.ts';
import { sheetFile } from '../../packages/api/src/examples/sheetFile.ts';
import { fail, mock } from '../../.storybook/browser/index.ts';
import { choose, phone, Screen, screenStories, sees, signedIn, stage } from './screen.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/导入资料',
  args: { path: '/index/dataImport' },
  beforeEach: stage(signedIn('manager')),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const heads = ['房间号', '房型', '楼层', '朝向', '房间性质'];
const rooms = (...rows: readonly string[][]): File => sheetFile('房间', [heads, ...rows]);

const chooseFile = async (file: File): Promise<void> => {
  await screen.findByRole('list', { name: '导入资料' });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
};

/** A file that is wrong names its cells; one that is right is imported, once. */
export const Success: Story = {
  play: async () => {
    await chooseFile(
      rooms(['9901', '标准间', '99', '南', '普通'], ['9902', '标准双床房', '九', '南', '普通']),
    );
    const faults = await screen.findByRole('table', { name: '错误' });
    await expect(within(faults).getByRole('row', { name: /B2/ })).toHaveTextContent(
      '房型「标准间」不存在',
    );
    await expect(within(faults).getByRole('row', { name: /C3/ })).toHaveTextContent('楼层应为');
    const right = rooms(['9901', '标准双床房', '99', '南', '普通']);
    await chooseFile(right);
    await userEvent.click(await screen.findByRole('button', { name: '导入 1 行' }));
    await sees('已导入 1 行');
    await chooseFile(right);
    await waitFor(() => expect(screen.getByText(/房间号「9901」已存在/)).toBeVisible());
  },
};

/** An admin takes all of a hotel out; a message says when it is done. */
export const Export: Story = {
  args: { path: '/index/dataImport?view=export' },
  beforeEach: signedIn('admin'),
  play: async () => {
    await screen.findByRole('combobox', { name: '酒店' });
    await choose(screen, '酒店', '安住·西湖店');
    await userEvent.click(screen.getByRole('button', { name: '开始导出' }));
    await expect(
      await screen.findByText(/已导出，[\d,]+ 行/, {}, { timeout: 20_000 }),
    ).toBeVisible();
    const message = await screen.findByRole('article', { name: /导出完成/ }, { timeout: 10_000 });
    await expect(within(message).getByRole('button', { name: '下载' })).toBeVisible();
    await expect(screen.getAllByRole('button', { name: '下载' })).toHaveLength(2);
  },
};

/** Only admins have 导出资料. */
export const ExportLeftOut: Story = {
  args: { path: '/index/dataImport?view=export' },
  play: async () => {
    await expect(await screen.findByRole('list', { name: '导入资料' })).toBeVisible();
    await expect(screen.queryByRole('tab')).toBeNull();
  },
};

export const ExportFailed: Story = {
  args: { path: '/index/dataImport?view=export' },
  beforeEach: async ({ msw }) => {
    await signedIn('admin')();
    msw.use(mock(getHotelExport, fail));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mock(checkDataImport, fail)),
  play: async () => {
    await chooseFile(rooms(['9901', '标准双床房', '99', '南', '普通']));
    const [message] = await screen.findAllByText(/服务器/);
    await expect(message).toBeVisible();
  },
};

export const NoPermission: Story = {
  beforeEach: signedIn('staff'),
  play: () => sees('没有权限'),
};

export const Narrow: Story = { globals: phone };
