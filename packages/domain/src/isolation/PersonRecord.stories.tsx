import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { retentionOf } from '@anzhu/api/rules/retention';
import { Role } from '@anzhu/api/contract/role';
import { AppFrame } from '@anzhu/ui/AppFrame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { happened, history, now, person, wholePerson } from './fixtures.ts';
import { PersonRecord } from './PersonRecord.tsx';

const meta = {
  title: 'Isolation/People 隔离人员/PersonRecord',
  component: PersonRecord,
  parameters: { layout: 'fullscreen' },
  args: {
    person: wholePerson(),
    events: history,
    role: Role.admin,
    now,
    onAction: fn(),
    reportLink: { href: '#report' },
    linkOf: (personId: string) => ({ href: `#${personId}` }),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <AppFrame rail={null} topBar={null}>
        <Story />
      </AppFrame>
    ),
  ],
} satisfies Meta<typeof PersonRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The day in the head, fevers in the curve, what happened besides the tests, and the way to the whole of it. */
export const Default: Story = {
  play: async ({ args }) => {
    const panel = within(
      await screen.findByRole('complementary', { name: '周示例 · 安住杭州西湖店 805' }),
    );
    await expect(panel.getByText('第 7/14 天')).toBeVisible();
    await expect(panel.getByText('03-12 → 03-26')).toBeVisible();
    await expect(panel.getByText('999999199001010016')).toBeVisible();
    await expect(
      await panel.findByRole('option', { name: '03-16 08:00：38.1 ℃（高于警戒线）' }),
    ).toBeInTheDocument();
    await expect(
      within(panel.getByRole('list', { name: '核酸结果' })).getByText('阳性'),
    ).toBeInTheDocument();
    const events = within(await panel.findByRole('list', { name: '隔离经过' }));
    await expect(events.getByText('由 802 换到 805')).toBeInTheDocument();
    await expect(events.queryByText(/^体温/)).toBeNull();
    await expect(panel.getByRole('link', { name: '隔离经过' })).toHaveAttribute('href', '#report');
    await userEvent.click(panel.getByRole('button', { name: '换房' }));
    await expect(args.onAction).toHaveBeenCalledWith('changeRoom', args.person);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The buttons of the foot; the curve has some too. */
const foot = async () => {
  const panel = await screen.findByRole('complementary');
  return within(panel.querySelector('footer') as HTMLElement);
};

/** The release is the first action once it is due. */
export const Overdue: Story = {
  args: { person: wholePerson({ checkOutTime: '2026-03-15 15:20:00' }) },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('已超期 3 天')).toBeVisible());
    const [first] = (await foot()).getAllByRole('button');
    await expect(first).toHaveTextContent('退出隔离');
    await userEvent.click(first as HTMLElement);
    await expect(args.onAction).toHaveBeenCalledWith('exit', args.person);
  },
};

/** What cannot be done any more says why. */
export const Released: Story = {
  args: {
    person: wholePerson({
      status: IsolationStatus.released,
      kept: retentionOf('isolation', '2026-03-17 18:00:00', 0),
    }),
    events: [...history, happened('released', '2026-03-17 18:00:00', '解除隔离')],
  },
  play: async () => {
    await waitFor(() => expect(screen.queryByText(/^第 \d/)).toBeNull());
    await expect(screen.getByText('2029-03-17')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '保存至的说明' }));
    await expect(await screen.findByText(/传染病防治法.*隔离结束后 3 年/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/传染病防治法/)).toBeNull());
    await userEvent.click((await foot()).getByRole('button', { name: '更多' }));
    await expect(
      await screen.findByRole('menuitem', { name: '退出隔离' }),
    ).toHaveAccessibleDescription('隔离状态为「解除隔离」，不能退出隔离');
    await userEvent.keyboard('{Escape}');
  },
};

/** Another isolation of the same person, with a link to its record. */
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
  play: async () => {
    const other = await screen.findByRole('link', { name: /编号 288/ });
    await expect(other).toHaveAttribute('href', '#288');
  },
};

export const WithoutTests: Story = {
  args: { events: history.slice(0, 2) },
  play: () => waitFor(() => expect(screen.getByText('还没有检测')).toBeVisible()),
};

export const Loading: Story = {
  args: { person: person(), events: undefined, isLoading: true },
  play: () => waitFor(() => expect(screen.getByText('9999********0016')).toBeVisible()),
};

/** Opened by its number, without a row. */
export const Pending: Story = {
  args: { person: undefined, events: undefined, isLoading: true },
  play: () => waitFor(() => expect(screen.getByText('预计解除时间')).toBeVisible()),
};

export const Failed: Story = {
  args: {
    person: undefined,
    events: undefined,
    error: { message: '隔离人员不存在', onRetry: fn() },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
