import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../packages/ui/src/Button/index.ts';
import { Checkbox } from '../packages/ui/src/Checkbox/index.ts';
import { DateRange } from '../packages/ui/src/DateRange/DateRange.tsx';
import { MultiPicker, Picker } from '../packages/ui/src/Picker/index.ts';
import { NumberField } from '../packages/ui/src/NumberField/NumberField.tsx';
import { PasswordField } from '../packages/ui/src/PasswordField/PasswordField.tsx';
import { RadioGroup } from '../packages/ui/src/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../packages/ui/src/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../packages/ui/src/Select/Select.tsx';
import { Switch } from '../packages/ui/src/Switch/Switch.tsx';
import { TextArea } from '../packages/ui/src/TextArea/TextArea.tsx';
import { TextField } from '../packages/ui/src/TextField/TextField.tsx';
import { TimeField } from '../packages/ui/src/TimeField/TimeField.tsx';
import { emulateStates } from './states/emulateStates.ts';
import { StateMatrix } from './states/StateMatrix.tsx';

const meta = {
  title: 'Foundations/Control states',
  beforeEach: emulateStates,

  parameters: {
    docs: {
      description: {
        component:
          'Every control in every state, those of one control in one row, dates below each other. Set the theme of the toolbar to light and dark to compare both. Hover, focus and pressed are shown without a pointer and keyboard: the same rules of style, applied to the control itself.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const today = '2026-03-18';
const nothing = (): void => {};
const options = [
  { value: 'single', label: '单人' },
  { value: 'double', label: '双人' },
];

const variants = ['solid', 'outline', 'quiet'] as const;
const buttonTones = ['neutral', 'brand', 'danger'] as const;

export const Buttons: Story = {
  render: () => (
    <StateMatrix
      without={['error', 'read-only']}
      controls={Object.fromEntries(
        variants.flatMap((variant) =>
          buttonTones.map((tone) => [
            `${variant} ${tone}`,
            ({ isDisabled = false }) => (
              <Button tone={tone} variant={variant} isDisabled={isDisabled} onPress={nothing}>
                {tone === 'danger' ? '删除' : '查询'}
              </Button>
            ),
          ]),
        ),
      )}
    />
  ),
};

export const Text: Story = {
  render: () => (
    <StateMatrix
      controls={{
        TextField: (state) => (
          <TextField label="昵称" value="前台小王" onChange={nothing} {...state} />
        ),
        PasswordField: (state) => (
          <PasswordField label="密码" value="Anzhu2026" onChange={nothing} {...state} />
        ),
        NumberField: (state) => (
          <NumberField label="天数" value={14} onChange={nothing} {...state} />
        ),
        TextArea: (state) => (
          <TextArea label="备注" value="靠窗，高楼层" onChange={nothing} {...state} />
        ),
      }}
    />
  ),
};

export const Lists: Story = {
  render: () => (
    <StateMatrix
      controls={{
        Select: (state) => (
          <Select label="房型" value="double" options={options} onChange={nothing} {...state} />
        ),
        Picker: (state) => (
          <Picker label="客户" value="single" options={options} onChange={nothing} {...state} />
        ),
        MultiPicker: (state) => (
          <MultiPicker
            label="入住人"
            value={['single']}
            options={options}
            onChange={nothing}
            {...state}
          />
        ),
      }}
    />
  ),
};

/** Two dates are wider than a seventh of the window. */
export const Dates: Story = {
  render: () => (
    <StateMatrix
      isWide
      controls={{
        DateRange: (state) => (
          <DateRange
            label="入住日期"
            value={{ begin: '2026-03-18', end: '2026-03-20' }}
            today={today}
            onChange={nothing}
            {...state}
          />
        ),
        TimeField: (state) => (
          <TimeField label="时间" value="14:00:00" onChange={nothing} {...state} />
        ),
      }}
    />
  ),
};

export const Choices: Story = {
  render: () => (
    <StateMatrix
      controls={{
        Switch: (state) => (
          <Switch label="接收隔离" isSelected={false} onChange={nothing} {...state} />
        ),
        'Switch, on': (state) => (
          <Switch label="接收隔离" isSelected onChange={nothing} {...state} />
        ),
        Checkbox: (state) => (
          <Checkbox label="含早餐" isSelected={false} onChange={nothing} {...state} />
        ),
        'Checkbox, on': (state) => (
          <Checkbox label="含早餐" isSelected onChange={nothing} {...state} />
        ),
        RadioGroup: (state) => (
          <RadioGroup label="入住" value="double" options={options} onChange={nothing} {...state} />
        ),
        SegmentedControl: (state) => (
          <SegmentedControl
            label="视图"
            value="double"
            options={options}
            onChange={nothing}
            {...state}
          />
        ),
      }}
    />
  ),
};
