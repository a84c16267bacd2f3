import { Code } from '@anzhu/api/contract/envelope';
import { ReviewDecision, ReviewStatus } from '@anzhu/api/contract/review';
import type { Declaration } from '@anzhu/api/contract/declaration';
import { PersonType } from '@anzhu/api/contract/isolation';
import { reviewConflict } from '@anzhu/api/rules/review';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { hotelsOf } from '../fixtures.ts';
import {
  DeclarationReviewDialog,
  type DeclarationReviewDialogProps,
} from './DeclarationReviewDialog.tsx';
import { noRoomWarning } from './rules.ts';

/** Pending, of a close contact: the reviewer chooses the place. */
const closeContact: Declaration = {
  id: '16',
  name: '林听雨',
  idCard: '990101198505215400',
  phone: '13800000400',
  type: PersonType.closeContact,
  checkInTime: '2026-03-18 14:00:00',
  checkOutTime: '2026-04-01 12:00:00',
  reviewStatus: ReviewStatus.pending,
  hotelId: null,
  hotelName: null,
  roomType: null,
  roomTypeName: null,
  roomName: null,
  remark: null,
  createTime: '2026-03-18 09:10:00',
};
const hotel = { hotelId: '1', hotelName: '安住·西湖店' };
/** Pending; the person comes from abroad and has selected a hotel. */
const inbound: Declaration = {
  ...closeContact,
  ...hotel,
  id: '14',
  name: '许清嘉',
  type: PersonType.inbound,
  roomType: '13',
  roomTypeName: '家庭套房',
};
const approved: Declaration = {
  ...closeContact,
  ...hotel,
  id: '8',
  name: '周海棠',
  roomType: '13',
  roomTypeName: '家庭套房',
  reviewStatus: ReviewStatus.approved,
  roomName: '608',
};
const list = [closeContact, inbound, approved] as const;

/** Steps through three declarations, as a screen does; a conflict shows the record as it is then. */
function Reviewing(props: DeclarationReviewDialogProps) {
  const [index, setIndex] = useState(Math.max(0, list.indexOf(props.declaration)));
  const [isLate, setLate] = useState(false);
  const declaration = list[index] ?? props.declaration;
  return (
    <DeclarationReviewDialog
      {...props}
      declaration={
        isLate
          ? { ...declaration, reviewStatus: ReviewStatus.approved, remark: '已核实' }
          : declaration
      }
      steps={{ ...props.steps, index, onIndexChange: setIndex }}
      onReview={(values) =>
        props.onReview(values).catch((error: unknown) => {
          setLate((error as { code?: number }).code === Code.conflict);
          throw error;
        })
      }
    />
  );
}

const meta = {
  title: 'Isolation/Declarations 申报/DeclarationReviewDialog',
  component: DeclarationReviewDialog,
  args: {
    mode: 'review',
    declaration: closeContact,
    hotels: hotelsOf([
      { id: '1', name: '安住·西湖店' },
      { id: '3', name: '安住·珠江店' },
    ]),
    roomTypes: [
      { id: '11', name: '豪华大床房', vacant: 4 },
      { id: '12', name: '标准双床房', vacant: 0 },
      { id: '13', name: '家庭套房', vacant: 0 },
    ],
    steps: {
      index: 0,
      page: 1,
      pageSize: 3,
      total: 3,
      onIndexChange: fn(),
      onPageChange: fn(async () => {}),
    },
    pendingCount: 2,
    onHotelChange: fn(),
    onReview: fn(async () => {}),
    onClose: fn(),
  },
  render: (args) => <Reviewing {...args} />,
} satisfies Meta<typeof DeclarationReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const press = (name: string): Promise<void> => userEvent.click(button(name));
const note = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: '审核备注' });

async function choose(label: string, option: RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Hotel and room type are required to approve; the dialog closes then. */
export const Default: Story = {
  play: async ({ args }) => {
    await note();
    await press('批准');
    await expect(screen.getByRole('combobox', { name: '酒店' })).toHaveAccessibleDescription(
      '请选择酒店',
    );
    await choose('酒店', /西湖店/);
    await expect(args.onHotelChange).toHaveBeenLastCalledWith('1');
    await choose('房型', /标准双床房/);
    await expect(await screen.findByText(noRoomWarning)).toBeVisible();
    await choose('房型', /豪华大床房/);
    await press('批准');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onReview).toHaveBeenLastCalledWith({
      id: closeContact.id,
      reviewStatus: ReviewDecision.approve,
      hotelId: '1',
      roomType: '11',
      remark: '',
    });
  },
};

/** It begins with the place of the approval before, of the hotel's rooms. */
export const Proposed: Story = {
  args: { proposed: { hotelId: '1', roomType: '11' } },
  play: async ({ args }) => {
    await note();
    await expect(screen.getByRole('combobox', { name: '酒店' })).toHaveTextContent('西湖店');
    await press('批准');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onReview).toHaveBeenLastCalledWith({
      id: closeContact.id,
      reviewStatus: ReviewDecision.approve,
      hotelId: '1',
      roomType: '11',
      remark: '',
    });
  },
};

