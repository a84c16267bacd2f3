import type { Meta, StoryObj } from '@storybook/react-vite';
import { Urgency } from '@anzhu/api/contract/material';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { applications } from './fixtures.ts';
import { MaterialForm } from './MaterialForm.tsx';

const meta = {
  title: 'Isolation/Materials 物资/MaterialForm',
  component: MaterialForm,
  args: { onSave: fn(async () => {}), recent: applications, records: { href: '#records' } },
} satisfies Meta<typeof MaterialForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty it shows what is missing. Sent it is confirmed, and the next one can be typed at once. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const item = canvas.getByRole('textbox', { name: '物资名称' });
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(item).toHaveAccessibleDescription(/物资名称不能为空/);
    await expect(canvas.getByRole('radiogroup', { name: '紧急程度' })).toHaveAccessibleDescription(
      '请选择紧急程度',
    );
    await userEvent.type(item, '医用口罩');
    await userEvent.type(canvas.getByRole('spinbutton', { name: '数量' }), '200');
    await userEvent.type(canvas.getByRole('textbox', { name: '单位' }), '盒');
    await userEvent.click(canvas.getByRole('radio', { name: '非常紧急' }));
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText(/已提交「医用口罩」200 盒/)).toBeVisible();
    await expect(args.onSave).toHaveBeenLastCalledWith({
      applyThing: '医用口罩',
      applyNum: 200,
      thingUnit: '盒',
      applyRemarks: '',
      emergencyLevel: Urgency.veryUrgent,
    });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '物资名称' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: '物资名称' })).toHaveValue('');
  },
};

/** By keyboard; what was refused stays as it was typed. */
export const Refused: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('网络异常，请检查网络后重试'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '物资名称' }));
    await userEvent.keyboard('防护服{Tab}40{Tab}');
    await userEvent.type(canvas.getByRole('textbox', { name: '单位' }), '套');
    await userEvent.click(canvas.getByRole('radio', { name: '一般紧急' }));
    canvas.getByRole('button', { name: '提交申请' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('网络异常，请检查网络后重试')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '物资名称' })).toHaveValue('防护服');
  },
};

/** The first application of a hotel. */
export const NoneBefore: Story = {
  args: { recent: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有申请过物资')).toBeVisible();
  },
};

export const Loading: Story = { args: { recent: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
