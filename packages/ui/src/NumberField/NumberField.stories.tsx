import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Grid } from '../Layout/index.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

/** Keeps what is typed, as a form does. */
function Controlled(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: number | null): void => {
    setValue(next);
    props.onChange(next);
  };
  return <NumberField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  args: { label: '床位数', value: null, onChange: fn(), min: 1, max: 6 },
  render: (args) => <Controlled {...args} />,
  parameters: {
    guide: {
      anatomy: { 标签: '含单位：床位数（张）', 数值: '右对齐，等宽', 加减: '按一次一个步长' },
      good: ['写明上下限', '能直接键入'],
      bad: ['手机号、证件号也用它', '静默改掉超限的值'],
    },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: '床位数' });
    await userEvent.type(input, '2');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Full-width digits become plain, and money shows two decimals when left. */
export const Money: Story = {
  args: { label: '新价格', value: 328, decimals: 2, min: 0, max: 999999.99, unit: '元' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: '新价格' });
    await expect(input).toHaveValue('328.00');
    await userEvent.clear(input);
    await userEvent.type(input, '29８.56');
    await expect(input).toHaveValue('298.56');
    await expect(args.onChange).toHaveBeenLastCalledWith(298.56);
    await userEvent.clear(input);
    await userEvent.type(input, '30.');
    await expect(input).toHaveValue('30.');
    await userEvent.tab();
    await expect(input).toHaveValue('30.00');
  },
};

const yuan = { currency: 'CNY' };

/** Digits after the point and groups by a format; a number from a spreadsheet is read, an exponent is refused. */
export const ByFormat: Story = {
  args: { label: '年租金', value: 128_000, format: yuan, min: 0, max: 9_999_999.99, unit: '元' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: '年租金' });
    await expect(input).toHaveValue('128,000.00');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('1 280');
    await expect(args.onChange).toHaveBeenLastCalledWith(1280);
    await userEvent.tab();
    await expect(input).toHaveValue('1,280.00');
    await userEvent.clear(input);
    await userEvent.type(input, '1e5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveAccessibleDescription('请写出全部数字：100,000');
    await userEvent.clear(input);
    await userEvent.type(input, '100,000');
    await userEvent.tab();
    await expect(input).toHaveValue('100,000.00');
    await expect(input).not.toHaveAccessibleDescription();
  },
};

/** Entered by a press its text is selected: what is typed replaces it. A second press sets the caret. */
export const EnteredByPress: Story = {
  args: { label: '新价格', value: 288, decimals: 2, min: 0, max: 999999.99, unit: '元' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('spinbutton', { name: '新价格' });
    await userEvent.click(input);
    await expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
    await userEvent.keyboard('358');
    await expect(args.onChange).toHaveBeenLastCalledWith(358);
    await userEvent.click(input);
    await expect(input.selectionStart).toBe(input.selectionEnd);
  },
};

export const Pasted: Story = {
  args: { label: '新价格', decimals: 2, unit: '元' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: '新价格' }));
    await userEvent.paste('￥1,280.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(1280.5);
  },
};

/** What is no number, and a number out of the limits, stays as typed and is refused when left. */
export const Refused: Story = {
  args: { label: '新价格', decimals: 2, min: 0, max: 999999.99, unit: '元' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: '新价格' });
    for (const [text, problem] of [
      ['-1', '不能小于 0.00'],
      ['1000000', '不能大于 999999.99'],
      ['300-350', '只能填写数字'],
      ['1e5', '请写出全部数字：100000'],
      ['2晚 300元', '只能填写数字'],
      ['1.2万', '只能填写数字'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(input).toBeValid();
      await userEvent.tab();
      await expect(input).toHaveValue(text);
      await expect(input).toHaveAccessibleDescription(problem);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(input);
    await userEvent.type(input, '300');
    await expect(input).toBeValid();
  },
};

/** 2.5 beds do not silently become 25. */
export const TooFine: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: '床位数' });
    await userEvent.type(input, '2.5');
    await userEvent.tab();
    await expect(input).toHaveValue('2.5');
    await expect(input).toHaveAccessibleDescription('应为整数');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** A form is not sent with a number out of the limits. */
export const SentOutOfLimits: Story = {
  play: async ({ canvas, mount, args }) => {
    const onSubmit = fn();
    await mount(
      <Form onSubmit={onSubmit}>
        <Controlled {...args} />
        <Button type="submit">保存</Button>
      </Form>,
    );
    const input = canvas.getByRole('spinbutton', { name: '床位数' });
    await userEvent.type(input, '60{Enter}');
    await expect(input).toHaveAccessibleDescription('不能大于 6');
    await userEvent.clear(input);
    await userEvent.type(input, '70');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(input).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, '3{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** By the buttons, which stop at the limits. */
export const Steps: Story = {
  args: { value: 5, step: 1 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: '床位数' });
    await userEvent.click(canvas.getByRole('button', { name: '增加' }));
    await userEvent.click(canvas.getByRole('button', { name: '增加' }));
    await expect(input).toHaveValue('6');
    await userEvent.click(canvas.getByRole('button', { name: '减少' }));
    await expect(input).toHaveValue('5');
  },
};

export const ByKeyboard: Story = {
  args: { label: '体温', value: 36.5, decimals: 1, step: 0.1, min: 34, max: 43, unit: '℃' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const input = canvas.getByRole('spinbutton', { name: '体温' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(input).toHaveValue('36.6');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(input).toHaveValue('37.6');
    await userEvent.keyboard('{PageDown}');
    await expect(input).toHaveValue('36.6');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '增加' })).not.toHaveFocus();
  },
};

/** A number out of the limits is kept, with an error. */
export const Invalid: Story = {
  args: { value: 60, errorMessage: '床位数为 1 至 6' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: '床位数' })).toBeInvalid();
    await expect(canvas.getByRole('spinbutton')).toHaveValue('60');
  },
};

const nothing = (): void => {};

/** Every kind in every state. */
export const Permutations: Story = {
  render: () => (
    <Grid columns={3} gap={4}>
      <NumberField label="排序" value={null} onChange={nothing} placeholder="0" />
      <NumberField label="床位数" value={2} onChange={nothing} step={1} isRequired />
      <NumberField label="新价格" value={328} onChange={nothing} decimals={2} unit="元" />
      <NumberField label="体温" value={37.6} onChange={nothing} decimals={1} step={0.1} unit="℃" />
      <NumberField
        label="优惠数值"
        value={8.5}
        onChange={nothing}
        decimals={3}
        isTrimmed
        unit="折"
      />
      <NumberField label="数量" value={0} onChange={nothing} errorMessage="数量至少为 1" />
      <NumberField label="数量（说明）" value={20} onChange={nothing} description="按最小包装计" />
      <NumberField
        label="数量（停用）"
        value={20}
        onChange={nothing}
        step={1}
        unit="箱"
        isDisabled
      />
      <NumberField
        label="数量（只读）"
        value={20}
        onChange={nothing}
        step={1}
        unit="箱"
        isReadOnly
      />
    </Grid>
  ),
};
