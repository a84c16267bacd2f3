import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { Button } from '@anzhu/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test';
import { happened, history, now, wholePerson } from '../fixtures.ts';
import { PersonReport } from './PersonReport.tsx';

const meta = {
  title: 'Isolation/People 隔离人员/PersonReport',
  component: PersonReport,
  args: {
    person: wholePerson(),
    events: history,
    now,
    linkOf: (personId: string) => ({ href: `#${personId}` }),
    back: <Button onPress={fn()}>返回</Button>,
  },
} satisfies Meta<typeof PersonReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fevers stand out in the curve and among the events; 打印 prints. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('option', { name: '03-16 08:00：38.1 ℃（高于警戒线）' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('option', { name: '03-15 08:00：37.3 ℃' })).toBeInTheDocument();
    const results = within(canvas.getByRole('list', { name: '核酸结果' }));
    await expect(results.getAllByText('阴性')).toHaveLength(2);
    await expect(results.getByText('阳性')).toBeVisible();
    const events = within(canvas.getByRole('list', { name: '隔离经过' }));
    await expect(events.getByText('由 802 换到 805')).toBeVisible();
    await expect(events.getAllByText('异常')).toHaveLength(3);
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: '打印' }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
};

/** The isolation has ended. */
export const Ended: Story = {
  args: {
    person: wholePerson({ status: IsolationStatus.hospitalised }),
    events: [...history, happened('hospitalised', '2026-03-17 18:00:00', '阳性入院')],
  },
};

/** Another isolation of the same person, with a link to its page. */
export const IsolatedBefore: Story = {
  args: {
    events: [
      {
        ...happened(
          'otherIsolation',
          '2026-02-01 09:00:00',
          '2026-02-01 至 2026-02-15 在安住杭州西湖店 802：解除隔离（编号 288）',
        ),
        personId: '288',
      },
      ...history,
    ],
  },
  play: async ({ canvas }) => {
    const events = within(await canvas.findByRole('list', { name: '隔离经过' }));
    await expect(events.getByText('另次隔离')).toBeVisible();
    await expect(events.getByRole('link', { name: /编号 288/ })).toHaveAttribute('href', '#288');
  },
};

/** Nobody has been tested yet. */
export const WithoutTests: Story = {
  args: { events: history.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有体温记录')).toBeVisible();
    await expect(canvas.getByText('还没有核酸检测')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { events: [] },
  play: ({ canvas }) => expect(canvas.getByText('还没有记录')).toBeVisible(),
};

export const Loading: Story = { args: { person: undefined, events: undefined } };

export const Failed: Story = {
  args: {
    person: undefined,
    events: undefined,
    error: { message: '找不到该隔离人员', onRetry: fn() },
  },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('找不到该隔离人员');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
