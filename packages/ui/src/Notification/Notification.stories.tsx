import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from '../Layout/index.ts';
import { ToastRegion, toast } from '../Toast/index.ts';
import { notify, type NotificationOptions } from './notify.ts';

const download = fn();

function Page(options: NotificationOptions) {
  return (
    <>
      <Inline gap={2}>
        <Button onPress={() => notify(options)}>通知</Button>
      </Inline>
      <ToastRegion />
    </>
  );
}

const meta = {
  title: 'Feedback/Notification',
  component: Page,
  args: { message: '没有权限，请联系管理员。', tone: 'danger' },
  parameters: {
    docs: {
      description: {
        component:
          'A titled message at the top, at the end, that stays until it is closed: `notify({ message })`.\n\nUse it for what comes from elsewhere and must not be missed. Do not use it for the outcome of what was just pressed (`toast`), nor for what has to be answered (`Confirm`).\n\nKeyboard: F6 goes to the messages and back; Tab to their buttons; Esc closes the one with the focus.',
      },
    },
  },
  beforeEach: () => {
    toast.closeAll();
    download.mockClear();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const say = () => userEvent.click(screen.getByRole('button', { name: '通知' }));
const gone = (name: RegExp) =>
  waitFor(() => expect(screen.queryByRole('article', { name })).not.toBeInTheDocument());

/** Its title is 提示 unless said otherwise. */
export const Default: Story = {
  play: async () => {
    await say();
    const message = await screen.findByRole('article', { name: '提示 没有权限，请联系管理员。' });
    await waitFor(() => expect(message).toBeVisible());
    await expect(screen.getByRole('alert')).toHaveTextContent('没有权限');
  },
};

export const ClosedByMouse: Story = {
  play: async () => {
    await say();
    const message = await screen.findByRole('article', { name: /没有权限/ });
    await userEvent.click(within(message).getByRole('button', { name: '关闭' }));
    await gone(/没有权限/);
  },
};

const withAction: NotificationOptions = {
  title: '导出完成',
  message: '订单 2026-03，共 3,208 条。',
  tone: 'success',
  action: { label: '下载', onPress: download },
};

/** Something that can be done about it; doing it closes the message. Nothing urgent: it is read in a pause. */
export const WithAction: Story = {
  args: withAction,
  play: async () => {
    await say();
    await screen.findByRole('article', { name: /订单 2026-03，共 3,208 条。/ });
    await expect(screen.getByRole('status')).toHaveTextContent('导出完成');
    await userEvent.click(screen.getByRole('button', { name: '下载' }));
    await gone(/导出完成/);
    await expect(download).toHaveBeenCalledTimes(1);
  },
};

export const ByKeyboard: Story = {
  args: withAction,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const message = await screen.findByRole('article', { name: /导出完成/ });
    await userEvent.keyboard('{F6}');
    await expect(message).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '下载' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await gone(/导出完成/);
    await expect(download).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('button', { name: '通知' })).toHaveFocus();
  },
};

export const Repeated: Story = {
  play: async () => {
    await say();
    await say();
    await expect(await screen.findByText('2 次')).toBeInTheDocument();
    await expect(screen.getAllByRole('article')).toHaveLength(1);
  },
};

/** The newest three; the older ones come back as these are closed. */
export const VeryMany: Story = {
  play: async () => {
    for (let hour = 1; hour <= 20; hour += 1) notify({ message: `第 ${hour} 份导出已完成。` });
    await screen.findByText('第 20 份导出已完成。');
    await expect(screen.getAllByRole('article')).toHaveLength(3);
    await expect(screen.getByText('还有 17 条')).toBeVisible();
  },
};

const long =
  '订单 20260301001 的退款被支付渠道拒绝：原交易已超过可退款期限。请与客人确认收款账户后改为线下退款，并在订单备注中写明经办人与凭证号。';

/** Every tone, with an action, long words and unbroken ones, beside lines in the middle. */
export const Permutations: Story = {
  play: async () => {
    notify({ message: long, tone: 'warning' });
    notify({
      title: 'CertificateTransparencyPolicyViolation',
      message: 'ERR_CERTIFICATE_TRANSPARENCY_REQUIRED_BY_UPSTREAM_PAYMENT_GATEWAY_2026',
      tone: 'danger',
    });
    notify(withAction);
    toast.success('保存成功', { duration: Infinity });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  },
};

export const Phone: Story = {
  ...Permutations,
  globals: { viewport: { value: 'phone' } },
};
