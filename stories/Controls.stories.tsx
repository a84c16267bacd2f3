import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CheckboxGroup } from '../packages/ui/src/Checkbox/index.ts';
import { DateRange } from '../packages/ui/src/DateRange/DateRange.tsx';
import { DateTimeField } from '../packages/ui/src/DateTimeField/DateTimeField.tsx';
import { FormGrid } from '../packages/ui/src/Form/index.ts';
import { MenuButton } from '../packages/ui/src/Menu/index.ts';
import { NumberField } from '../packages/ui/src/NumberField/NumberField.tsx';
import { PasswordField } from '../packages/ui/src/PasswordField/PasswordField.tsx';
import { Picker } from '../packages/ui/src/Picker/index.ts';
import { RadioGroup } from '../packages/ui/src/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../packages/ui/src/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../packages/ui/src/Select/Select.tsx';
import { TagField } from '../packages/ui/src/TagField/TagField.tsx';
import { TextArea } from '../packages/ui/src/TextArea/TextArea.tsx';
import { TextField } from '../packages/ui/src/TextField/TextField.tsx';
import { TimeField } from '../packages/ui/src/TimeField/TimeField.tsx';
import { TreeSelect } from '../packages/ui/src/TreeSelect/index.ts';

const nothing = (): void => {};
const today = '2026-11-20';
const kinds = [
  { value: 1, label: '大床房' },
  { value: 2, label: '双床房' },
];
const tree = [{ value: 1, label: '前厅部', children: [{ value: 2, label: '礼宾组' }] }];

/** One field of each kind, each with a value. */
function Fields({ isReadOnly }: { isReadOnly: boolean }) {
  const shared = { isReadOnly, onChange: nothing };
  return (
    <FormGrid columns={3}>
      <TextField {...shared} label="文本" value="1208" />
      <NumberField {...shared} label="数字" value={2} unit="晚" step={1} />
      <PasswordField {...shared} label="密码" value="Anzhu@2026" />
      <TextArea {...shared} label="多行" value="靠近电梯" />
      <Select {...shared} label="选择" value={1} options={kinds} />
      <Picker {...shared} label="查找" value={1} options={kinds} />
      <TreeSelect {...shared} label="树" value={2} options={tree} />
      <TagField {...shared} label="标签" value={['临街']} />
      <DateTimeField {...shared} label="时刻" value={`${today} 14:00:00`} today={today} />
      <DateRange
        {...shared}
        label="起止"
        value={{ begin: '2026-11-01', end: today }}
        today={today}
      />
      <TimeField {...shared} label="时间" value="14:00:00" step={30} />
      <RadioGroup {...shared} label="单选" value={1} options={kinds} />
      <CheckboxGroup {...shared} label="多选" value={[1]} options={kinds} />
      <SegmentedControl {...shared} label="分段" value={1} options={kinds} />
    </FormGrid>
  );
}

const meta = {
  title: 'Foundations/Controls',
  component: Fields,
  args: { isReadOnly: false },
  parameters: {
    docs: {
      description: { component: 'What all fields have in common, shown on one of each kind.' },
    },
  },
} satisfies Meta<typeof Fields>;

export default meta;
type Story = StoryObj<typeof meta>;

const isRinged = (element: Element): boolean => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
};

/** Wherever the focus is, there is one ring: around the box of what is typed into, or around a button in it. */
export const OneFocusRing: Story = {
  play: async ({ canvasElement }) => {
    const rings = (): number => [...canvasElement.querySelectorAll('*')].filter(isRinged).length;
    const reached = new Set<Element>();
    await userEvent.tab();
    while (document.activeElement && canvasElement.contains(document.activeElement)) {
      await expect(reached).not.toContain(document.activeElement);
      reached.add(document.activeElement);
      await expect(rings(), document.activeElement.outerHTML.slice(0, 200)).toBe(1);
      await userEvent.tab();
    }
    await expect(reached.size).toBeGreaterThanOrEqual(17);
  },
};

