import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Layout/index.ts';
import { Text } from '../Text/Text.tsx';
import { ToastRegion, toast } from '../Toast/index.ts';
import { Popover, type PopoverProps } from './Popover.tsx';

interface PageProps extends Pick<PopoverProps, 'placement' | 'width'> {
  /** What it is about: on the button, and the sheet's name. */
  label?: string;
  /** How many lines of text are in the sheet. */
  lines?: number;
}

function Page({ label = '列设置', placement, width, lines = 1 }: PageProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={3} align="start">
      <Button ref={trigger} aria-expanded={isOpen} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Popover
          label={label}
          triggerRef={trigger}
          placement={placement}
          width={width}
          onClose={() => setOpen(false)}
        >
          <Stack gap={2}>
            {Array.from({ length: lines }, (_, index) => (
              <Text key={index}>{`${index + 1}. 订单号、酒店、客户`}</Text>
            ))}
            <Button onPress={() => setOpen(false)}>确定</Button>
          </Stack>
        </Popover>
      )}
    </Stack>
  );
}

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: '列设置',
    triggerRef: { current: null },
    onClose: () => undefined,
    children: null,
  },
  render: ({ placement, width }) => <Page placement={placement} width={width} />,
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (name = '列设置'): HTMLElement => screen.getByRole('button', { name });
const open = async (name = '列设置'): Promise<HTMLElement> => {
  await userEvent.click(trigger(name));
  const sheet = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(sheet).toBeVisible());
  return sheet;
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** It opens below its trigger, their left edges in line. */
export const Default: Story = {
  play: async () => {
    const sheet = (await open()).getBoundingClientRect();
    const button = trigger().getBoundingClientRect();
    await expect(sheet.left).toBeCloseTo(button.left, -1);
    await expect(sheet.top).toBeGreaterThan(button.bottom);
  },
};

export const PressOutside: Story = {
  play: async () => {
    await open();
    await userEvent.click(document.elementFromPoint(window.innerWidth - 4, 4) ?? document.body);
    await closed();
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

/** Text that is selected by mouse, to beyond the popover, does not close it. */
export const SelectionEndsOutside: Story = {
  play: async () => {
    const sheet = await open();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: sheet },
      { target: document.elementFromPoint(window.innerWidth - 4, 4) ?? document.body },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(sheet).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '确定' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};

/** Near the lower edge there is more space above: it opens there. */
export const NoRoomBelow: Story = {
  render: () => (
    <div
      style={{
        height: 'calc(100vh - 32px)',
        display: 'grid',
        alignItems: 'end',
        justifyItems: 'end',
      }}
    >
      <Page lines={6} />
    </div>
  ),
  play: async () => {
    const sheet = (await open()).getBoundingClientRect();
    const button = trigger().getBoundingClientRect();
    await expect(sheet.bottom).toBeLessThanOrEqual(button.top);
    await expect(sheet.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** More than the window is high: it keeps within the window and scrolls in itself. */
export const VeryMany: Story = {
  render: () => <Page lines={120} />,
  play: async () => {
    const sheet = await open();
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await waitFor(() =>
      expect(sheet.closest('[data-floating]')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        window.innerHeight,
      ),
    );
  },
};

/** A message that comes meanwhile can be closed; the sheet stays open. */
export const WithMessage: Story = {
  render: () => (
    <>
      <Page />
      <ToastRegion />
    </>
  ),
  beforeEach: () => toast.closeAll(),
  play: async () => {
    toast.info('房间 1208 已打扫', { duration: Infinity });
    await screen.findByRole('article', { name: '房间 1208 已打扫' });
    await open();
    const message = screen.getByRole('article', { name: '房间 1208 已打扫' });
    await userEvent.click(within(message).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: '列设置' })).toBeVisible();
  },
};

/** Each place and width behind its button; one is open. Without room it goes to the other side. */
export const Permutations: Story = {
  render: () => (
    <Stack gap={3} align="start">
      <Page label="下方，左边对齐" placement="bottom start" lines={3} />
      <Page label="下方，右边对齐" placement="bottom end" lines={3} />
      <Page label="与按钮一样宽，里面的文字更长时随文字" width="trigger" lines={3} />
    </Stack>
  ),
  play: async () => {
    for (const name of ['下方，左边对齐', '下方，右边对齐']) {
      await open(name);
      await userEvent.keyboard('{Escape}');
      await closed();
    }
    const name = '与按钮一样宽，里面的文字更长时随文字';
    const { width } = (await open(name)).getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(trigger(name).offsetWidth - 2);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await open()),
};
