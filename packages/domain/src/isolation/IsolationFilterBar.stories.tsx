import { IsolationStatus, PersonType } from '@anzhu/api/contract/isolation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { isolationFilter } from './filter.ts';
import { today } from './fixtures.ts';
import { IsolationFilterBar, type IsolationFilterBarProps } from './IsolationFilterBar.tsx';

const full = {
  ...isolationFilter.empty,
  days: { begin: '2026-03-05', end: '2026-03-18' },
  status: IsolationStatus.isolating,
  type: PersonType.inbound,
  province: '浙江',
};

/** As a screen does: what was asked for is in use from then on. */
function Screen(props: IsolationFilterBarProps) {
  const [value, setValue] = useState(props.value);
  const onQuery: typeof props.onQuery = (next) => {
    setValue(next);
    props.onQuery(next);
  };
  return <IsolationFilterBar {...props} {...{ value, onQuery }} />;
}

const meta = {
  title: 'Isolation/People 隔离人员/IsolationFilterBar',
  component: IsolationFilterBar,
  render: (args) => <Screen {...args} />,
  args: { value: isolationFilter.empty, today, hotels: null, onQuery: fn() },
} satisfies Meta<typeof IsolationFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is chosen applies at once. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '隔离状态' }));
    await userEvent.click(await screen.findByRole('option', { name: '正在隔离' }));
    await userEvent.click(canvas.getByRole('combobox', { name: '人员类型' }));
    await userEvent.click(await screen.findByRole('option', { name: '密接' }));
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
    await expect(
      canvas.getByRole('button', { name: '移除筛选「隔离日期：2026-03-05 至 2026-03-18」' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: '移除筛选「人员类型：入境人员」' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: '移除筛选「隔离状态：正在隔离」' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '移除筛选「省份：浙江」' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ ...full, province: null });
  },
};

/** Days of check-in may lie ahead: those who are expected. */
export const DaysAhead: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '隔离日期' }));
    await userEvent.click(await screen.findByRole('button', { name: '明天' }));
    await waitFor(() =>
      expect(args.onQuery).toHaveBeenLastCalledWith(
        expect.objectContaining({ days: { begin: '2026-03-19', end: '2026-03-19' } }),
      ),
    );
  },
};
