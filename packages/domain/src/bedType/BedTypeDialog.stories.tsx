import { Hardness } from '@anzhu/api/contract/bedType';
import { Code } from '@anzhu/api/contract/envelope';
import { bedTypes, hotels } from '../fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BedTypeDialog } from './BedTypeDialog.tsx';

const meta = {
  title: 'Hotel/Bed type 床型/BedTypeDialog',
  component: BedTypeDialog,
  args: { record: null, hotels: null, onSave: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof BedTypeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '床型名称' });
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: '保存' }));

/** Empty it shows what is missing; filled in, by keyboard, it saves and closes. */
export const Default: Story = {
  play: async ({ args }) => {
    await name();
    await save();
    await expect(await name()).toHaveAccessibleDescription('床型名称不能为空');
    const sleeps = screen.getByRole('spinbutton', { name: '最多睡' });
    await expect(sleeps).toHaveAccessibleDescription('最多睡不能为空');
    await userEvent.type(await name(), '榻榻米');
    await userEvent.type(screen.getByRole('textbox', { name: '规格' }), '2.0 × 2.0 米');
    await userEvent.type(sleeps, '3');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(screen.getByRole('radio', { name: '非常硬' })).toBeChecked();
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      name: '榻榻米',
      specification: '2.0 × 2.0 米',
      maxLoad: 3,
      hardness: Hardness.hard,
    });
  },
};

/** The platform's admins say which hotel a new one belongs to. */
export const ForAdmin: Story = {
  args: { hotels },
  play: async ({ args }) => {
    const hotel = await screen.findByRole('combobox', { name: '酒店' });
    await userEvent.type(await name(), '大床');
    await userEvent.type(screen.getByRole('spinbutton', { name: '最多睡' }), '2');
    await save();
    await expect(hotel).toHaveAccessibleDescription('请选择酒店');
    await userEvent.click(hotel);
    await userEvent.click(await screen.findByRole('option', { name: '安住·外滩店' }));
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ hotelId: '2' })),
    );
  },
};

/** The name is taken: code 1001 is a warning of the dialog, what was typed stays. */
export const EditRefused: Story = {
  args: {
    record: bedTypes[1] ?? null,
    hotels,
    onSave: fn(() =>
      Promise.reject(Object.assign(new Error('床型名称「单人床」已存在'), { code: Code.refused })),
    ),
  },
  play: async ({ args }) => {
    await expect(await name()).toHaveValue('大床');
    await expect(screen.queryByRole('combobox', { name: '酒店' })).toBeNull();
    await userEvent.clear(await name());
    await userEvent.type(await name(), '单人床');
    await save();
    await waitFor(() => expect(screen.getByText('床型名称「单人床」已存在')).toBeVisible());
    await expect(await name()).toHaveValue('单人床');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { args: { hotels }, globals: { viewport: { value: 'phone' } } };
