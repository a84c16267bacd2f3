import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OrderStatus } from '../../packages/api/src/contract/order.ts';
import { personRequestPage, RequestAsk } from '../../packages/api/src/contract/personRequest.ts';
import {
  act,
  choose,
  confirm,
  dialog,
  failing,
  hotel,
  loading,
  messageShown,
  openRecord,
  phone,
  Screen,
  screenStories,
  sees,
  signedIn,
  stage,
} from './screen.tsx';

const who = { name: '苏示例', idcard: '990101199003070012', phone: '13800007788' };

/** A cancelled booking, and a paid one that has passed, of someone who asks for all there is to ask. */
const withRequests = () =>
  hotel().write(async (tx) => {
    const type = await tx
      .selectFrom('room_type')
      .select(['id', 'hotel_id'])
      .where('hotel_id', '=', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const order = {
      hotel_id: type.hotel_id,
      room_type_id: type.id,
      source: 1 as const,
      province: '浙江',
      customer_id: null,
      customer_name: who.name,
      booker_name: who.name,
      phone: who.phone,
      idcard: who.idcard,
      arrive_time: '2026-03-08 14:00:00',
      leave_time: '2026-03-10 12:00:00',
      nights: 2,
      pay: 60_000,
      last_pay: 60_000,
      refund_reason: '',
      refund_since: null,
      created_time: '2026-03-01 09:00:00',
      channel: '',
      external_id: null,
    };
    await tx
      .insertInto('orders')
      .values([
        { ...order, status: OrderStatus.closed, paid_time: null },
        { ...order, status: OrderStatus.refunded, paid_time: '2026-03-01 09:05:00' },
      ])
      .execute();
    const request = {
      applicant: 0 as const,
      proof: 0 as const,
      shown_name: '苏*',
      shown_idcard: '9901********0012',
      shown_phone: '138****7788',
      created_by: 1,
      result: '',
    };
    const pending = {
      ...request,
      sought_name: who.name,
      sought_idcard: who.idcard,
      sought_phone: who.phone,
      request_note: '到店提出',
      state: 0 as const,
      created_time: '2026-03-17 15:00:00',
      due_day: '2026-04-07',
      handled_by: null,
      handled_time: null,
    };
    const decided = {
      ...request,
      sought_name: '',
      sought_idcard: '',
      sought_phone: '',
      request_note: '',
      created_time: '2026-03-02 15:00:00',
      due_day: '2026-03-23',
      handled_by: 1,
      handled_time: '2026-03-03 10:00:00',
    };
    await tx
      .insertInto('person_request')
      .values([
        { ...pending, ask: RequestAsk.view },
        { ...pending, ask: RequestAsk.correct },
        { ...pending, ask: RequestAsk.erase },
        { ...pending, ask: RequestAsk.copy, due_day: '2026-03-17', sought_name: '逾期示例' },
        { ...decided, ask: RequestAsk.copy, state: 1, shown_name: '陈*', result: '已交副本' },
        { ...decided, ask: RequestAsk.erase, state: 2, shown_name: '王*', result: '身份未能核实' },
      ])
      .execute();
  });

const meta = {
  ...screenStories,
  title: 'Screens/个人信息请求',
  args: { path: '/index/personRequest' },
  beforeEach: stage(signedIn('admin'), withRequests),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row with these words, once the list is loaded. */
const rowOf = (words: RegExp): Promise<HTMLElement> => screen.findByRole('row', { name: words });

const erasing = /苏示例.*删除/;
const correcting = /苏示例.*更正/;
const viewing = /苏示例.*查阅/;

/** What waits is first, by its day; decided ones have only the masked name. */
export const Success: Story = {
  play: async () => {
    const late = await rowOf(/逾期示例/);
    await expect(within(late).getByText('待处理，已逾期')).toBeVisible();
    await expect(await rowOf(/陈\*/)).toHaveTextContent('已完成');
    await expect(await rowOf(/王\*/)).toHaveTextContent('身份未能核实');
    await expect(screen.getByText('共 6 条')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () =>
    hotel().write(async (tx) => {
      await tx.deleteFrom('person_request').execute();
    }),
  play: () => sees('暂无数据'),
};

export const Loading: Story = loading(personRequestPage, '个人信息请求');

/** 重试 loads the list. */
export const ServerError: Story = failing(personRequestPage, () => rowOf(/逾期示例/));

export const NoPermission: Story = {
  beforeEach: signedIn('manager'),
  play: () => sees('没有权限'),
};

/** A request is written down once it is said how the identity was proved. */
export const Register: Story = {
  play: async () => {
    await rowOf(/逾期示例/);
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    const form = await dialog('登记个人信息请求');
    await userEvent.type(await form.findByRole('textbox', { name: '姓名' }), '新来示例');
    await userEvent.click(form.getByRole('radio', { name: '查阅' }));
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await sees('身份核验不能为空', form);
    // A request with a name alone is refused when it is registered, not when it is handled.
    await sees('证件号码、手机号至少填一个，仅凭姓名不能确认身份', form);
    await userEvent.type(form.getByRole('textbox', { name: '手机号' }), '13800001111');
    await choose(form, '申请人', '本人');
    await choose(form, '身份核验', '由登记的手机号核对');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await messageShown('操作成功！');
    await expect(await rowOf(/新来示例.*查阅/)).toHaveTextContent('2026-04-08');
  },
};

/** All that names the person, until when it is kept and why; a copy of it, and what was handed over. */
export const GiveOut: Story = {
  play: async () => {
    await act(await rowOf(viewing), '查阅');
    const form = await dialog(/^查阅请求 1 · 苏示例/);
    await sees('未收款的订单 1 条', form);
    await sees('订单 1 条', form);
    await userEvent.click(form.getByRole('button', { name: '订单的保存期限的说明' }));
    await sees(/电子商务法.*3 年/);
    await userEvent.keyboard('{Escape}');
    await expect(form.getByRole('button', { name: '下载副本' })).toBeEnabled();
    await userEvent.type(form.getByRole('textbox', { name: '处理结果' }), '当面查阅');
    await userEvent.click(form.getByRole('button', { name: '完成' }));
    await messageShown('已完成');
    await expect(await rowOf(/苏\*.*当面查阅/)).toHaveTextContent('已完成');
  },
};

/** Each change is shown before it is made. */
export const Correct: Story = {
  play: async () => {
    await act(await rowOf(correcting), '更正');
    const form = await dialog(/^更正请求 2 · 苏示例/);
    await sees('未收款的订单 1 条', form);
    await userEvent.type(form.getByRole('textbox', { name: '更正后的姓名' }), '苏实例');
    await userEvent.click(form.getByRole('button', { name: '更正' }));
    const question = await screen.findByRole('alertdialog', { name: '更正 4 处？' });
    await expect(within(question).getAllByText(/姓名 苏示例 → 苏实例/)).toHaveLength(2);
    await expect(within(question).getAllByText(/客户 苏示例 → 苏实例/)).toHaveLength(2);
    await confirm('更正 4 处？', '确定');
    await messageShown('已更正');
    await expect(await rowOf(/更正 2 条记录/)).toHaveTextContent('已完成');
  },
};

/** What no law keeps is erased at once, the rest on its day, and the record says so. */
export const Erase: Story = {
  play: async () => {
    await act(await rowOf(erasing), '删除');
    const form = await dialog(/^删除请求 3 · 苏示例/);
    await sees('可清除', form);
    await sees('到期清除', form);
    await userEvent.click(await form.findByRole('button', { name: '删除' }));
    await confirm('清除 1 条？', '删除');
    await messageShown('已删除');
    const row = await rowOf(/已清除 1 条/);
    const record = await openRecord(row);
    await sees('1 条，最迟 2029-03-10', record);
  },
};

/** Who has a booking that is not over is not erased; it is said why. */
export const NotYet: Story = {
  beforeEach: () =>
    hotel().write(async (tx) => {
      await tx
        .updateTable('orders')
        .set({ status: OrderStatus.paid, leave_time: '2026-03-30 12:00:00' })
        .where('booker_name', '=', who.name)
        .where('status', '=', OrderStatus.refunded)
        .execute();
    }),
  play: async () => {
    await act(await rowOf(erasing), '删除');
    const form = await dialog(/^删除请求 3/);
    await sees(/尚未结束或结清，不能删除/, form);
    await expect(form.queryByRole('button', { name: '删除' })).toBeNull();
  },
};

/** A rejection has a reason. */
export const Reject: Story = {
  play: async () => {
    await act(await rowOf(erasing), '拒绝');
    const form = await dialog(/^拒绝删除请求 3/);
    await userEvent.click(await form.findByRole('button', { name: '拒绝' }));
    await sees('处理结果不能为空', form);
    await userEvent.type(form.getByRole('textbox', { name: '拒绝理由' }), '非本人且无授权');
    await userEvent.click(form.getByRole('button', { name: '拒绝' }));
    await messageShown('已拒绝');
    await waitFor(async () => expect(await rowOf(/非本人且无授权/)).toHaveTextContent('已拒绝'));
  },
};

export const Narrow: Story = {
  globals: phone,
  play: () => sees('逾期示例'),
};
