import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ToastRegion } from '../Toast/index.ts';
import { TextField } from '../TextField/TextField.tsx';
import { RecordStepper, type RecordStepperProps } from './RecordStepper.tsx';

type OnPage = RecordStepperProps['onPageChange'];

const onIndexChange = fn();
const onPageChange = fn<OnPage>(() => Promise.resolve());

/** Keeps the place, as a review dialog does. */
function Controlled(props: RecordStepperProps) {
  const [place, setPlace] = useState({ page: props.page, index: props.index });
  return (
    <RecordStepper
      {...props}
      {...place}
      onIndexChange={(index) => {
        props.onIndexChange(index);
        setPlace({ ...place, index });
      }}
      onPageChange={async (page, index) => {
        await props.onPageChange(page, index);
        setPlace({ page, index });
      }}
    />
  );
}

const meta = {
  title: 'Data/RecordStepper',
  component: RecordStepper,
  render: (args) => <Controlled {...args} />,
  args: { index: 2, page: 1, pageSize: 10, total: 57, onIndexChange, onPageChange },
  beforeEach: () => {
    onIndexChange.mockClear();
    onPageChange.mockClear();
  },
} satisfies Meta<typeof RecordStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By mouse, on and back within the page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 3 / 57 条')).toBeVisible();
    const chevronOf = (name: string): number => {
      const button = canvas.getByRole('button', { name });
      const icon = button.querySelector('svg')?.getBoundingClientRect();
      const box = button.getBoundingClientRect();
      return (icon?.left ?? 0) - (box.left + box.width / 2);
    };
    await expect(chevronOf('上一条')).toBeLessThan(0);
    await expect(chevronOf('下一条')).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: '下一条' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('第 4 / 57 条');
    await userEvent.click(canvas.getByRole('button', { name: '上一条' }));
    await userEvent.click(canvas.getByRole('button', { name: '上一条' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('第 2 / 57 条');
    await expect(onPageChange).not.toHaveBeenCalled();
  },
};

/** By ← and →; in a text field they move the cursor as ever. */
export const ByKeyboard: Story = {
  args: { hasArrowKeys: true },
  render: (args) => (
    <>
      <Controlled {...args} />
      <TextField label="审核意见" value="同意" onChange={() => {}} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('第 4 / 57 条')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByText('第 3 / 57 条')).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: '审核意见' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByText('第 3 / 57 条')).toBeVisible();
    const chevronOf = (name: string): number => {
      const button = canvas.getByRole('button', { name });
      const icon = button.querySelector('svg')?.getBoundingClientRect();
      const box = button.getBoundingClientRect();
      return (icon?.left ?? 0) - (box.left + box.width / 2);
    };
    await expect(chevronOf('上一条')).toBeLessThan(0);
    await expect(chevronOf('下一条')).toBeGreaterThan(0);
    canvas.getByRole('button', { name: '下一条' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('第 4 / 57 条')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('第 5 / 57 条')).toBeVisible();
  },
};

/** At the edge of a page the next one is read; its first record is shown. */
export const AcrossPages: Story = {
  args: { index: 9 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一条' }));
    await expect(onPageChange).toHaveBeenLastCalledWith(2, 0);
    await expect(await canvas.findByText('第 11 / 57 条')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '上一条' }));
    await expect(onPageChange).toHaveBeenLastCalledWith(1, 9);
  },
};

/** While a page is being loaded, further steps are ignored. */
export const Pending: Story = {
  args: { index: 9, hasArrowKeys: true, onPageChange: fn<OnPage>(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: '下一条' });
    await userEvent.click(next);
    await expect(next).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(canvas.getByRole('button', { name: '上一条' }));
    await expect(canvas.getByText('第 10 / 57 条')).toBeVisible();
  },
};

/** There is nothing before the first and after the last: a message appears. */
export const AtTheEnds: Story = {
  args: { index: 0, total: 1 },
  render: (args) => (
    <>
      <ToastRegion />
      <Controlled {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: '上一条' }));
    await waitFor(() => expect(page.getByText('已经是第一条了！')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '下一条' }));
    await waitFor(() => expect(page.getByText('已经是最后一条了！')).toBeVisible());
  },
};

/** Something unsaved is in the way. */
export const Refused: Story = {
  args: { disabledReason: '请先保存审核意见', hasArrowKeys: true },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('第 3 / 57 条')).toBeVisible();
    const chevronOf = (name: string): number => {
      const button = canvas.getByRole('button', { name });
      const icon = button.querySelector('svg')?.getBoundingClientRect();
      const box = button.getBoundingClientRect();
      return (icon?.left ?? 0) - (box.left + box.width / 2);
    };
    await expect(chevronOf('上一条')).toBeLessThan(0);
    await expect(chevronOf('下一条')).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: '下一条' })).toHaveAccessibleDescription(
      '请先保存审核意见',
    );
  },
};

export const Nothing: Story = { args: { index: 0, total: 0 } };

/** None, one, many, very many. */
export const Permutations: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '16px' }}>
      {[
        [1, 0, 0],
        [1, 0, 1],
        [3, 4, 57],
        [98_765, 9, 1_000_000],
      ].map(([page = 1, index = 0, total = 0]) => (
        <Controlled key={total} {...args} page={page} index={index} total={total} />
      ))}
    </div>
  ),
  parameters: {
    // Four on one page: in the product there is one, and its landmark has one name.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
};
