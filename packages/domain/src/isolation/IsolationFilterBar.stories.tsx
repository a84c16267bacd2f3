import { IsolationStatus, PersonType } from '@anzhu/api/contract/isolation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { isolationFilter } from './filter.ts';
import { today } from './fixtures.ts';
import { IsolationFilterBar } from './IsolationFilterBar.tsx';

const full = {
  ...isolationFilter.empty,
  days: { begin: '2026-03-05', end: '2026-03-18' },
  status: IsolationStatus.isolating,
  type: PersonType.inbound,
  province: '浙江',
};

const meta = {
  title: 'Isolation/People/IsolationFilterBar',
  component: IsolationFilterBar,
  args: { value: isolationFilter.empty, today, hotels: null, onQuery: fn() },
} satisfies Meta<typeof IsolationFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is chosen applies by 查询. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '隔离状态' }));
    await userEvent.click(await screen.findByRole('option', { name: '正在隔离' }));
    await userEvent.click(canvas.getByRole('combobox', { name: '人员类型' }));
    await userEvent.click(await screen.findByRole('option', { name: '密接' }));
    await expect(args.onQuery).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({
      ...isolationFilter.empty,
      status: IsolationStatus.isolating,
      type: PersonType.closeContact,
    });
  },
};

/** Every condition is a chip. */
export const InUse: Story = {
  args: { value: full },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('隔离日期：2026-03-05 至 2026-03-18')).toBeVisible();
    await expect(canvas.getByText('人员类型：入境人员')).toBeVisible();
    await expect(canvas.getByText('隔离状态：正在隔离')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '移除筛选「省份：浙江」' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...full, province: null });
  },
};
