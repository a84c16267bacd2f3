import { CheckType, type HealthTest } from '@anzhu/api/contract/healthTest';
import { IsolationStatus } from '@anzhu/api/contract/isolation';
import { AppFrame } from '@anzhu/ui/AppFrame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { HealthTestRecord } from './HealthTestRecord.tsx';

const fever: HealthTest = {
  id: '9001',
  uId: '301',
  name: '周示例',
  idCard: '9999********0016',
  hotelName: '安住杭州西湖店',
  roomId: '805',
  roomName: '805',
  status: IsolationStatus.isolating,
  checkType: CheckType.temperature,
  checkRes: 38.2,
  checkTime: '2026-03-18 08:00:00',
  createTime: '2026-03-18 08:04:10',
  isHandled: false,
};

const handle = fn();

const meta = {
  title: 'Isolation/Daily tests 每日检测/HealthTestRecord',
  component: HealthTestRecord,
  parameters: { layout: 'fullscreen' },
  args: {
    test: fever,
    personLink: { href: '#301' },
    actions: [
      { id: 'handle', label: '处理', onAction: handle },
      { id: 'edit', label: '编辑', onAction: fn() },
      { id: 'remove', label: '删除', tone: 'danger', onAction: fn() },
    ],
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <AppFrame rail={null} topBar={null}>
        <Story />
      </AppFrame>
    ),
  ],
} satisfies Meta<typeof HealthTestRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const panel = within(
      await screen.findByRole('complementary', { name: '周示例 · 体温 38.2 ℃' }),
    );
    await expect(panel.getByText('2026-03-18 08:04:10')).toBeVisible();
    await expect(panel.getByRole('link', { name: '周示例' })).toHaveAttribute('href', '#301');
    await userEvent.click(panel.getByRole('button', { name: '处理' }));
    await expect(handle).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Negative: Story = {
  args: {
    test: { ...fever, checkType: CheckType.nucleic, checkRes: 0, isHandled: null },
    actions: [],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
