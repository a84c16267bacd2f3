import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClosedNotice } from './ClosedNotice.tsx';

const meta = {
  title: 'Hotel/Hotel 酒店/ClosedNotice',
  component: ClosedNotice,
  args: { day: '2026-03-10', reason: '整体装修' },
} satisfies Meta<typeof ClosedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('region', { name: '停业' })).toHaveTextContent(
      '酒店已停业（2026-03-10 起，整体装修）：可查看，不能办理',
    ),
};

/** Of a chosen hotel neither the day nor the reason is known. */
export const OfChosenHotel: Story = { args: { day: undefined, reason: undefined } };

export const Narrow: Story = {
  args: { reason: '整体装修与消防改造，预计明年春天恢复营业，期间客人由滨江店接待' },
  globals: { viewport: { value: 'phone' } },
};
