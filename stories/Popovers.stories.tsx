import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Role } from '../packages/api/src/contract/role.ts';
import { UserMenu } from '../packages/domain/src/user/UserMenu.tsx';
import { Button } from '../packages/ui/src/Button/index.ts';
import { places } from '../packages/ui/src/Cascader/fixtures.ts';
import { Cascader } from '../packages/ui/src/Cascader/Cascader.tsx';
import { DateRange } from '../packages/ui/src/DateRange/DateRange.tsx';
import { DateTimeField } from '../packages/ui/src/DateTimeField/DateTimeField.tsx';
import { InfoTip } from '../packages/ui/src/InfoTip/InfoTip.tsx';
import { Stack } from '../packages/ui/src/Layout/index.ts';
import { MenuButton } from '../packages/ui/src/Menu/index.ts';
import { Popover } from '../packages/ui/src/Popover/index.ts';
import { Select } from '../packages/ui/src/Select/Select.tsx';
import { bookingColumns } from '../packages/ui/src/Table/fixture.tsx';
import { ColumnSettings, useColumnLayout } from '../packages/ui/src/Table/index.ts';
import { Text } from '../packages/ui/src/Text/Text.tsx';
import { TreeSelect } from '../packages/ui/src/TreeSelect/index.ts';

const nothing = (): void => {};
const today = '2026-03-18';
const words = '在住订单每晚的房费合计 ÷ 全部普通房，空房也计入。';
const kinds = ['大床房', '双床房', words].map((label, value) => ({ value, label }));
const columns = bookingColumns(nothing);

function Plain() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={trigger} onPress={() => setOpen(true)}>
        说明
      </Button>
      {isOpen && (
        <Popover label="说明" triggerRef={trigger} onClose={() => setOpen(false)}>
          <Stack gap={2}>
            <Text>{words.repeat(3)}</Text>
            <Button>知道了</Button>
          </Stack>
        </Popover>
      )}
    </>
  );
}

function Columns() {
  return <ColumnSettings layout={useColumnLayout('popovers', columns)} />;
}

/** One of each kind, with the least space around what it holds, in px. */
const popovers: readonly { name: string; least: number; control: ReactNode; opener?: string }[] = [
  { name: '任意内容', least: 12, control: <Plain /> },
  { name: '解释', least: 12, control: <InfoTip label="每房收益">{words}</InfoTip> },
  {
    name: '菜单',
    least: 4,
    control: (
      <MenuButton
        label="操作"
        items={[
          { id: 'a', label: '导出', onAction: nothing },
          { id: 'b', label: '删除', disabledReason: words, onAction: nothing },
        ]}
      />
    ),
  },
  {
    name: '选择',
    least: 4,
    control: <Select label="房型" value={1} onChange={nothing} options={kinds} />,
  },
  {
    name: '可搜索的选择',
    least: 4,
    control: <Select label="房型" value={1} onChange={nothing} options={kinds} isSearchable />,
  },
  {
    name: '级联',
    least: 4,
    control: (
      <Cascader
        label="客源地"
        value={['33', '3301']}
        onChange={nothing}
        options={places}
        selectable="leaf"
      />
    ),
  },
  {
    name: '树',
    least: 4,
    control: <TreeSelect label="部门" value="3301" onChange={nothing} options={places} />,
  },
  {
    name: '时刻',
    least: 12,
    opener: '打开日历',
    control: (
      <DateTimeField label="时刻" value={`${today} 14:00:00`} onChange={nothing} today={today} />
    ),
  },
  {
    name: '起止日期',
    least: 8,
    opener: '打开日历',
    control: (
      <DateRange
        label="起止"
        value={{ begin: '2026-03-01', end: today }}
        onChange={nothing}
        today={today}
      />
    ),
  },
  { name: '列设置', least: 4, control: <Columns /> },
  {
    name: '账号',
    least: 4,
    control: (
      <UserMenu
        nickname="周示例"
        role={Role.hotelMember}
        appearance={{ theme: 'system', density: 'comfortable' }}
        onAppearanceChange={nothing}
        onEditProfile={nothing}
        onShowSessions={nothing}
        onSignOut={nothing}
      />
    ),
  },
];

function All() {
  return (
    <Stack gap={2}>
      {popovers.map(({ name, control }) => (
        <section key={name} aria-label={name}>
          {control}
        </section>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Popovers',
  component: All,
  parameters: {
    viewport: {
      options: { small: { name: '手机 320', styles: { width: '320px', height: '640px' } } },
    },
    docs: {
      description: {
        component:
          'What is in a popover keeps off its border: 12 px around text and controls, 4 px around rows that have a ground when they are active; on the smallest phone and with large text too.',
      },
    },
  },
} satisfies Meta<typeof All>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The part of an element that is not cut off by what scrolls around it, inside of the sheet. */
function visiblePart(element: Element, box: Box, sheet: Element): Box {
  let { left, right, top, bottom } = box;
  for (let one: Element | null = element; one && one !== sheet; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const edge = one.getBoundingClientRect();
    left = Math.max(left, edge.left);
    right = Math.min(right, edge.right);
    top = Math.max(top, edge.top);
    bottom = Math.min(bottom, edge.bottom);
  }
  return { left, right, top, bottom };
}

/** The boxes of texts and controls in an open popover, as far as they are seen. */
function boxesIn(sheet: Element): Box[] {
  const range = document.createRange();
  return [...sheet.querySelectorAll('*')].flatMap((element) => {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
    const boxes = texts.map((node) => {
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    });
    if (element.matches('button, input, a')) boxes.push(element.getBoundingClientRect());
    return boxes
      .map((box) => visiblePart(element, box, sheet))
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
  });
}

/** The least space between what a popover holds and its border; one that scrolls has none at the bottom. */
function leastSpace(sheet: Element): number {
  const edge = sheet.getBoundingClientRect();
  const border = parseFloat(getComputedStyle(sheet).borderLeftWidth);
  const scrolls = sheet.scrollHeight > sheet.clientHeight;
  const spaces = boxesIn(sheet).flatMap(({ left, right, top, bottom }) => [
    left - edge.left,
    edge.right - right,
    top - edge.top,
    scrolls ? Infinity : edge.bottom - bottom,
  ]);
  return Math.round(Math.min(...spaces) - border);
}

const openPopover = (): Element | null => document.querySelector('[data-floating="popover"]');

async function expectSpaces(): Promise<void> {
  for (const { name, least, opener } of popovers) {
    const group = within(screen.getByRole('region', { name }));
    const [control] = opener
      ? group.getAllByRole('button', { name: opener })
      : [...group.queryAllByRole('combobox'), ...group.queryAllByRole('button')];
    await userEvent.click(control ?? document.body);
    await waitFor(() => {
      const sheet = openPopover();
      if (!sheet || boxesIn(sheet).length === 0) throw new Error(`${name} is not open`);
    });
    await waitFor(() => {
      const sheet = openPopover() ?? document.body;
      void expect(leastSpace(sheet), name).toBeGreaterThanOrEqual(least);
      void expect(sheet.scrollWidth, name).toBeLessThanOrEqual(sheet.clientWidth);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openPopover()).toBeNull());
  }
}

/** The smallest phone. */
export const Smallest: Story = {
  globals: { viewport: { value: 'small' } },
  play: expectSpaces,
};

/** The smallest phone of a user whose text is half as large again. */
export const SmallestLargeText: Story = {
  ...Smallest,
  beforeEach: () => {
    document.documentElement.style.fontSize = '24px';
    return () => document.documentElement.style.removeProperty('font-size');
  },
};

/** A desk. */
export const Desk: Story = { play: expectSpaces };
