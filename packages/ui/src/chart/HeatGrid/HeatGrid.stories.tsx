import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Grid } from '../../Layout/index.ts';
import { heatColumns, heatRows, heatScale } from '../fixture.ts';
import { HeatGrid } from './HeatGrid.tsx';

const meta = {
  title: 'Charts/HeatGrid',
  component: HeatGrid,
  args: {
    title: '未来 14 晚剩余房间',
    columns: heatColumns,
    rows: heatRows,
    unit: '间',
    scale: heatScale,
  },
} satisfies Meta<typeof HeatGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pointing at a cell shows its number; pointing at a head shows all of its column. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(
      await canvas.findByRole('option', { name: '03-21 周六 标准双床房：超 1 间' }),
    );
    await expect(screen.getByRole('tooltip')).toHaveTextContent('超 1 间');
    await userEvent.hover(canvas.getByRole('option', { name: /^03-18 周三：标准双床房 剩 3 间/ }));
    await expect(screen.getByRole('tooltip')).toHaveTextContent('家庭套房剩 2 间');
  },
};

/** One tab stop; the arrow keys go along rows and columns. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('option', { name: /^03-18 周三：/ });
    await userEvent.click(head);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(
      canvas.getByRole('option', { name: '03-19 周四 豪华大床房：剩 4 间' }),
    ).toHaveFocus();
  },
};

/** Beside each other, as on a dashboard. */
export const Permutations: Story = {
  render: (args) => (
    <Grid columns="420px" gap={4}>
      <HeatGrid {...args} />
      <HeatGrid {...args} title="一种" rows={heatRows.slice(0, 1)} />
      <HeatGrid
        {...args}
        title="两行名称"
        rows={heatRows.map((row) => ({ ...row, note: '安住·西湖店' }))}
      />
      <HeatGrid {...args} title="空" rows={[]} />
      <HeatGrid {...args} title="加载中" rows={[]} isLoading />
      <HeatGrid {...args} title="失败" error={{ message: '网络连接超时' }} />
    </Grid>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
