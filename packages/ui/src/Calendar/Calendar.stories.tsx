import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Calendar } from './Calendar.tsx';
import { Matrix } from '../../../../stories/kit/Matrix.tsx';

const meta = {
  title: 'Inputs/Calendar',
  component: Calendar,
  args: {
    months: 1,
    today: '2026-11-20',
    start: '2026-11-20',
    marked: null,
    onPick: fn(),
    onPoint: fn(),
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The calendar has taken the focus. */
const started = () =>
  waitFor(() => expect(document.activeElement).toHaveAttribute('data-date', '2026-11-20'));

/** Today is where the keyboard starts. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await started();
    await expect(canvas.getByRole('gridcell', { name: /^今天/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('gridcell', { name: '2026年11月5日 星期四' }));
    await expect(args.onPick).toHaveBeenLastCalledWith('2026-11-05');
  },
};

/** The buttons keep the focus while the months move on. */
export const OtherMonths: Story = {
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: '下一月' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByRole('grid', { name: '2027年1月' })).toBeVisible();
    await expect(next).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: '2027年1月' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: '上一年' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('grid', { name: '2026年1月' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const day = (name: string): HTMLElement => canvas.getByRole('gridcell', { name });
    await started();
    await userEvent.keyboard('{Home}');
    await expect(day('2026年11月16日 星期一')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(day('2026年10月26日 星期一')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await expect(day('2027年10月26日 星期二')).toHaveFocus();
    await expect(args.onPoint).toHaveBeenLastCalledWith('2027-10-26');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('2027-10-26');
  },
};

/** The keyboard stops at the bounds; days outside of them cannot be picked. */
export const Bounds: Story = {
  args: { min: '2026-11-19', max: '2026-11-24' },
  play: async ({ canvas, args }) => {
    await started();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('gridcell', { name: '2026年11月19日 星期四' })).toHaveFocus();
    await userEvent.keyboard('{End}{PageDown}');
    await expect(canvas.getByRole('gridcell', { name: '2026年11月24日 星期二' })).toHaveFocus();
    await expect(canvas.getByRole('gridcell', { name: '2026年11月25日 星期三' })).toBeDisabled();
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

/** A year is typed, a month pressed or focused by arrow keys; Esc returns to the days. */
export const AnotherYear: Story = {
  args: { max: '2026-12-31' },
  play: async ({ canvas, args }) => {
    await started();
    await userEvent.click(canvas.getByRole('button', { name: '2026年11月' }));
    const year = canvas.getByRole('textbox', { name: '年' });
    await waitFor(() => expect(year).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await started();
    await userEvent.click(canvas.getByRole('button', { name: '2026年11月' }));
    await userEvent.keyboard('１９８８{Tab}{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '1988年5月' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: '1988年5月1日 星期日' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: '1988年5月' }));
    await userEvent.keyboard('2027');
    await expect(canvas.getByRole('button', { name: '2027年1月' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('grid', { name: '2026年12月' })).toBeVisible());
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

/** One month and two; nothing, a day, a range within and across the months. */
export const Permutations: Story = {
  render: (args) => (
    <Matrix
      label="marked"
      rows={{
        nothing: {},
        'one day': { marked: { begin: '2026-11-12', end: '2026-11-12' } },
        days: { months: 2, marked: { begin: '2026-11-18', end: '2026-11-23' } },
        'over the year': { months: 2, marked: { begin: '2026-11-28', end: '2027-01-02' } },
        'nothing, max': { months: 2, isStartLast: true, max: '2026-11-20' },
      }}
      columns={{ calendar: args }}
    >
      {(marked, shared) => <Calendar {...shared} {...marked} />}
    </Matrix>
  ),
};
