import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from '../Icon/index.ts';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Panel } from '../Panel/index.ts';
import { Tag } from '../Tag/index.ts';
import { Text } from '../Text/index.ts';
import { Grid, Inline, Stack } from './Layout.tsx';
import { PageFrame } from './PageFrame.tsx';

const meta = { title: 'UI/Layout', component: Stack } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = ['空闲', '入住', '预订', '暂定', '待打扫'];
const tags = words.map((word) => (
  <Tag key={word} tone="brand">
    {word}
  </Tag>
));

export const Default: Story = {
  args: { gap: 2, align: 'start', children: tags },
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('空闲'), canvas.getByText('入住')];
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(
      first.getBoundingClientRect().bottom,
    );
  },
};

/** Beside each other, in a new line when there is no room. */
export const InlineRow: Story = {
  args: { gap: 2, children: null },
  render: () => (
    <Inline gap={2} justify="between">
      <Inline gap={2}>{tags}</Inline>
      <Button>导出</Button>
    </Inline>
  ),
};

/** A number of columns, or as many as fit. */
export const Grids: Story = {
  args: { gap: 2, children: null },
  render: () => (
    <Stack gap={6}>
      <Grid columns={3} gap={4}>
        {words.map((word) => (
          <Panel key={word}>{word}</Panel>
        ))}
      </Grid>
      <Grid columns="152px" gap={2}>
        {words.map((word) => (
          <Panel key={word}>{word}</Panel>
        ))}
      </Grid>
    </Stack>
  ),
};

/** The frame of a screen, with a title of its own and a toolbar. */
export const Page: Story = {
  parameters: { layout: 'fullscreen' },
  args: { gap: 2, children: null },
  render: () => (
    <PageFrame
      title="十二楼"
      toolbar={
        <Button tone="brand" variant="solid" icon={<Plus size={16} />}>
          新增房间
        </Button>
      }
    >
      <Panel>
        <Text>第一块</Text>
      </Panel>
      <Panel>
        <Text>第二块</Text>
      </Panel>
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '十二楼' })).toBeVisible();
  },
};
