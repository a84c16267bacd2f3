import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Grid } from '../../Layout/index.ts';
import { gridColumns, gridRows, gridKey } from '../fixture.ts';
import { StateGrid } from './StateGrid.tsx';

const meta = {
  title: 'Charts/StateGrid',
  component: StateGrid,
  args: {
    title: '未来 14 晚剩余房间',
    columns: gridColumns,
    rows: gridRows,
    unit: '间',
    words: gridKey,
  },
} satisfies Meta<typeof StateGrid>;

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
      <StateGrid {...args} />
      <StateGrid {...args} title="一种" rows={gridRows.slice(0, 1)} />
      <StateGrid
        {...args}
        title="两行名称"
        rows={gridRows.map((row) => ({ ...row, note: '安住·西湖店' }))}
      />
      <StateGrid {...args} title="空" rows={[]} />
      <StateGrid {...args} title="加载中" rows={[]} isLoading />
      <StateGrid {...args} title="失败" error={{ message: '网络连接超时' }} />
    </Grid>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
