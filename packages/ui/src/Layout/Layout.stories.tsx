import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from '../Icon/index.ts';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Panel } from '../Panel/Panel.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid, Inline, PageFrame, Stack } from './Layout.tsx';

const meta = {
  title: 'Layout/Layout',
  component: Stack,
  subcomponents: { Inline, Grid, PageFrame },
  parameters: {
    guide: {
      anatomy: { Stack: '上下排', Inline: '左右排，可换行', Grid: '列', PageFrame: '一屏的边距' },
      good: ['间距取 4 的倍数', '内容多就分组，不加框'],
      bad: ['卡片套卡片', '用空格或换行调间距'],
    },
  },
} satisfies Meta<typeof Stack>;

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

const unbroken = 'SynchroniseWithPropertyManagementSystemOfTheHeadOfficeInHangzhou';

/** Few things in wide columns: they fill the row, or keep the columns of a full one. */
export const FewInGrid: Story = {
  args: { gap: 2, children: null },
  render: () => (
    <Stack gap={4}>
      <Grid columns="200px" gap={3} isFilling>
        <Panel>占满</Panel>
        <Panel>整行</Panel>
      </Grid>
      <Grid columns="200px" gap={3}>
        <Panel>留出</Panel>
        <Panel>空列</Panel>
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const right = (name: string) => canvas.getByText(name).getBoundingClientRect().right;
    await expect(right('整行')).toBeGreaterThan(right('空列'));
  },
};

/** Nothing in it takes no room of its own; very much wraps, and long words stay inside. */
export const NoneManyAndLong: Story = {
  args: { gap: 2, children: null },
  render: () => (
    <Stack gap={4}>
      <Inline gap={2}>{null}</Inline>
      <Grid columns={3} gap={2}>
        {[]}
      </Grid>
      <Inline gap={2}>
        {Array.from({ length: 60 }, (_, index) => (
          <Tag key={index} tone="brand">
            {`房间 ${1201 + index}`}
          </Tag>
        ))}
      </Inline>
      <Grid columns="152px" gap={2}>
        {Array.from({ length: 40 }, (_, index) => (
          <Panel key={index}>
            {index === 3 ? <Text>{unbroken}</Text> : `房间 ${1201 + index}`}
          </Panel>
        ))}
      </Grid>
    </Stack>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const aligns = ['start', 'center', 'end', 'stretch'] as const;
const justifies = ['start', 'center', 'end', 'between'] as const;

/** Every alignment along and across. */
export const Permutations: Story = {
  args: { gap: 2, children: null },
  render: () => (
    <Stack gap={4}>
      {justifies.map((justify) => (
        <Panel key={justify} title={`Inline justify=${justify}`}>
          <Inline gap={2} justify={justify}>
            {tags}
          </Inline>
        </Panel>
      ))}
      <Grid columns={4} gap={3}>
        {aligns.map((align) => (
          <Panel key={align} title={`Stack align=${align}`}>
            <Stack gap={2} align={align}>
              <Button>查询</Button>
              <Button>重置全部条件</Button>
            </Stack>
          </Panel>
        ))}
      </Grid>
      {aligns.map((align) => (
        <Grid key={align} columns={2} gap={3} align={align}>
          <Panel>{`Grid align=${align}`}</Panel>
          <Panel>
            <Text as="p">第一行</Text>
            <Text as="p">第二行</Text>
          </Panel>
        </Grid>
      ))}
    </Stack>
  ),
};
