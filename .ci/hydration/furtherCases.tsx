import { InvoiceState, type Invoice } from '@anzhu/api/contract/invoice';
import { PayMethod } from '@anzhu/api/contract/bill';
import { Role } from '@anzhu/api/contract/role';
import * as hotel from '@anzhu/domain/hotel';
import * as invoice from '@anzhu/domain/invoice';
import { RowRecord, SentNote } from '@anzhu/domain/kit';
import { OrderToCheckIn } from '@anzhu/domain/order';
import { BillTerms, DepositSheet, SumOnPaper, Terms } from '@anzhu/domain/paper';
import * as personRequest from '@anzhu/domain/personRequest';
import { NightFees } from '@anzhu/domain/roomPrice';
import { ArchiveRoomDialog, RestoreRoomConfirm } from '@anzhu/domain/room';
import { CurrentShift, ShiftFilterBar, shiftFilter } from '@anzhu/domain/shift';
import { ChangePrice } from '@anzhu/domain/stay';
import { DutyDesk } from '@anzhu/domain/today';
import { UserDialog, UserMenuSkeleton, UserRecord } from '@anzhu/domain/user';
import { MonthPicker } from '@anzhu/ui/Calendar';
import { Tip } from '@anzhu/ui/chart/plot';
import { PaletteField } from '@anzhu/ui/CommandPalette';
import * as icons from '@anzhu/ui/Icon';
import { LazyDialog, LazyRecord } from '@anzhu/ui/LazyBoundary';
import { FloatingMenu } from '@anzhu/ui/Menu';
import { Description, Popover } from '@anzhu/ui/Popover';
import { RecordHead } from '@anzhu/ui/RecordPanel';
import { Highlight } from '@anzhu/ui/search';
import { FilePicture } from '@anzhu/ui/Uploader';
import type { ComponentType } from 'react';
import { westLake } from '../../packages/domain/src/hotel/fixtures.ts';
import { order } from '../../packages/domain/src/order/fixtures.ts';
import { openMorning } from '../../packages/domain/src/shift/fixtures.ts';

const nothing = (): void => {};
const ref = { current: null };
const hotels: hotel.HotelSource = {
  search: () => Promise.resolve({ hotels: [], total: 0 }),
  named: (id) => ({ id, name: '安住·西湖店' }),
};
const nameFilter = hotel.nameAndHotelFilter('名称', 20);
const requested: Invoice = {
  id: '1',
  orderId: '20260',
  booker: '林示例',
  hotelId: '1',
  hotelName: '安住·西湖店',
  name: '林示例',
  taxNumber: null,
  mail: null,
  amount: 300,
  state: InvoiceState.requested,
  number: null,
  note: '',
  createTime: '2026-03-18 10:00:00',
} as unknown as Invoice;
const room = { id: '7', name: '506', isIsolation: false } as Parameters<
  typeof RestoreRoomConfirm
>[0]['room'];
const act = { invoice: requested, onSave: nothing, onClose: nothing };
const handled = {
  request: { id: '1', name: '林示例', ask: 0 },
  found: undefined,
  onSave: nothing,
  onClose: nothing,
  onRetry: nothing,
  download: null,
  quote: () => Promise.resolve({}),
} as never as personRequest.GiveDialogProps &
  personRequest.CorrectDialogProps &
  personRequest.EraseDialogProps;
const user = {
  id: '7',
  username: 'chen',
  nickName: '前台小陈',
  phone: '13800000000',
  heads: null,
  dept: null,
  deptName: null,
  role: Role.hotelMember,
  status: null,
} as unknown as Parameters<typeof UserRecord>[0]['user'];

