import { Code } from '@anzhu/api/contract/envelope';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { roomTypes } from '../fixtures.ts';
import { AddRoomsDialog } from './AddRoomsDialog.tsx';

const meta = {
  title: 'Hotel/Room 房间/AddRoomsDialog',
  component: AddRoomsDialog,
  args: {
    rooms: ['201', '202', '303'].map((name) => ({ name })),
    roomTypes,
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddRoomsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = (name: string): Promise<HTMLElement> => screen.findByRole('textbox', { name });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));
const preview = async () => within(await screen.findByRole('region', { name: '将新增的房间' }));

async function fill(floors: string, ends: string): Promise<void> {
  await userEvent.type(await text('楼层'), floors);
  await userEvent.type(await text('每层房号'), ends);
}

/** Submitted empty it shows what is missing; filled in it adds what the hotel has not. By keyboard. */
export const Default: Story = {
  play: async ({ args }) => {
    await text('楼层');
    await save();
    await waitFor(async () => expect(await text('楼层')).toHaveFocus());
    await expect(await text('楼层')).toHaveAccessibleDescription(/^请输入楼层/);
    await expect(await text('每层房号')).toHaveAccessibleDescription(/^请输入每层房号/);
    await userEvent.keyboard('2-3{Tab}01-03{Tab}{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: '家庭套房' }));
    const floor = within(await (await preview()).findByRole('row', { name: /^3 楼/ }));
    await expect(floor.getByText('301')).toBeVisible();
    await expect(floor.getByText('303').closest('li')).toHaveTextContent('303 已存在');
    await expect(screen.getByText(/将新增/)).toHaveTextContent('将新增 3 间，3 间已存在');
    await userEvent.type(await text('朝向'), '朝南');
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      rooms: [
        { name: '203', floor: 2 },
        { name: '301', floor: 3 },
        { name: '302', floor: 3 },
      ],
      type: '13',
      direction: '朝南',
      isIsolation: false,
    });
  },
};

/** A whole hotel, for an admin who chooses among hotels. */
export const ManyFloors: Story = {
  args: { hotelName: '安住·西湖店' },
  play: async () => {
    await fill('2-8,10', '01-16');
    await expect(await (await preview()).findByText('1016')).toBeVisible();
    await expect(screen.getByText(/将新增/)).toHaveTextContent('将新增 125 间，3 间已存在');
  },
};

/** What the texts do not name, and too many at once: the reason stands in place of the numbers. */
export const NotARange: Story = {
  play: async () => {
    await fill('1-99', '01-16');
    await (await preview()).findByText('一次最多新增 500 间，现为 1584 间');
    await userEvent.clear(await text('楼层'));
    await userEvent.type(await text('楼层'), '二楼');
    await (await preview()).findByText(/楼层「二楼」不是数字或范围/);
    await save();
    await expect(await text('楼层')).toHaveAccessibleDescription(/不是数字或范围/);
  },
};

export const AllTaken: Story = {
  play: async ({ args }) => {
    await fill('2', '1,2');
    await save();
    await waitFor(async () =>
      expect(await text('每层房号')).toHaveAccessibleDescription('这些房间都已存在'),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Another user has just added one of them: the message names it, and the rooms are read again. */
export const TakenMeanwhile: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(Object.assign(new Error('房间号 203 已存在'), { code: Code.conflict })),
    ),
  },
  play: async ({ args }) => {
    await fill('2', '03-04');
    await userEvent.click(screen.getByRole('combobox', { name: '房型' }));
    await userEvent.click(await screen.findByRole('option', { name: '标准双床房' }));
    await save();
    await screen.findByText('房间号 203 已存在');
    await userEvent.click(await screen.findByRole('button', { name: '刷新' }));
    await expect(args.onRefresh).toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(await text('楼层')).toHaveValue('2');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await fill('2-3', '01-08');
    await (await preview()).findByText('308');
  },
};