/** 驳回并下一条 leads to the next one. */
export const RejectAndNext: Story = {
  play: async ({ args }) => {
    await userEvent.type(await note(), '材料不全');
    await press('驳回并下一条');
    await expect(await screen.findByText('第 2 / 3 条')).toBeVisible();
    await expect(args.onReview).toHaveBeenLastCalledWith({
      id: closeContact.id,
      reviewStatus: ReviewDecision.reject,
      remark: '材料不全',
    });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Blanks are no reason; the focus goes to the note. */
export const RejectNeedsNote: Story = {
  play: async ({ args }) => {
    await userEvent.type(await note(), '  ');
    await press('驳回');
    await waitFor(async () => expect(await note()).toHaveAccessibleDescription(/请输入拒绝理由！/));
    await expect(await note()).toHaveFocus();
    await userEvent.type(await note(), '材料不全');
    await press('驳回');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onReview).toHaveBeenLastCalledWith({
      id: closeContact.id,
      reviewStatus: ReviewDecision.reject,
      remark: '材料不全',
    });
  },
};

/** The declarant has chosen: read-only, with the available rooms. Ctrl+Enter approves and shows the next one. */
export const ByKeyboard: Story = {
  args: { declaration: inbound },
  play: async ({ args }) => {
    await note();
    await expect(screen.getByText('家庭套房剩 0 间')).toBeVisible();
    await expect(screen.getByText(noRoomWarning)).toBeVisible();
    await expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await screen.findByText('第 1 / 3 条')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText('第 2 / 3 条')).toBeVisible();
    await userEvent.click(await note());
    // The key belongs to an input method, as Safari sends it.
    await fireEvent.keyDown(await note(), { key: 'Enter', ctrlKey: true, keyCode: 229 });
    await expect(args.onReview).not.toHaveBeenCalled();
    await userEvent.keyboard('已核实{Control>}{Enter}{/Control}');
    await expect(await screen.findByText('第 3 / 3 条')).toBeVisible();
    await expect(args.onReview).toHaveBeenLastCalledWith({
      id: inbound.id,
      reviewStatus: ReviewDecision.approve,
      remark: '已核实',
    });
    await expect(button('批准并下一条')).toHaveAccessibleDescription(
      '申报的审核状态为「已通过」，不能审核',
    );
  },
};

/** A note that was not sent is asked about before the next record and before closing. */
export const UnsavedNote: Story = {
  play: async ({ args }) => {
    await userEvent.type(await note(), '待核实');
    await press('下一条');
    const stay = await screen.findByRole('button', { name: '继续编辑' });
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await note()).toHaveValue('待核实');
    await press('下一条');
    await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
    await expect(await screen.findByText('第 2 / 3 条')).toBeVisible();
    await expect(await note()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Someone else was first: the record as it is now; the own note can still be read. */
export const Conflict: Story = {
  args: {
    onReview: fn(() =>
      Promise.reject(
        Object.assign(new Error(reviewConflict('申报', ReviewStatus.approved)), {
          code: Code.conflict,
        }),
      ),
    ),
  },
  play: async ({ args }) => {
    await userEvent.type(await note(), '材料不全');
    await press('驳回');
    await expect(await screen.findByText('申报的审核状态已变更为「已通过」')).toBeVisible();
    await expect(screen.getByText('已核实')).toBeVisible();
    await expect(screen.getByText('未提交的审核备注：材料不全')).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
    await expect(button('驳回')).toHaveAccessibleDescription(/不能审核/);
    // Decided while it was shown: the stamp is pressed down.
    const stamp = screen.getByRole('img', { name: '已通过' });
    await expect(getComputedStyle(stamp).animationName).not.toBe('none');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Offline: the message is shown, what was typed stays. */
export const Offline: Story = {
  args: { onReview: fn(() => Promise.reject(new Error('网络异常，请检查网络后重试'))) },
  play: async ({ args }) => {
    await userEvent.type(await note(), '材料不全');
    await press('驳回');
    await expect(await screen.findByText('网络异常，请检查网络后重试')).toBeVisible();
    await expect(await note()).toHaveValue('材料不全');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** While it is sent, neither another decision, nor a step, nor closing. */
export const Pending: Story = {
  args: { onReview: fn(() => new Promise<void>(() => {})) },
  play: async ({ args }) => {
    await userEvent.type(await note(), '材料不全');
    await press('驳回');
    await waitFor(() => expect(button('驳回')).toHaveAttribute('aria-busy', 'true'));
    await expect(button('批准')).toBeDisabled();
    button('驳回').focus();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect(screen.getByText('第 1 / 3 条')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Viewing shows the result, the room and the note. */
export const View: Story = {
  args: { mode: 'view', declaration: approved },
  play: async () => {
    await expect(await screen.findByText('已通过')).toBeVisible();
    await expect(screen.getByText(list[2]?.roomName ?? '')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '批准' })).toBeNull();
  },
};

/** The complete declaration cannot be read. */
export const LoadError: Story = {
  args: { error: { message: '服务器开小差了', onRetry: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
