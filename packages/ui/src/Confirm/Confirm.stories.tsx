import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Layout/index.ts';
import { Confirm } from './Confirm.tsx';
import type { ConfirmProps } from './Confirm.tsx';
import { recordAnnouncements } from '../../../../stories/kit/announced.ts';

function Page(props: ConfirmProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone={props.deleteTarget || props.tone === 'danger' ? 'danger' : 'neutral'}
        onPress={() => setOpen(true)}
      >
        {props.deleteTarget ? '删除' : props.confirmLabel}
      </Button>
      <Confirm
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Confirm',
  component: Confirm,
  args: {
    isOpen: false,
    deleteTarget: { kind: '房型', name: '豪华大床房' },
    onConfirm: fn(),
    onClose: fn(),
  },
  render: (args) => <Page {...args} />,
  parameters: {
    guide: {
      anatomy: {
        问题: '写出名称：删除房型「豪华大床房」？',
        后果: '一句话',
        底部: '焦点在安全的一边',
      },
      good: ['只用于不能撤回的事', '按钮写动作：删除'],
      bad: ['按钮写“确定”', '每次保存都确认'],
    },
  },
} satisfies Meta<typeof Confirm>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async (label = '删除'): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: label }));
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(question).toBeVisible());
  return question;
};

export const Default: Story = {
  play: async () => {
    const question = await openDialog();
    await expect(question).toHaveAccessibleName('删除房型「豪华大床房」？');
    await expect(question).toHaveAccessibleDescription('删除后无法恢复。');
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
  },
};

export const Confirmed: Story = {
  play: async ({ args }) => {
    const question = await openDialog();
    await userEvent.click(within(question).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: '删除' })).toHaveFocus());
  },
};

/** Enter, pressed too soon, does no harm; Tab goes to the action. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: '删除' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(1));
  },
};

/** Ctrl+Enter is the action of a plain question, from the button that has the focus; of a loss it is not. */
export const BySendKey: Story = {
  render: ({ onConfirm, onClose }) => (
    <Inline gap={2}>
      <Page
        isOpen={false}
        title="房间「1208」退房？"
        confirmLabel="退房"
        onConfirm={onConfirm}
        onClose={onClose}
      />
      <Page
        isOpen={false}
        deleteTarget={{ kind: '房间', name: '1208' }}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    </Inline>
  ),
  play: async ({ args }) => {
    await openDialog();
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await openDialog('退房');
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** While the action is pending nothing can be pressed, and it cannot be closed. */
export const Pending: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    const question = await openDialog();
    await userEvent.dblClick(within(question).getByRole('button', { name: '删除' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('button', { name: '取消' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(question).toBeVisible();
  },
};

/** A rejection is shown in the dialog; it can be retried. */
export const Refused: Story = {
  args: {
    onConfirm: fn(async () => {
      throw new Error('该房型下还有 12 间房，不能删除');
    }),
  },
  play: async ({ args }) => {
    const question = await openDialog();
    const confirm = within(question).getByRole('button', { name: '删除' });
    const announced = recordAnnouncements();
    await userEvent.click(confirm);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '该房型下还有 12 间房，不能删除',
    );
    await waitFor(() => expect(announced).toEqual(['该房型下还有 12 间房，不能删除']));
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A loss that is no deletion names the thing in its own words. */
export const Loss: Story = {
  render: ({ onConfirm, onClose }) => (
    <Page
      isOpen={false}
      tone="danger"
      title="房间「1208」已为订单「20260301001」预订，仍要办理入住？"
      confirmLabel="仍要办理"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      办理后，原订单的客人需另排房间。
    </Page>
  ),
  play: async () => {
    await expect(await openDialog('仍要办理')).toHaveAccessibleName(/「1208」.*「20260301001」/);
  },
};

/** Not all questions are about loss. */
export const Brand: Story = {
  render: ({ onConfirm, onClose }) => (
    <Page
      isOpen={false}
      title="修改价格"
      confirmLabel="确定"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      用户将以修改后的价格支付：¥488.00 → ¥420.00
    </Page>
  ),
  play: async () => void (await openDialog('确定')),
};

/** A question that says all in its title has no empty band below it; a refusal gets its place. */
export const TitleOnly: Story = {
  args: { onConfirm: fn(() => Promise.reject(new Error('房间状态已变更'))) },
  render: ({ onConfirm, onClose }) => (
    <Page
      isOpen={false}
      tone="danger"
      title="放弃已填写的入住信息？"
      confirmLabel="放弃"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  ),
  play: async () => {
    const question = await openDialog('放弃');
    const [head, foot] = [...question.children];
    await expect(head).toContainElement(within(question).getByRole('heading'));
    await expect(foot).toContainElement(within(question).getByRole('button', { name: '取消' }));
    await userEvent.click(within(question).getByRole('button', { name: '放弃' }));
    await expect(await within(question).findByRole('alert')).toHaveTextContent('房间状态已变更');
  },
};

/** A very long name is cut, so that the question stays readable. A missing one is 未命名. */
export const VeryLongName: Story = {
  args: {
    deleteTarget: {
      kind: '优惠',
      name: '春节提前预订连住三晚及以上每晚直减并赠送双早与行政酒廊下午茶 EarlyBirdLongStaySpringFestivalPackage2026WithBreakfastAndLounge',
    },
  },
  play: async () => {
    const question = await openDialog();
    await expect(question).toHaveAccessibleName(/^删除优惠「春节.*…」？$/);
  },
};

/** A deletion, another loss and a plain question, each behind its button; one is open. */
export const Permutations: Story = {
  render: ({ onConfirm, onClose }) => {
    const shared = { isOpen: false, onConfirm, onClose };
    return (
      <Inline gap={2}>
        <Page {...shared} deleteTarget={{ kind: '房型', name: '豪华大床房' }} />
        <Page {...shared} title="确定为该用户办理退款吗？" confirmLabel="退款" />
        <Page {...shared} tone="danger" title="房间「1208」退房？" confirmLabel="退房">
          入住人将离店，房间转为待打扫。
        </Page>
      </Inline>
    );
  },
  play: async () => {
    for (const label of ['删除', '退款']) {
      await openDialog(label);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    }
    await expect(await openDialog('退房')).toHaveAccessibleName('房间「1208」退房？');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await openDialog()),
};

/** It opens with the dialog that it is asked over: neither makes the other inert. */
export const WithItsDialog: Story = {
  render: (args) => (
    <>
      <Dialog isOpen title="办理入住" onClose={fn()}>
        房间 801
      </Dialog>
      <Confirm {...args} isOpen />
    </>
  ),
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(question).getByText('取消').closest('[inert]')).toBeNull());
    await userEvent.click(within(question).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
  },
};
