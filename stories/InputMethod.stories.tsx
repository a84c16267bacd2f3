import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../packages/ui/src/Button/index.ts';
import { places } from '../packages/ui/src/Cascader/fixtures.ts';
import { Cascader } from '../packages/ui/src/Cascader/Cascader.tsx';
import { groupsOf } from '../packages/ui/src/CommandPalette/fixture.tsx';
import { CommandPalette } from '../packages/ui/src/CommandPalette/index.ts';
import { DateRange } from '../packages/ui/src/DateRange/DateRange.tsx';
import { DateTimeField } from '../packages/ui/src/DateTimeField/DateTimeField.tsx';
import { Dialog } from '../packages/ui/src/Dialog/Dialog.tsx';
import { Stack } from '../packages/ui/src/Layout/index.ts';
import { NumberField } from '../packages/ui/src/NumberField/NumberField.tsx';
import { Pager } from '../packages/ui/src/Pager/Pager.tsx';
import { cities } from '../packages/ui/src/Picker/fixture.ts';
import { MultiPicker, Picker } from '../packages/ui/src/Picker/index.ts';
import { RichText } from '../packages/ui/src/RichText/index.ts';
import { Select } from '../packages/ui/src/Select/Select.tsx';
import { TagField } from '../packages/ui/src/TagField/TagField.tsx';
import { TextField } from '../packages/ui/src/TextField/TextField.tsx';
import { TimeField } from '../packages/ui/src/TimeField/TimeField.tsx';
import { departments } from '../packages/ui/src/TreeSelect/fixtures.ts';
import { TreeSelect } from '../packages/ui/src/TreeSelect/index.ts';

const onChange = fn();
const onClose = fn();
const change = { onChange };
const today = '2026-03-18';

const meta = {
  title: 'Foundations/Input methods',
  beforeEach: () => {
    onChange.mockClear();
    onClose.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const focused = (): Element => document.activeElement ?? document.body;

/** A key of an input method as Chromium and Firefox send it, and as Safari sends the one that ends a composition. */
const kinds = [
  { isComposing: true, keyCode: 229 },
  { isComposing: false, keyCode: 229 },
];

/** Presses keys of an input method in the focused element. */
async function compose(...keys: string[]): Promise<void> {
  for (const key of keys) {
    for (const kind of kinds) await fireEvent.keyDown(focused(), { key, ...kind });
  }
}

/** Opens a field that chooses from options, and presses keys of an input method in it. */
function choosing(field: ReactNode, name: RegExp, row: 'option' | 'treeitem' = 'option'): Story {
  return {
    render: () => <>{field}</>,
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('combobox', { name }));
      const rows = () => screen.findAllByRole(row);
      const count = (await rows()).length;
      await waitFor(() => expect(focused()).toBeInstanceOf(HTMLInputElement));
      await userEvent.keyboard('{ArrowDown}');
      const active = focused().getAttribute('aria-activedescendant');
      await compose('ArrowDown', 'Home', 'End', 'Enter', 'Escape');
      await expect(await rows()).toHaveLength(count);
      await expect(focused()).toHaveAttribute('aria-activedescendant', active);
      await expect(onChange).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    },
  };
}

export const InPicker: Story = choosing(
  <Picker label="客源城市" value={null} options={cities} {...change} />,
  /^客源城市/,
);

export const InMultiPicker: Story = choosing(
  <MultiPicker label="客源城市" value={[]} options={cities} {...change} />,
  /^客源城市/,
);

export const InCascader: Story = choosing(
  <Cascader label="客源地" value={null} options={places} selectable="any" {...change} />,
  /^客源地/,
  'treeitem',
);

export const InTreeSelect: Story = choosing(
  <TreeSelect label="所属部门" value={null} options={departments} {...change} />,
  /^所属部门/,
  'treeitem',
);

export const InSelect: Story = choosing(
  <Select label="城市" value={null} options={cities} isSearchable {...change} />,
  /^城市/,
);

export const InCommandPalette: Story = {
  render: () => <CommandPalette isOpen onClose={onClose} groups={groupsOf(onChange)} />,
  play: async () => {
    const field = await screen.findByRole('combobox', { name: '搜索' });
    await waitFor(() => expect(field).toHaveFocus());
    const active = field.getAttribute('aria-activedescendant');
    await compose('ArrowDown', 'Tab', 'Enter', 'Escape');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-activedescendant', active);
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};

/** Arrow keys choose among the words that an input method offers: they step no number and no time. */
export const InSteppedFields: Story = {
  render: () => (
    <Stack gap={3}>
      <NumberField label="数量" value={2} step={1} {...change} />
      <TimeField label="检测时间" value="14:00:00" step={15} {...change} />
      <DateTimeField label="检测时刻" value="2026-03-18 14:00:00" today={today} {...change} />
      <DateRange label="下单日期" value={null} today={today} {...change} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const number = canvas.getByRole('spinbutton');
    for (const input of [number, ...canvas.getAllByRole('textbox')]) {
      await userEvent.click(input);
      await compose('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown');
    }
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(number);
    await userEvent.keyboard('{ArrowUp}');
    await expect(onChange).toHaveBeenLastCalledWith(3);
  },
};

/** Enter takes a word into the text; what was typed is not yet meant. */
export const InTypedFields: Story = {
  render: function Typed() {
    const [texts, setTexts] = useState('');
    return (
      <Stack gap={3}>
        <TextField label="链接" value={texts} onChange={setTexts} onEnter={onChange} />
        <TagField label="酒店标签" value={['近地铁']} {...change} />
        <TimeField label="检测时间" value="" {...change} />
        <DateTimeField label="检测时刻" value="" today={today} {...change} />
        <DateRange label="下单日期" value={null} today={today} {...change} />
        <Pager
          page={1}
          pageSize={10}
          pageSizes={[10, 20]}
          total={90}
          onPageChange={onChange}
          onPageSizeChange={onChange}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) {
      await userEvent.click(input);
      await compose('Backspace');
      await userEvent.keyboard('12');
      await compose('Enter');
      await expect(input).toHaveValue('12');
      await expect(onChange).not.toHaveBeenCalled();
      await userEvent.clear(input);
    }
  },
};

/** Esc discards a composition, not the dialog with what was typed before. */
export const InDialog: Story = {
  render: () => (
    <Dialog title="修改房型" isOpen onClose={onClose} footer={<Button>取消</Button>}>
      <Stack gap={3}>
        <TextField label="房型名称" value="大床房" {...change} />
        <Picker label="客源城市" value={null} options={cities} {...change} />
        <RichText
          label="酒店介绍"
          value=""
          uploadImage={() => Promise.resolve('/files/1.png')}
          {...change}
        />
      </Stack>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const fields = [
      await screen.findByRole('textbox', { name: '房型名称' }),
      screen.getByRole('combobox', { name: '客源城市' }),
      await screen.findByRole('textbox', { name: '酒店介绍' }),
    ];
    for (const field of fields) {
      await userEvent.click(field);
      await compose('Escape');
      await expect(field).toHaveFocus();
    }
    await expect(dialog).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('textbox', { name: '房型名称' }));
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};
