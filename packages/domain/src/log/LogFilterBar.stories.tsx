import { LogType } from '@anzhu/api/contract/log';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LogFilterBar, logFilter } from './LogFilterBar.tsx';

const meta = {
  title: 'Hotel/Log 日志/LogFilterBar',
  component: LogFilterBar,
  args: { value: logFilter.empty, today: '2026-03-18', onQuery: fn() },
} satisfies Meta<typeof LogFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is sent by Enter. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '日志类型' }));
    await userEvent.click(await screen.findByRole('option', { name: '登录失败' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '操作人' }), 'staff');
    await userEvent.type(canvas.getByRole('textbox', { name: '日志内容' }), '登录{Enter}');
    await expect(args.onQuery).toHaveBeenLastCalledWith({
      days: null,
      type: LogType.signInFailed,
      createBy: 'staff',
      sketch: '登录',
    });
  },
};

/** Chips show what is in use. */
export const InUse: Story = {
  args: {
    value: {
      days: { begin: '2026-03-12', end: '2026-03-18' },
      type: LogType.dataChange,
      createBy: 'manager',
      sketch: '改价',
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: '移除筛选「日志类型：数据修改」' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: '移除筛选「日期：2026-03-12 至 2026-03-18」' }),
    ).toBeVisible();
  },
};
