import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Layout/index.ts';
import { bareControl, controlBox } from './Field.css.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Field } from './Field.tsx';
import { DoAndDont } from '../../../../stories/kit/DoAndDont.tsx';

const meta = {
  title: 'Inputs/Field',
  component: Field,
  args: {
    label: '房间号',
    children: (control) => (
      <div className={controlBox({ isInvalid: control['aria-invalid'] })}>
        <input {...control} className={bareControl} defaultValue="1208" />
      </div>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('房间号'));
    await expect(canvas.getByRole('textbox', { name: '房间号' })).toHaveFocus();
  },
};

export const DosAndDonts: Story = {
  name: 'Do and avoid',
  render: () => (
    <DoAndDont
      good={{
        picture: (
          <TextField
            label="手机号"
            value="1380000"
            errorMessage="手机号为 11 位，还差 4 位"
            onChange={fn()}
          />
        ),
        reason: 'The label stays; the fault says what is missing.',
      }}
      bad={{
        picture: (
          <TextField
            label="手机号"
            isLabelHidden
            placeholder="请输入手机号"
            value=""
            errorMessage="输入有误"
            onChange={fn()}
          />
        ),
        reason: 'The hint goes with the first key; the fault says nothing.',
      }}
    />
  ),
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '房间号' })).toBeRequired();
  },
};

export const WithDescription: Story = {
  args: { description: '楼层加两位序号，同一酒店内不重复' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '楼层加两位序号，同一酒店内不重复',
    );
  },
};

/** The error takes the description's place. */
export const Invalid: Story = {
  args: { description: '楼层加两位序号', errorMessage: '房间号 1208 已存在' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '房间号' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('房间号 1208 已存在');
    await expect(canvas.queryByText('楼层加两位序号')).not.toBeInTheDocument();
  },
};

/** Labelled for screen readers, hidden where the context is clear. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '房间号' })).toBeVisible();
  },
};

/** A control of several elements: the label names the group. */
export const Group: Story = {
  render: () => (
    <Field label="入住时间" isGroup>
      {(_control, { labelId }) => (
        <fieldset aria-labelledby={labelId}>
          <div className={controlBox()}>
            <input className={bareControl} aria-label="开始日期" defaultValue="2026-03-01" />
            至
            <input className={bareControl} aria-label="结束日期" defaultValue="2026-03-03" />
          </div>
        </fieldset>
      )}
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '入住时间' })).toBeVisible();
  },
};

/** The box of a control in each of its states. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={3}>
      {[
        { label: '平常' },
        { label: '有误', errorMessage: '请输入房间号' },
        { label: '停用', isDisabled: true },
        { label: '只读', isReadOnly: true },
      ].map((props) => (
        <Field key={props.label} {...props}>
          {(control) => (
            <div
              className={controlBox({
                isInvalid: control['aria-invalid'],
                isDisabled: props.isDisabled,
              })}
            >
              <input
                {...control}
                className={bareControl}
                disabled={props.isDisabled}
                readOnly={props.isReadOnly}
                defaultValue="1208"
              />
            </div>
          )}
        </Field>
      ))}
    </Stack>
  ),
};
