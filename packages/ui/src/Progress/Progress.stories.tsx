import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Layout/index.ts';
import { Progress } from './Progress.tsx';
import { byName, Matrix } from '../../../../stories/kit/Matrix.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: '正在导出订单', value: 56 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '正在导出订单' });
    await expect(bar).toHaveAttribute('aria-valuenow', '56');
  },
};

/** Indeterminate: the duration is unknown. */
export const Indeterminate: Story = {
  args: { label: '正在准备文件', value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

function Steps() {
  const [value, setValue] = useState(0);
  return (
    <Stack gap={3} align="start">
      <Progress label="正在上传图片" value={value * 25} />
      <Button onPress={() => setValue(Math.min(4, value + 1))}>再传一张</Button>
    </Stack>
  );
}

export const Advancing: Story = {
  render: () => <Steps />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: '再传一张' });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  },
};

export const LongText: Story = {
  args: {
    label: '正在导入「2026 年 3 月隔离人员每日检测结果_final_version_2_checked_by_guard.xlsx」',
    value: 12,
  },
};

/** From nothing to all, and unknown. */
export const Permutations: Story = {
  render: () => (
    <Matrix
      label="size"
      rows={byName(['medium', 'small'])}
      columns={{ null: null, '0': 0, '1': 1, '40': 40, '99': 99, '100': 100 }}
    >
      {(size, value) => (
        <div style={{ width: '120px' }}>
          <Progress label="导入" size={size} value={value} />
        </div>
      )}
    </Matrix>
  ),
};
