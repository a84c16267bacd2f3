import type { Id } from '@anzhu/api/contract/codecs';
import type { InputOf } from '@anzhu/api/contract/endpoint';
import { labelsOf } from '@anzhu/api/contract/label';
import { type GroupOrder, MasterBill, setMasterBill } from '@anzhu/api/contract/masterBill';
import { formatYuan } from '@anzhu/api/rules/money';
import { Button } from '@anzhu/ui/Button';
import { Checkbox } from '@anzhu/ui/Checkbox';
import { FormGrid } from '@anzhu/ui/Form';
import { Select } from '@anzhu/ui/Select';
import { type Column, MoneyCell, Table } from '@anzhu/ui/Table';
import { contractForm, SaveDialog } from '../kit/index.ts';

interface MasterDraft {
  orderId: Id;
  masterOrderId: Id | null;
  roomFees: boolean;
  charges: boolean;
}

const masterForm = contractForm(setMasterBill, (draft: MasterDraft) => draft);
const labels = labelsOf(MasterBill);

const nameOf = ({ orderId, roomName, name }: GroupOrder): string =>
  [roomName, name, `订单 ${orderId}`].filter(Boolean).join(' · ');

const columns: readonly Column<GroupOrder>[] = [
  { id: 'name', header: '本团订单', width: 220, cell: nameOf },
  {
    id: 'open',
    header: '未结',
    width: 100,
    align: 'end',
    cell: ({ open }) => <MoneyCell value={open} />,
  },
  {
    id: 'routed',
    header: '由主账结算',
    width: 110,
    align: 'end',
    cell: ({ routed }) => <MoneyCell value={routed} />,
  },
];

export interface MasterBillDialogProps {
  /** Of the group, from which it was opened. */
  orderId: Id;
  master: MasterBill;
  /** Opens 结账 of the master; without it nothing is settled here. */
  onSettle?: (() => void) | undefined;
  /** Sends it. Rejected: messages stand at their fields, what was chosen stays. */
  onSave: (input: InputOf<typeof setMasterBill>) => unknown;
  /** Reads it again after a conflict. */
  onRefresh: () => void | Promise<void>;
  onClose: () => void;
}

/**
 * 团队主账: which bill of a group is its master, and what goes there; below it what each room has open. Without a master
 * each room is settled by itself. Rendered means open.
 *
 * Keyboard: ↑ ↓ choose the master; Space ticks what goes there; Ctrl+Enter saves; Esc closes.
 */
export function MasterBillDialog(props: MasterBillDialogProps) {
  const { orderId, master, onSettle, onSave, onRefresh, onClose } = props;
  const { groupNo, orders, masterOrderId, open } = master;
  const isSet = masterOrderId !== null;
  return (
    <SaveDialog
      title={`团队主账 · ${groupNo}`}
      size="medium"
      saveLabel="保存"
      success="主账已保存"
      form={masterForm}
      defaultValues={{
        orderId,
        masterOrderId: masterOrderId ?? orders[0]?.orderId ?? orderId,
        roomFees: isSet ? master.roomFees : true,
        charges: master.charges,
      }}
      footerStart={
        onSettle &&
        isSet &&
        open !== 0 && <Button onPress={onSettle}>结主账 {formatYuan(open)}</Button>
      }
      onSave={onSave}
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field, toggle }) => (
        <FormGrid columns={1}>
          <Select
            {...field('masterOrderId')}
            label={labels.masterOrderId}
            placeholder="不设主账，各房自结"
            options={orders.map((order) => ({ value: order.orderId, label: nameOf(order) }))}
            isClearable
          />
          <Checkbox {...toggle('roomFees')} description="各房未付的房费由主账一次结清" />
          <Checkbox
            {...toggle('charges')}
            description="各房已有的和此后记的消费转至主账，延迟退房、折让除外"
          />
          <Table
            label="本团订单"
            pageSize={5}
            columns={columns}
            rows={orders}
            rowId={(order) => order.orderId}
            emptyMessage="没有订单"
          />
        </FormGrid>
      )}
    </SaveDialog>
  );
}