/** The sheet of a field has the ring while the focus is in it, and the field has none. */
export const OneFocusRingInSheet: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('textbox', { name: '时刻' }));
    await userEvent.keyboard('{ArrowDown}');
    const sheet = await screen.findByRole('dialog', { name: '时刻' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await expect([...document.querySelectorAll('*')].filter(isRinged)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
  },
};

const transparent = 'rgba(0, 0, 0, 0)';

/** The same in every field: no box, a hairline below, nothing that opens or steps. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll('[data-readonly]')];
    const hairlines = fields.flatMap((field) =>
      [...field.querySelectorAll('*')].filter((element) =>
        /inset$|inset,/.test(getComputedStyle(element).boxShadow),
      ),
    );
    const outer = hairlines.filter(
      (line) => !hairlines.some((other) => other !== line && other.contains(line)),
    );
    await expect(outer).toHaveLength(14);
    for (const box of outer) {
      const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(box);
      await expect([backgroundColor, box.textContent]).toEqual([transparent, box.textContent]);
      await expect(borderTopWidth === '0px' || borderTopColor === transparent).toBe(true);
    }
    await expect(new Set(outer.map((box) => getComputedStyle(box).boxShadow)).size).toBe(1);
    await expect(
      canvas.queryByRole('button', { name: /打开日历|增加|展开/ }),
    ).not.toBeInTheDocument();
  },
};

const lightness = (cssColor: string): number =>
  (cssColor.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
const groundOf = (element: Element): number => lightness(getComputedStyle(element).backgroundColor);

/**
 * In the dark what is nearer is lighter: a sheet than the page, the active option than its sheet. The option
 * has a bar of 2 px besides.
 */
export const NearerIsLighter: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <>
      <Select label="选择" value={1} options={kinds} onChange={nothing} />
      <Picker label="查找" value={1} options={kinds} onChange={nothing} />
      <TreeSelect label="树" value={1} options={tree} onChange={nothing} />
      <MenuButton label="更多" items={[{ id: 'view', label: '查看', onAction: nothing }]} />
    </>
  ),
  play: async () => {
    const openers = [
      ['combobox', '选择'],
      ['combobox', '查找'],
      ['combobox', '树'],
      ['button', '更多'],
    ] as const;
    for (const [role, name] of openers) {
      screen.getByRole(role, { name }).focus();
      await userEvent.keyboard('{ArrowDown}');
      const active = await waitFor(() => {
        const found = document.querySelector(
          '[popover] :is([data-active], [data-focused]):not([role="listbox"], [role="menu"])',
        );
        if (!found) throw new Error(`${name}: nothing is active`);
        return found;
      });
      const sheet = active.closest('[popover]');
      if (!sheet) throw new Error(`${name}: no sheet`);
      await expect(groundOf(sheet)).toBeGreaterThan(groundOf(document.body));
      await expect(groundOf(active)).toBeGreaterThan(groundOf(sheet));
      await expect(getComputedStyle(active).boxShadow).toMatch(/ 2px 0px 0px 0px inset$/);
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(document.querySelector('[popover]:popover-open:not([role="tooltip"])')).toBeNull(),
      );
    }
  },
};

/** A note is 4 px below its control, and the next label at least 16 px below the note; an error moves nothing. */
export const Rhythm: Story = {
  render: () => (
    <FormGrid columns={1}>
      <TextField label="房间号" value="" onChange={nothing} description="楼层加两位序号" />
      <TextField label="楼层" value="" onChange={nothing} errorMessage="请输入楼层" />
      <TextArea label="备注" value="" onChange={nothing} maxLength={200} />
      <TextField label="朝向" value="" onChange={nothing} />
    </FormGrid>
  ),
  play: async ({ canvas }) => {
    const rect = (element: Element | null | undefined): DOMRect =>
      element?.getBoundingClientRect() ?? new DOMRect();
    const boxOf = (name: string) => canvas.getByRole('textbox', { name }).closest('[class] > div');
    for (const [words, control] of [
      ['楼层加两位序号', '房间号'],
      ['请输入楼层', '楼层'],
    ] as const) {
      const lines = document.createRange();
      lines.selectNodeContents(canvas.getByText(words));
      const note = canvas.getByText(words).closest('[id$="note"]');
      const textTop =
        rect(note).top + parseFloat(getComputedStyle(note ?? document.body).paddingTop);
      await expect(textTop - rect(boxOf(control)).bottom).toBe(4);
    }
    const labels = ['房间号', '楼层', '备注', '朝向'].map((name) => canvas.getByText(name));
    for (const label of labels.slice(1)) {
      const above = labels[labels.indexOf(label) - 1]?.parentElement;
      await expect(rect(label).top - rect(above).bottom).toBeGreaterThanOrEqual(16);
    }
  },
};

/** Scrollbars have the colours of the theme: Firefox draws them white in the dark otherwise. */
export const Scrollbars: Story = {
  render: () => (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} style={{ height: 40, overflow: 'scroll' }} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const colors = [...canvasElement.querySelectorAll('[data-theme]')].map(
      (one) => getComputedStyle(one).scrollbarColor,
    );
    for (const one of colors) await expect(one).toMatch(/^rgb\([\d, ]+\) rgba\(0, 0, 0, 0\)$/);
    await expect(new Set(colors).size).toBe(2);
  },
};
