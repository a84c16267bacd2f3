import { InvoiceState } from '@anzhu/api/contract/invoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { InvoiceDialog } from './InvoiceDialog.tsx';

const meta = {
  title: 'Hotel/Invoice 发票/InvoiceDialog',
  component: InvoiceDialog,
  args: {
    order: { id: '20260', name: '林示例' },
    state: { invoices: [], invoiceable: 576, name: null, taxNumber: null },
    onSave: fn(async () => {}),
    onRefresh: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof InvoiceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = async (name: string, text: string): Promise<void> =>
  userEvent.type(await screen.findByRole('textbox', { name }), text);

/** The whole of what was received, to a person: only a title is typed. */
export const Default: Story = {
  play: async ({ args }) => {
    await type('发票抬头', '林示例');
    await userEvent.click(screen.getByRole('button', { name: '申请开票' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        orderId: '20260',
        name: '林示例',
        taxNumber: '',
        mail: '',
        amount: 576,
        note: '',
      }),
    );
  },
};

/** A part was invoiced before, to the same company: its title and tax number are there. */
export const SecondPart = {
  args: {
    state: {
      invoiceable: 276,
      name: '西溪软件有限公司',
      taxNumber: '91330106MA2CC0X21U',
      invoices: [
        {
          id: '1',
          orderId: '20260',
          booker: '林示例',
          hotelId: '1',
          hotelName: '安住·西湖店',
          name: '西溪软件有限公司',
          taxNumber: '91330106MA2CC0X21U',
          mail: null,
          amount: 300,
          state: InvoiceState.issued,
          number: '24312000000012345678',
          note: null,
          createTime: '2026-03-18 09:40:00',
          createdBy: '前台一号',
          issueTime: '2026-03-18 10:00:00',
          voidReason: null,
          url: null,
          sendTime: null,
          refusal: null,
        },
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: '发票抬头' })).toHaveValue(
      '西溪软件有限公司',
    );
    await expect(screen.getByText('已开 24312000000012345678 · ¥300.00')).toBeVisible();
  },
} satisfies Story;

/** Money was given back since: what is invoiced above what was received is named. */
export const AboveReceived: Story = {
  args: {
    state: {
      ...SecondPart.args.state,
      invoiceable: 0,
      invoices: SecondPart.args.state.invoices.map((one) => ({ ...one, excess: 100 })),
    },
  },
  play: async () => {
    await expect(await screen.findByText('超出已收')).toBeVisible();
    await expect(screen.getByText('¥100.00')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
