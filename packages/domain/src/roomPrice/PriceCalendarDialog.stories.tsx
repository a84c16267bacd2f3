import { Code } from '@anzhu/api/contract/envelope';
import { PriceKind, type NightPrice } from '@anzhu/api/contract/roomPrice';
import { nightsFrom } from '@anzhu/api/rules/availability';
import { weekdayOf } from '@anzhu/api/rules/days';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { today } from '../fixtures.ts';
import { PriceCalendarDialog } from './PriceCalendarDialog.tsx';

/** A year: 328 a night, 388 on Fridays and Saturdays, 588 in the first week of May. */
const prices: NightPrice[] = nightsFrom(today, 366).map((night) => {
  const isWeekend = [4, 5].includes(weekdayOf(night));
  const regularFee = isWeekend ? 388 : 328;
  if (night >= '2026-05-01' && night <= '2026-05-05') {
    return { night, fee: 588, kind: PriceKind.day, regularFee };
  }
  const kind = isWeekend ? PriceKind.weekday : PriceKind.usual;
  return { night, fee: regularFee, kind, regularFee };
});
const available = new Map(
  nightsFrom(today, 14).map((night, index) => [night, Math.max(0, 6 - index)]),
);

const meta = {
  title: 'Hotel/Room type 房型/PriceCalendarDialog',
  component: PriceCalendarDialog,
  args: {
    roomType: { name: '豪华大床房' },
    today,
    prices,
    available,
    onSave: fn(() => Promise.resolve()),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PriceCalendarDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (name: RegExp): Promise<HTMLElement> => screen.findByRole('gridcell', { name });
const fee = (): HTMLElement => screen.getByRole('spinbutton', { name: '价格' });

/** A drag over days, the price, Enter: it is saved with the prices that were shown. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await day(/^今天，2026年3月18日 星期三，平日 ¥328.00，剩余 6 间/)).toHaveFocus();
    await expect(await day(/^2026年3月24日 星期二，平日 ¥328.00，满/)).toBeVisible();
    await expect(await day(/^2026年3月17日/)).toBeDisabled();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: await day(/^2026年3月22日/) },
      { target: await day(/^2026年3月20日/) },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(screen.getByText('2026-03-20 周五 至 2026-03-22 周日 · 3 晚')).toBeVisible();
    await expect(screen.getByText('现价 ¥328 至 ¥388')).toBeVisible();
    await waitFor(() => expect(fee()).toHaveFocus());
    await userEvent.keyboard('420{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      from: '2026-03-20',
      to: '2026-03-22',
      fee: 420,
      shown: [388, 388, 328],
    });
    await waitFor(() => expect(screen.queryByText(/3 晚/)).toBeNull());
    await expect(await day(/^2026年3月20日/)).toHaveFocus();
  },
};

/** A price more than three times the last one asks; by 取消 what was typed stays. */
export const UnusualPrice: Story = {
  play: async ({ args }) => {
    await userEvent.click(await day(/^2026年3月21日/));
    await userEvent.click(await day(/^2026年3月21日/));
    await waitFor(() => expect(fee()).toBeVisible());
    fee().focus();
    await userEvent.clear(fee());
    await userEvent.keyboard('388358{Enter}');
    const question = await screen.findByRole('alertdialog', {
      name: '价格将由 ¥388.00 改为 ¥388,358.00？',
    });
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    await expect(fee()).toHaveValue('388358');
    await userEvent.click(screen.getByRole('button', { name: '保存价格' }));
    const again = await screen.findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: '保存价格' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ fee: 388358 })),
    );
  },
};

/** Arrows move, with Shift they pick; Enter goes to the price; Esc takes back what is picked. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await day(/^今天/);
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(await day(/^2026年3月25日/)).toHaveAttribute('aria-selected', 'true');
    await expect(await day(/^2026年3月27日/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(fee()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(await day(/^2026年3月27日/)).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageDown}{PageDown}{End}{Enter}');
    await expect(await screen.findByText('2026-05-31 周日')).toBeVisible();
    await waitFor(() => expect(fee()).toHaveFocus());
    await userEvent.clear(fee());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(fee()).toHaveAccessibleDescription(/价格不能为空/));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('500.5{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      from: '2026-05-31',
      to: '2026-05-31',
      fee: 500.5,
      shown: [328],
    });
  },
};

/** Weekdays are pressed; a price of their own can be taken away. */
export const Weekdays: Story = {
  play: async ({ args }) => {
    const weekday = async (name: string) => {
      const [first] = await screen.findAllByRole('button', { name });
      await userEvent.click(first as HTMLElement);
    };
    await weekday('每周日');
    await expect(screen.queryByRole('button', { name: '恢复平日价格' })).toBeNull();
    await weekday('每周六');
    await weekday('每周日');
    await weekday('每周五');
    await expect(screen.getByText('每周五、周六')).toBeVisible();
    await expect(await day(/^2026年3月21日/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('button', { name: '恢复平日价格' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      weekdays: [5, 6],
      fee: null,
      shown: [388, 388],
    });
  },
};

/** Days with prices of their own go back to the usual ones. */
export const SpecialDays: Story = {
  play: async ({ args }) => {
    await day(/^今天/);
    await userEvent.click(screen.getByRole('button', { name: '下一月' }));
    const user = userEvent.setup();
    await user.click(await day(/^2026年5月1日 星期五，特殊日期 ¥588.00/));
    await expect(fee()).toHaveValue('588');
    await user.keyboard('{Shift>}');
    await user.click(await day(/^2026年5月5日/));
    await user.keyboard('{/Shift}');
    await userEvent.click(await screen.findByRole('button', { name: '恢复日常价格' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ from: '2026-05-01', to: '2026-05-05', fee: null }),
    );
  },
};

/** Somebody else was first: the message stays with what was typed, 刷新 reads the prices again. */
export const Conflict: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('价格已被他人修改，请核对后重试'), { code: Code.conflict }),
      ),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(await day(/^2026年3月28日/));
    await waitFor(() => expect(fee()).toHaveFocus());
    await userEvent.keyboard('450{Enter}');
    await expect(await screen.findByText('价格已被他人修改，请核对后重试')).toBeVisible();
    await expect(fee()).toHaveValue('450');
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText(/请核对后重试/)).toBeNull());
  },
};

/** Who may not change prices looks at them. */
export const ReadOnly: Story = {
  render: (args) => <PriceCalendarDialog {...args} onSave={undefined} />,
  play: async () => {
    await userEvent.click(await day(/^2026年3月28日/));
    await expect(screen.queryByRole('spinbutton')).toBeNull();
    await expect(screen.queryByRole('button', { name: '每周五' })).toBeNull();
  },
};

export const Loading: Story = { args: { prices: undefined } };

export const Failed: Story = {
  args: { prices: undefined, error: { message: '网络异常', onRetry: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalled();
  },
};

/** One month; a finger taps the first day and the last. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
