import type { HotelCopy } from '@anzhu/api/contract/copy';
import { Code } from '@anzhu/api/contract/envelope';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hotelList, hotels } from '../fixtures.ts';
import { CopyDialog } from './CopyDialog.tsx';

const bund: HotelCopy = {
  hotelId: '2',
  hotelName: '安住·外滩店',
  made: [
    { kind: 'bedType', name: '大床' },
    { kind: 'roomType', name: '豪华大床房' },
  ],
  existing: [{ kind: 'bedType', name: '单人床' }],
  overwritten: [],
};
const pearl: HotelCopy = {
  hotelId: '3',
  hotelName: '安住·珠江店',
  made: [],
  existing: [{ kind: 'roomType', name: '豪华大床房' }],
  overwritten: [
    {
      name: '豪华大床房',
      before: { fee: 328, isolationFee: 380, nights: 2 },
      after: { fee: 358, isolationFee: 380, nights: 9 },
    },
  ],
};

const meta = {
  title: 'Hotel/Room type 房型/CopyDialog',
  component: CopyDialog,
  args: {
    kind: 'roomType',
    record: { id: '12', name: '豪华大床房', hotelId: '1', hotelName: '安住·西湖店' },
    records: [
      { id: '11', name: '标准双床房' },
      { id: '12', name: '豪华大床房' },
    ],
    hotels,
    all: hotelList.slice(1),
    preview: { hotels: [bund, pearl], isLoading: false, refusal: null },
    onChoose: fn(),
    onCopy: fn(() => Promise.resolve([bund, pearl])),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CopyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });
const copying = '复制房型到其他酒店 · 安住·西湖店';

/** All hotels are chosen: what will be made is said, sent as it was shown, and said again when it was made. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await opened(copying));
    await userEvent.click(dialog.getByRole('button', { name: '选择全部 2 家' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '覆盖已有同名房型的价格' }));
    const choice = { kind: 'roomType', ids: ['12'], hotelIds: ['2', '3'], overwritesPrices: true };
    await expect(args.onChoose).toHaveBeenLastCalledWith(choice);
    await expect(dialog.getByText('将新增 2 项，覆盖 1 个房型的价格')).toBeVisible();
    await expect(
      dialog.getByText('新增房型「豪华大床房」、床型「大床」；已有床型「单人床」，沿用'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '复制' }));
    const done = within(await opened('已复制房型'));
    await expect(args.onCopy).toHaveBeenCalledWith({ ...choice, made: 2, overwritten: 1 });
    await expect(done.getByText('已新增 2 项，覆盖 1 个房型的价格')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(done.getByText('关闭'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Hotels and further records are chosen by name; without a hotel it asks for one. */
export const ByName: Story = {
  args: { preview: { hotels: undefined, isLoading: false, refusal: null } },
  play: async ({ args }) => {
    const dialog = within(await opened(copying));
    await userEvent.click(dialog.getByRole('button', { name: '复制' }));
    await expect(await dialog.findByText('请选择酒店')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: '复制到' }));
    await userEvent.click(await screen.findByRole('option', { name: '安住·珠江店' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ ids: ['12'], hotelIds: ['3'] }),
    );
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

/** All hotels have it: there is nothing to copy. */
export const NothingToCopy: Story = {
  args: {
    preview: { hotels: [{ ...pearl, overwritten: [] }], isLoading: false, refusal: null },
  },
  play: async ({ args }) => {
    const dialog = within(await opened(copying));
    await userEvent.click(dialog.getByRole('button', { name: '选择全部 2 家' }));
    await userEvent.click(dialog.getByRole('button', { name: '复制' }));
    await expect(await dialog.findByText('所选酒店都已有，没有可复制的')).toBeVisible();
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

/** Another admin was first: the message says what is so now, 刷新 reads the preview again. */
export const Conflict: Story = {
  args: {
    onCopy: fn(() =>
      Promise.reject(
        Object.assign(new Error('现将新增 0 项、覆盖 0 个房型的价格，请核对后重试'), {
          code: Code.conflict,
        }),
      ),
    ),
  },
  play: async ({ args }) => {
    const dialog = within(await opened(copying));
    await userEvent.click(dialog.getByRole('button', { name: '选择全部 2 家' }));
    await userEvent.click(dialog.getByRole('button', { name: '复制' }));
    await expect(await dialog.findByText(/现将新增 0 项/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledOnce());
  },
};

/** Only what was shown is copied: while the preview is loading nothing is sent. */
export const Previewing: Story = {
  args: { preview: { hotels: undefined, isLoading: true, refusal: null } },
  play: async ({ args }) => {
    const dialog = within(await opened(copying));
    await userEvent.click(dialog.getByRole('button', { name: '选择全部 2 家' }));
    await userEvent.click(dialog.getByRole('button', { name: '复制' }));
    await expect(await dialog.findByText('正在核对，请稍候')).toBeVisible();
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: {
    records: undefined,
    all: undefined,
    preview: { hotels: undefined, isLoading: true, refusal: null },
  },
};

/** A discount, and why it cannot be copied. */
export const Refused: Story = {
  args: {
    kind: 'discount',
    record: { id: '31', name: '满千减百', hotelId: '1', hotelName: '安住·西湖店' },
    records: [{ id: '31', name: '满千减百' }],
    preview: { hotels: undefined, isLoading: false, refusal: '有的已不存在，请刷新后重试' },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