/** What packages export and no story shows in Node, by name. */
export const furtherCases: Record<string, ComponentType> = {
  Icon: () => Object.entries(icons).map(([name, Icon]) => <Icon key={name} label={name} />),
  MonthPicker: () => <MonthPicker month="2026-03-01" onChoose={nothing} onCancel={nothing} />,
  Tip: () => (
    <Tip
      mark={{
        name: '周一',
        label: '周一 12',
        d: '',
        x: 0,
        y: 0,
        rows: [{ name: '订单', value: '12' }],
      }}
      origin={() => undefined}
    />
  ),
  PaletteField: () => (
    <PaletteField
      value=""
      onChange={nothing}
      onWordOpen={nothing}
      onEnter={nothing}
      onClose={nothing}
    />
  ),
  LazyDialog: () => <LazyDialog onClose={nothing}>内容</LazyDialog>,
  LazyRecord: () => <LazyRecord onClose={nothing}>内容</LazyRecord>,
  FloatingMenu: () => (
    <FloatingMenu
      label="操作"
      triggerRef={ref}
      items={[{ id: 'edit', label: '编辑', onAction: nothing }]}
      onClose={nothing}
    />
  ),
  Popover: () => (
    <Popover label="说明" triggerRef={ref} onClose={nothing}>
      <Description words="第二行" />
    </Popover>
  ),
  RecordHead: () => <RecordHead title="金玉珍 · 家庭套房" lead={['3 晚']} />,
  Highlight: () => <Highlight text="家庭套房" ranges={[{ start: 0, end: 2 }]} />,
  FilePicture: () => <FilePicture file={new File([], 'a.png')} className="" />,
  HotelField: () => (
    <hotel.HotelField label="酒店" hotels={hotels} record={null} value={null} onChange={nothing} />
  ),
  HotelFilterBar: () => (
    <hotel.HotelFilterBar hotels={hotels} value={{ hotelId: null }} onQuery={nothing} />
  ),
  NameAndHotelFilterBar: () => (
    <hotel.NameAndHotelFilterBar
      filter={nameFilter}
      hotels={hotels}
      value={{ name: '', hotelId: null }}
      onQuery={nothing}
    />
  ),
  HotelRecordsPicker: () => (
    <hotel.HotelRecordsPicker
      label="床型"
      value={[]}
      onChange={nothing}
      records={[]}
      hotels={hotels}
      hotelId="1"
      noteOf={() => ''}
    />
  ),
  HotelRecord: () => <hotel.HotelRecord hotel={westLake} onClose={nothing} />,
  ReopenHotelConfirm: () => (
    <hotel.ReopenHotelConfirm hotel={westLake} onConfirm={nothing} onClose={nothing} />
  ),
  ArchiveRoomDialog: () => (
    <ArchiveRoomDialog room={room} onSave={nothing} onRefresh={nothing} onClose={nothing} />
  ),
  RestoreRoomConfirm: () => (
    <RestoreRoomConfirm room={room} onConfirm={nothing} onClose={nothing} />
  ),
  IssueInvoiceDialog: () => <invoice.IssueInvoiceDialog {...act} />,
  SendInvoiceDialog: () => <invoice.SendInvoiceDialog {...act} />,
  VoidInvoiceDialog: () => <invoice.VoidInvoiceDialog {...act} />,
  RowRecord: () => (
    <RowRecord kind="床型" row={{ id: '1', name: '大床' }} facts={[]} onClose={nothing} />
  ),
  SentNote: () => <SentNote>已提交</SentNote>,
  OrderToCheckIn: () => <OrderToCheckIn order={order()} onLeave={nothing} />,
  DepositSheet: () => (
    <DepositSheet
      hotelName="安住·西湖店"
      deposit={{
        id: '1',
        orderId: '20260',
        guest: '林示例',
        room: '506',
        amount: 200,
        method: PayMethod.wechat,
        time: '2026-03-18 10:00:00',
      }}
    />
  ),
  SheetParts: () => (
    <>
      <Terms hotelName={null} />
      <BillTerms hotelName={null} />
      <SumOnPaper label="合计" value="¥200.00" inWords="贰佰元整" />
    </>
  ),
  NightFees: () => (
    <NightFees
      nights={[
        { night: '2026-03-18', fee: 288, kind: null },
        { night: '2026-03-19', fee: 388, kind: null },
      ]}
    />
  ),
  CurrentShift: () => <CurrentShift shift={openMorning} onOpen={nothing} onCloseShift={nothing} />,
  ShiftFilterBar: () => (
    <ShiftFilterBar
      today="2026-03-18"
      hasClerks
      hotels={hotels}
      value={shiftFilter.parse({})}
      onQuery={nothing}
    />
  ),
  ChangePrice: () => (
    <ChangePrice
      quote={undefined}
      isLoading
      refusal={null}
      method={{ value: null, onChange: nothing } as never}
    />
  ),
  DutyDesk: () => (
    <DutyDesk day="2026-03-18" queue="无待办">
      今晚
    </DutyDesk>
  ),
  UserDialog: () => (
    <UserDialog
      record={null}
      own={user}
      departments={[]}
      upload={(() => Promise.resolve('')) as never}
      isPhoneTaken={() => Promise.resolve(false)}
      onSave={nothing}
      onClose={nothing}
    />
  ),
  PersonRequestDialogs: () => (
    <>
      <personRequest.RequestDialog onSave={nothing} onClose={nothing} />
      <personRequest.GiveDialog {...handled} onSave={nothing} />
      <personRequest.RejectDialog {...handled} onSave={nothing} />
      <personRequest.CorrectDialog {...handled} onSave={nothing} />
      <personRequest.EraseDialog {...handled} onSave={nothing} />
    </>
  ),
  UserMenuSkeleton: () => <UserMenuSkeleton />,
  UserRecord: () => <UserRecord user={user} onClose={nothing} />,
};
