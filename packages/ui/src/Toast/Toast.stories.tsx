import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline, Stack } from '../Layout/index.ts';
import { Text } from '../Text/Text.tsx';
import { MessageItem } from './MessageItem.tsx';
import type { Queued } from './queue.ts';
import { ToastRegion, toast } from './index.ts';
import { recordAnnouncements } from '../../../../stories/kit/announced.ts';
import { DoAndDont } from '../../../../stories/kit/DoAndDont.tsx';

const stay = { duration: Infinity };

function Page() {
  return (
    <>
      <Inline gap={2}>
        <Button onPress={() => toast.success('保存成功', stay)}>成功</Button>
        <Button onPress={() => toast.error('退款失败，请联系管理员', stay)}>失败</Button>
        <Button onPress={() => toast.success('办理成功', { duration: 2000 })}>短暂</Button>
      </Inline>
      <ToastRegion />
    </>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  render: () => <Page />,
  beforeEach: () => toast.closeAll(),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const line = (name: string) => screen.findByRole('article', { name });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('article', { name })).not.toBeInTheDocument());

/** What went well is read aloud when there is a pause. */
export const Default: Story = {
  play: async () => {
    const announced = recordAnnouncements();
    await press('成功');
    const message = await line('保存成功');
    await waitFor(() => expect(message).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent('保存成功');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(announced).toEqual(['保存成功']));
  },
};

/** A message that stays where it is put. */
function Still({ message, tone }: Pick<Queued, 'message' | 'tone'>) {
  const queued: Queued = { key: 0, kind: 'toast', message, tone, count: 1, ...stay };
  return (
    <MessageItem
      message={queued}
      hidden={0}
      isBrief={false}
      isRead
      onRead={() => {}}
      onClose={() => {}}
    />
  );
}

export const DosAndDonts: Story = {
  name: 'Do and avoid',
  render: () => (
    <DoAndDont
      good={{
        picture: <Still tone="success" message="打扫完成：房间 1208" />,
        reason: 'What was done, to which record.',
      }}
      bad={{
        picture: <Still tone="danger" message="手机号不能为空" />,
        reason: 'A fault of a field, gone before the field is found.',
      }}
    />
  ),
};

/** What went wrong is read aloud at once. */
export const Failure: Story = {
  play: async () => {
    const announced = recordAnnouncements();
    await press('失败');
    await line('退款失败，请联系管理员');
    await waitFor(() => expect(announced).toEqual(['退款失败，请联系管理员']));
    await expect(screen.getByRole('alert')).toHaveTextContent('退款失败，请联系管理员');
  },
};

export const ClosedByMouse: Story = {
  play: async () => {
    await press('失败');
    const message = await line('退款失败，请联系管理员');
    await userEvent.click(within(message).getByRole('button', { name: '关闭' }));
    await gone('退款失败，请联系管理员');
  },
};

/** F6 goes to the messages and back; closing the last one brings the focus back too. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const message = await line('保存成功');
    await userEvent.keyboard('{F6}');
    await expect(message).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('button', { name: '成功' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect(within(message).getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await gone('保存成功');
    await expect(screen.getByRole('button', { name: '成功' })).toHaveFocus();
  },
};

/** Esc closes the message that has the focus; the focus goes on to the next one. */
export const ByEscape: Story = {
  play: async () => {
    await press('成功');
    await press('失败');
    const second = await line('退款失败，请联系管理员');
    await userEvent.keyboard('{F6}{Escape}');
    await gone('保存成功');
    await expect(second).toHaveFocus();
  },
};

export const GoesByItself: Story = {
  play: async () => {
    await press('短暂');
    await line('办理成功');
    await gone('办理成功');
  },
};

/** While one of them is pointed at, all stay: nothing moves away below the pointer. */
export const StaysWhilePointedAt: Story = {
  play: async () => {
    await press('短暂');
    const message = await line('办理成功');
    await userEvent.hover(message);
    toast.info('后来的一条', { duration: 2000 });
    const later = await line('后来的一条');
    await new Promise((done) => {
      message.addEventListener('animationend', done, { once: true });
      message.animate([], { duration: 2500 }).addEventListener('finish', done);
    });
    await expect(message).toBeVisible();
    await expect(later).toBeVisible();
    await userEvent.unhover(message);
    await gone('办理成功');
    await gone('后来的一条');
  },
};

/** The same message again is counted. */
export const Repeated: Story = {
  play: async () => {
    await press('失败');
    await press('失败');
    await press('失败');
    const message = await line('退款失败，请联系管理员');
    await expect(await within(message).findByText('3 次')).toBeInTheDocument();
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};

/** More than fit wait for their turn. */
export const VeryMany: Story = {
  play: async () => {
    for (let room = 1201; room <= 1230; room += 1) toast.success(`打扫完成：房间 ${room}`, stay);
    await line('打扫完成：房间 1201');
    await expect(screen.getAllByRole('article')).toHaveLength(4);
    await expect(screen.getByText('还有 26 条')).toBeVisible();
    const first = await line('打扫完成：房间 1201');
    await userEvent.click(within(first).getByRole('button', { name: '关闭' }));
    await line('打扫完成：房间 1205');
  },
};

/** Every tone, long words and unbroken ones. */
export const Permutations: Story = {
  play: async () => {
    toast.success('打扫完成：房间 1208', stay);
    toast.info('房型主图正在上传，请稍候', stay);
    toast.warning(
      '该房间状态已变更为「入住」，请刷新后再试；这一条信息比较长，要占两行才能说完。',
      stay,
    );
    toast.error('ERR_CERTIFICATE_TRANSPARENCY_REQUIRED_BY_UPSTREAM_PAYMENT_GATEWAY_2026', stay);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  },
};

export const Phone: Story = {
  ...Permutations,
  globals: { viewport: { value: 'phone' } },
};

/** When to use which. */
export const WhichOne: Story = {
  render: () => (
    <Stack gap={2}>
      <Text as="p">刚刚按下的操作的结果：toast，三秒后自己消失。</Text>
      <Text as="p">别处来的、不可错过的：notify，关闭才消失。</Text>
      <Text as="p">必须回答的：Confirm。表单里的错误：写在字段下面。</Text>
    </Stack>
  ),
};
