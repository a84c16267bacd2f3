import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { healthTestFilter } from './filter.ts';
import { HealthTestFilterBar } from './HealthTestFilterBar.tsx';

const meta = {
  title: 'Isolation/Daily tests 每日检测/HealthTestFilterBar',
  component: HealthTestFilterBar,
  args: { today: '2026-03-18', hotels: null, value: healthTestFilter.empty, onQuery: fn() },
} satisfies Meta<typeof HealthTestFilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A result is typed as it is read: a temperature, 阴性 or 阳性; Enter is 查询. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const result = canvas.getByRole('textbox', { name: '检测结果' });
    await userEvent.type(result, '高');
    await expect(result).toHaveAccessibleDescription('应为体温、阴性或阳性');
    await userEvent.clear(result);
    await userEvent.type(result, '阳性{Enter}');
    await expect(args.onQuery).toHaveBeenLastCalledWith({
      ...healthTestFilter.empty,
      checkRes: '阳性',
    });
  },
};

export const InUse: Story = {
  args: {
    value: {
      ...healthTestFilter.empty,
      days: { begin: '2026-03-12', end: '2026-03-18' },
      uid: '7',
      name: '王',
      checkRes: '37.4',
    },
  },
};
