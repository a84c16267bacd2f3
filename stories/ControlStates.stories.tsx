import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../packages/ui/src/Button/index.ts';
import { Checkbox } from '../packages/ui/src/Checkbox/index.ts';
import { DateRange } from '../packages/ui/src/DateRange/DateRange.tsx';
import { Stack } from '../packages/ui/src/Layout/index.ts';
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
          'Every control in every state. Set the theme of the toolbar to light and dark to compare both. Hover, active and focus are emulated.',
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

export const Buttons: Story = {
  render: () => (
    <Stack gap={6}>
      {(['solid', 'outline', 'quiet'] as const).map((variant) => (
        <StateMatrix key={variant} without={['readOnly', 'invalid']}>
          {({ isDisabled = false }) => (
            <Stack gap={2} align="start">
              <Button tone="brand" variant={variant} isDisabled={isDisabled} onPress={nothing}>
                查询
              </Button>
              <Button tone="danger" variant={variant} isDisabled={isDisabled} onPress={nothing}>
                删除
              </Button>
            </Stack>
          )}
        </StateMatrix>
      ))}
      <Button isPending onPress={nothing}>
        保存
      </Button>
    </Stack>
  ),
};

export const Text: Story = {
  render: () => (
    <Stack gap={6}>
      <StateMatrix>
        {(state) => <TextField label="昵称" value="前台小王" onChange={nothing} {...state} />}
      </StateMatrix>
      <StateMatrix>
        {(state) => <PasswordField label="密码" value="Anzhu2026" onChange={nothing} {...state} />}
      </StateMatrix>
      <StateMatrix>
        {(state) => <NumberField label="天数" value={14} onChange={nothing} {...state} />}
      </StateMatrix>
      <StateMatrix>
        {(state) => <TextArea label="备注" value="靠窗，高楼层" onChange={nothing} {...state} />}
      </StateMatrix>
    </Stack>
  ),
};

export const Lists: Story = {
  render: () => (
    <Stack gap={6}>
      <StateMatrix>
        {(state) => (
          <Select label="房型" value="double" options={options} onChange={nothing} {...state} />
        )}
      </StateMatrix>
      <StateMatrix>
        {(state) => (
          <Picker label="客户" value="single" options={options} onChange={nothing} {...state} />
        )}
      </StateMatrix>
      <StateMatrix>
        {(state) => (
          <MultiPicker
            label="入住人"
            value={['single']}
            options={options}
            onChange={nothing}
            {...state}
          />
        )}
      </StateMatrix>
    </Stack>
  ),
};

export const Dates: Story = {
  render: () => (
    <Stack gap={6}>
      <StateMatrix>
        {(state) => (
          <DateRange
            label="入住日期"
            value={{ begin: '2026-03-18', end: '2026-03-20' }}
            today={today}
            onChange={nothing}
            {...state}
          />
        )}
      </StateMatrix>
      <StateMatrix>
        {(state) => <TimeField label="时间" value="14:00" onChange={nothing} {...state} />}
      </StateMatrix>
    </Stack>
  ),
};

export const Choices: Story = {
  render: () => (
    <Stack gap={6}>
      {[false, true].map((isSelected) => (
        <StateMatrix key={String(isSelected)} without={['invalid']}>
          {(state) => (
            <Stack gap={3}>
              <Switch label="接收隔离" isSelected={isSelected} onChange={nothing} {...state} />
              <Checkbox label="含早餐" isSelected={isSelected} onChange={nothing} {...state} />
            </Stack>
          )}
        </StateMatrix>
      ))}
      <StateMatrix>
        {(state) => (
          <RadioGroup label="入住" value="double" options={options} onChange={nothing} {...state} />
        )}
      </StateMatrix>
      <StateMatrix>
        {(state) => (
          <SegmentedControl
            label="视图"
            value="double"
            options={options}
            onChange={nothing}
            {...state}
          />
        )}
      </StateMatrix>
    </Stack>
  ),
};
