import { Role } from '@anzhu/api/contract/role';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { AssistantKeys } from './AssistantKeys.tsx';

const key = `aa_0123456789ab_${'k'.repeat(43)}`;

const meta = {
  title: 'Hotel/Assistant 助手/AssistantKeys',
  component: AssistantKeys,
  args: {
    keys: [
      {
        id: 'aa_0123456789ab',
        name: '前台助手',
        role: Role.hotelMember,
        state: 'valid',
        createTime: '2026-03-18 09:00:00',
        expiresTime: '2026-04-17 09:00:00',
        seenTime: '2026-03-18 09:58:00',
      },
      {
        id: 'aa_0123456789ac',
        name: '夜班助手',
        role: Role.hotelAdmin,
        state: 'void',
        createTime: '2026-03-10 09:00:00',
        expiresTime: '2026-04-09 09:00:00',
        seenTime: null,
      },
      {
        id: 'aa_0123456789ad',
        name: '旧电脑',
        role: Role.hotelAdmin,
        state: 'expired',
        createTime: '2026-02-01 09:00:00',
        expiresTime: '2026-03-03 09:00:00',
        seenTime: '2026-03-02 21:12:00',
      },
    ],
    role: Role.hotelAdmin,
    address: 'https://desk.example/mcp',
    onAdd: fn(async () => ({ key })),
    onEnd: fn(async () => null),
  },
} satisfies Meta<typeof AssistantKeys>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Role, end and last use of each; what is not valid says so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '助手的钥匙' }));
    const row = (name: RegExp) => table.getByRole('row', { name });
    await waitFor(() => expect(row(/前台助手/)).toHaveTextContent('酒店员工'));
    await expect(row(/夜班助手/)).toHaveTextContent('已失效');
    await expect(row(/旧电脑/)).toHaveTextContent('已到期');
  },
};

/** A key is made, copied, and not shown again. */
export const Add: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增钥匙' }));
    const form = within(await screen.findByRole('dialog', { name: '新增钥匙' }));
    await userEvent.click(form.getByRole('button', { name: '新增' }));
    await waitFor(() =>
      expect(form.getByLabelText(/^名称/)).toHaveAccessibleDescription(/名称不能为空/),
    );
    await userEvent.type(form.getByLabelText(/^名称/), '收银台');
    await userEvent.click(form.getByRole('radio', { name: '酒店员工' }));
    await userEvent.type(form.getByLabelText(/^当前密码/), 'Anzhu@2026');
    await userEvent.click(form.getByRole('button', { name: '新增' }));
    const made = within(await screen.findByRole('dialog', { name: '新的钥匙' }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      name: '收银台',
      role: Role.hotelMember,
      days: 30,
      currentPassword: 'Anzhu@2026',
    });
    await expect(made.getByText(key)).toBeVisible();
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await waitFor(() => expect(made.getByRole('button', { name: '复制钥匙' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await made.findByText('已复制');
    await expect(copied).toHaveBeenCalledWith(key);
    copied.mockRejectedValue(new Error('denied'));
    await userEvent.keyboard('{Enter}');
    await made.findByText('无法复制，请选中后复制');
    await userEvent.click(made.getByRole('button', { name: '我已保存' }));
    await waitFor(() => expect(screen.queryByText(key)).not.toBeInTheDocument());
  },
};

/** The form of a key, and the key: for the eye. */
export const Made: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增钥匙' }));
    const form = within(await screen.findByRole('dialog', { name: '新增钥匙' }));
    await userEvent.type(form.getByLabelText(/^名称/), '收银台');
    await userEvent.type(form.getByLabelText(/^当前密码/), 'Anzhu@2026');
    await userEvent.click(form.getByRole('button', { name: '新增' }));
    await screen.findByRole('dialog', { name: '新的钥匙' });
  },
};

export const End: Story = {
  play: async ({ args, canvas }) => {
    const row = await canvas.findByRole('row', { name: /前台助手/ });
    await userEvent.click(within(row).getByRole('button', { name: '结束' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: '结束钥匙「前台助手」？' }),
    );
    await userEvent.click(question.getByRole('button', { name: '结束' }));
    await waitFor(() =>
      expect(args.onEnd).toHaveBeenCalledWith(expect.objectContaining({ id: 'aa_0123456789ab' })),
    );
  },
};

/** No more can be made: the button says why. */
export const Full: Story = {
  args: {
    keys: Array.from({ length: 10 }, (_, at) => ({
      ...meta.args.keys[0],
      id: `aa_00000000000${at}`,
      name: `助手 ${at + 1}`,
      role: Role.hotelMember,
      state: 'valid' as const,
      createTime: '2026-03-18 09:00:00',
      expiresTime: '2026-04-17 09:00:00',
      seenTime: null,
    })),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: '新增钥匙' }),
    ).toHaveAccessibleDescription(/最多 10 把/);
  },
};

export const Empty: Story = { args: { keys: [] } };

export const Loading: Story = { args: { keys: undefined, isLoading: true } };

export const Broken: Story = {
  args: { keys: undefined, error: { message: '网络异常', onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
