import { Calendar } from '../packages/ui/src/Calendar/Calendar.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '../packages/ui/src/Checkbox/index.ts';
import { Doughnut, Lines } from '../packages/ui/src/chart/index.ts';
import { sources, typesOfWeek } from '../packages/ui/src/chart/fixture.ts';
import { Grid, Stack } from '../packages/ui/src/Layout/index.ts';
import { MenuButton } from '../packages/ui/src/Menu/index.ts';
import { Picker } from '../packages/ui/src/Picker/index.ts';
import { Progress } from '../packages/ui/src/Progress/Progress.tsx';
import { RadioGroup } from '../packages/ui/src/RadioGroup/RadioGroup.tsx';
import { Seal, stamps } from '../packages/ui/src/Seal/index.ts';
import { SegmentedControl } from '../packages/ui/src/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../packages/ui/src/Select/Select.tsx';
import { Switch } from '../packages/ui/src/Switch/Switch.tsx';
import { Tabs } from '../packages/ui/src/Tabs/Tabs.tsx';
import { Text } from '../packages/ui/src/Text/Text.tsx';
import { expectSeen, expectState } from './forcedColors/expectState.ts';

const meta = {
  title: 'Foundations/Forced colours',
  tags: ['forced-colors'],
  parameters: {
    docs: {
      description: {
        component:
          'Where the system forces its colours (Windows high contrast), grounds and shadows are gone. Tokens become ' +
          'system colours then, and each state keeps a sign of its own: a filled shape, a border, an outline, a ' +
          'texture. To see it: DevTools, Rendering, Emulate CSS media feature forced-colors.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'orders', label: '订单视图' },
  { value: 'isolation', label: '防疫视图' },
];

/** Switch, checkbox and radio button: what is on is filled. */
export const Choices: Story = {
  render: () => (
    <Stack gap={4} align="start">
      <Switch label="接收隔离" isSelected onChange={fn()} />
      <Switch label="对外展示" isSelected={false} onChange={fn()} />
      <Checkbox label="含早餐" isSelected onChange={fn()} />
      <Checkbox label="含接送" isSelected={false} onChange={fn()} />
      <RadioGroup label="视图" value="orders" onChange={fn()} options={options} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [on, off] = canvas.getAllByRole('switch');
    const [checked, unchecked] = canvas.getAllByRole('checkbox');
    const [chosen, other] = canvas.getAllByRole('radio');
    if (!on || !off || !checked || !unchecked || !chosen || !other) throw new Error('missing');
    await expectState(on, off);
    await expectState(checked, unchecked);
    await expectState(chosen, other, '::after');
  },
};

/** The chosen tab has its line, the chosen segment its border. */
export const Views: Story = {
  render: () => (
    <Stack gap={6} align="start">
      <Tabs
        label="工作台视图"
        value="orders"
        onChange={fn()}
        items={options.map(({ value, label }) => ({
          id: value,
          label,
          content: <Text>{label}</Text>,
        }))}
      />
      <SegmentedControl label="视图" value="orders" onChange={fn()} options={options} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const tab = (name: string): HTMLElement => canvas.getByRole('tab', { name });
    await expectState(tab('订单视图'), tab('防疫视图'));
    const [chosen, other] = canvas
      .getAllByRole('radio')
      .map((radio) => radio.closest('label') ?? radio);
    if (!chosen || !other) throw new Error('missing');
    await expectState(chosen, other);
  },
};

/** Ends of a range are filled, its band is between two lines. */
export const Days: Story = {
  render: () => (
    <Calendar
      months={1}
      today="2026-11-20"
      start="2026-11-10"
      marked={{ begin: '2026-11-10', end: '2026-11-13' }}
      onPick={fn()}
      onPoint={fn()}
    />
  ),
  play: async ({ canvas }) => {
    const day = (name: RegExp): HTMLElement => canvas.getByRole('gridcell', { name });
    await expectState(day(/11月10日/), day(/11月5日/));
    await expectState(day(/11月11日/), day(/11月5日/));
  },
};

/** The active option has an outline. */
export const ActiveOption: Story = {
  render: () => (
    <Stack gap={4}>
      <Select label="订单状态" value={null} onChange={fn()} options={options} />
      <Picker label="客源城市" value={null} onChange={fn()} options={options} />
    </Stack>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: '客源城市' }));
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    const [one, other] = screen.getAllByRole('option');
    if (!one || !other) throw new Error('missing');
    await waitFor(() => expectState(one, other));
  },
};

/** The active entry of a menu has an outline too. */
export const ActiveEntry: Story = {
  render: () => (
    <MenuButton
      label="更多"
      items={[
        { id: 'detail', label: '房间详情', onAction: fn() },
        { id: 'edit', label: '编辑房间', onAction: fn() },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    const [one, other] = await screen.findAllByRole('menuitem');
    if (!one || !other) throw new Error('missing');
    await waitFor(() => expect(one).toHaveFocus());
    await waitFor(() => expectState(one, other));
  },
};

/** What is done is filled, the rest has an outline. */
export const Shares: Story = {
  render: () => <Progress label="正在导出订单" value={56} />,
  play: async ({ canvasElement }) => {
    const filling = canvasElement.querySelector('[style*="--anzhu-share"]');
    if (!filling?.parentElement) throw new Error('missing');
    await expectState(filling, filling.parentElement);
  },
};

/** Kinds differ by textures and dashes, drawn in the colour of text. */
export const Charts: Story = {
  render: () => (
    <Grid columns={2} gap={4}>
      <Doughnut title="订单来源" measure="订单数" unit="单" points={sources} />
      <Lines title="新增隔离" unit="人" series={typesOfWeek} />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('option', { name: '携程：428 单（35%）' });
    const shapes = [
      ...canvasElement.querySelectorAll<SVGPathElement>('figure [aria-hidden] > path[style]'),
    ];
    const fills = shapes.filter(
      ({ style }) => style.fill !== '' && style.getPropertyValue('--anzhu-pattern') !== '',
    );
    const lines = shapes.filter(({ style }) => style.stroke !== '');
    const textures = new Set(fills.map((fill) => getComputedStyle(fill).fill));
    const dashes = new Set(lines.map((line) => getComputedStyle(line).strokeDasharray));
    await expect(fills.length).toBeGreaterThanOrEqual(sources.length);
    for (const fill of fills) await expectSeen(fill, 'stroke');
    for (const line of lines) await expectSeen(line, 'stroke');
    if (matchMedia('(forced-colors: active)').matches) {
      await expect(textures.size).toBeGreaterThanOrEqual(sources.length);
      await expect(dashes.size).toBe(typesOfWeek.length);
    }
  },
};

/** A seal is drawn in the colour of text. */
export const Seals: Story = {
  render: () => <Seal carving={stamps.approved} />,
  play: async ({ canvas }) => {
    const seal = canvas.getByRole('img', { name: '已通过' });
    await expectSeen(seal, 'fill');
    if (matchMedia('(forced-colors: active)').matches) {
      await expect(getComputedStyle(seal).fill).toBe(getComputedStyle(document.body).color);
    }
  },
};
