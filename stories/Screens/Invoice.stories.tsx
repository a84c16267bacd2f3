import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadConfig } from '../../apps/admin/src/config.ts';
import {
  InvoiceRefused,
  type InvoiceService,
} from '../../apps/server/src/platform/invoicing/invoiceService.ts';
import { invoicePage, InvoiceState } from '../../packages/api/src/contract/invoice.ts';
import { OrderStatus } from '../../packages/api/src/contract/order.ts';
import {
  act,
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

/** Two invoices of orders of the hotel: one that waits, one that is issued. */
const withInvoices = () =>
  hotel().write(async (tx) => {
    const orders = await tx
      .selectFrom('orders')
      .select('id')
      .where('hotel_id', '=', 1)
      .where('status', '=', OrderStatus.checkedIn)
      .orderBy('id')
      .limit(2)
      .execute();
    await tx
      .insertInto('invoice')
      .values(
        orders.map(({ id }, index) => ({
          order_id: id,
          title: index === 0 ? '西溪软件有限公司' : '钱江会展服务公司',
          tax_number: '91330106MA2CC0X21U',
          mail: 'caiwu@example.com',
          amount: 30_000,
          state: index === 0 ? (0 as const) : (1 as const),
          number: index === 0 ? '' : '24312000000012345678',
          note: '',
          created_by: 1,
          created_time: '2026-03-18 09:00:00',
          issued_time: index === 0 ? null : '2026-03-18 09:30:00',
          void_reason: '',
        })),
      )
      .execute();
  });

/** Tells the app in its page whether the back end has an invoice service. */
async function offer(issuesInvoices: boolean): Promise<void> {
  const page = document.createElement('meta');
  page.name = 'app-config';
  page.content = JSON.stringify({ issuesInvoices });
  document.head.append(page);
  await loadConfig();
  page.remove();
}

/** Connects an invoice service that replies so to what is sent. */
const withService = (issue: InvoiceService['issue']) => async () => {
  hotel().connect({ issue, read: () => Promise.resolve({ state: 'pending' }) });
  await offer(true);
};

/** One invoice more, which is with the service; of the issued one most was given back. */
const withIssuing = () =>
  hotel().write(async (tx) => {
    await tx
      .updateTable('invoice')
      .set({ url: 'https://invoices.example/24312000000012345678', amount: 99_000_000 })
      .where('state', '=', InvoiceState.issued)
      .execute();
    const { order_id } = await tx
      .selectFrom('invoice')
      .select('order_id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('invoice')
      .values({
        order_id,
        title: '运河旅行社',
        tax_number: '',
        mail: '',
        amount: 10_000,
        state: InvoiceState.issuing,
        request_id: 'e0b2c9a4-4f3d-4c1e-9a52-6a3f5f0f9b11',
        sent_time: '2026-03-18 09:20:00',
        number: '',
        note: '',
        created_by: 1,
        created_time: '2026-03-18 09:10:00',
        issued_time: null,
        void_reason: '',
      })
      .execute();
  });

const meta = {
  ...screenStories,
  title: 'Screens/发票',
  args: { path: '/index/invoice' },
  beforeEach: stage(signedIn('manager'), withInvoices),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of that title, once the list is loaded. */
const rowOf = (title: string): Promise<HTMLElement> =>
  screen.findByRole('row', { name: new RegExp(`^${title}`) });

export const Success: Story = {
  play: async () => {
    await expect(await rowOf('西溪软件有限公司')).toHaveTextContent('未开');
    await expect(await rowOf('钱江会展服务公司')).toHaveTextContent('24312000000012345678');
  },
};

export const Empty: Story = {
  beforeEach: () =>
    hotel().write(async (tx) => {
      await tx.deleteFrom('invoice').execute();
    }),
  play: () => sees('暂无数据'),
};

export const Loading: Story = loading(invoicePage, '发票');

/** 重试 loads the list. */
export const ServerError: Story = failing(invoicePage, () => rowOf('西溪软件有限公司'));

export const NoPermission: Story = {
  beforeEach: signedIn('guard'),
  play: () => sees('没有权限'),
};

/** The main flow: the number is written down, and the invoice taken back with a reason. */
export const IssueAndVoid: Story = {
  play: async () => {
    await act(await rowOf('西溪软件有限公司'), '登记开票');
    const form = await dialog('登记开票 · 西溪软件有限公司');
    await userEvent.type(form.getByRole('textbox', { name: '发票号码' }), '24312000000087654321');
    await userEvent.click(form.getByRole('button', { name: '登记' }));
    await messageShown('已登记');
    await waitFor(async () =>
      expect(await rowOf('西溪软件有限公司')).toHaveTextContent('24312000000087654321'),
    );
    await act(await rowOf('西溪软件有限公司'), '作废');
    const reason = await dialog('作废发票 · 西溪软件有限公司');
    await userEvent.type(reason.getByRole('textbox', { name: '作废原因' }), '抬头有误');
    await userEvent.click(reason.getByRole('button', { name: '作废' }));
    await messageShown('已作废');
    await waitFor(async () => expect(await rowOf('西溪软件有限公司')).toHaveTextContent('已作废'));
  },
};

/** Staff writes numbers down and takes nothing back. */
export const ForStaff: Story = {
  beforeEach: signedIn('staff'),
  play: async () => {
    const record = await openRecord(await rowOf('西溪软件有限公司'));
    await expect(await record.findByRole('button', { name: '登记开票' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: '作废' })).toBeNull();
  },
};

/** 未开, 开具中 and 已开 with a service: what each offers, and the link of the last. */
export const States: Story = {
  beforeEach: stage(
    signedIn('manager'),
    withInvoices,
    withIssuing,
    withService(() => Promise.resolve({ state: 'pending' })),
  ),
  afterEach: () => offer(false),
  play: async () => {
    const waiting = await rowOf('运河旅行社');
    await expect(waiting).toHaveTextContent('开具中');
    await expect(within(waiting).queryByRole('button', { name: '作废' })).toBeNull();
    const issued = within(await rowOf('钱江会展服务公司'));
    await expect(issued.getByText(/^须红冲 ¥/)).toBeVisible();
    await expect(issued.getByRole('link', { name: '24312000000012345678' })).toHaveAttribute(
      'href',
      'https://invoices.example/24312000000012345678',
    );
    await act(await rowOf('西溪软件有限公司'), '开具');
    const form = await dialog('开具发票 · 西溪软件有限公司');
    await expect(form.getByText('91330106MA2CC0X21U')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '开具' }));
    await messageShown('已提交开票服务');
    await waitFor(async () => expect(await rowOf('西溪软件有限公司')).toHaveTextContent('开具中'));
  },
};

/** The service refuses: the request is 未开 again with its sentence, and its number can be typed. */
export const Refused: Story = {
  beforeEach: stage(
    signedIn('staff'),
    withInvoices,
    withService(() => Promise.reject(new InvoiceRefused('税号与名称不符'))),
  ),
  afterEach: () => offer(false),
  play: async () => {
    await act(await rowOf('西溪软件有限公司'), '开具');
    const form = await dialog('开具发票 · 西溪软件有限公司');
    await userEvent.click(form.getByRole('button', { name: '开具' }));
    await expect(await form.findByText(/开票服务退回：税号与名称不符/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '刷新' }));
    await waitFor(async () =>
      expect(await rowOf('西溪软件有限公司')).toHaveTextContent('未开，已退回'),
    );
    const record = await openRecord(await rowOf('西溪软件有限公司'));
    await expect(await record.findByText('税号与名称不符')).toBeVisible();
    await expect(record.getByRole('button', { name: '登记开票' })).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: phone,
  play: async () => void (await sees('西溪软件有限公司')),
};
