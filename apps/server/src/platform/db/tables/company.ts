import {
  checkedTime,
  day,
  fen,
  id,
  integer,
  partOf,
  ref,
  table,
  text,
  time,
  weakRef,
} from '../table.ts';

/** A company of a hotel. */
export const companyTable = table(
  {
    id: id(),
    hotel_id: ref('hotel'),
    name: text(),
    tax_number: text(),
    contact: text(),
    contact_phone: text(),
    share: integer('between 1 and 100'),
    credit_limit: fen(),
    until: day(),
    remark: text().kept('typed'),
  },
  'unique index company_name_once (hotel_id, name)',
);

/** What a night in rooms of a type costs a company, whatever its usual price is. */
export const companyPriceTable = table(
  { company_id: partOf('company'), room_type_id: partOf('room_type'), fee: fen() },
  'primary key (company_id, room_type_id)',
  'index company_price_type (room_type_id)',
);

/** What a company has paid of what is on its account (回款). It is never deleted. */
export const receiptTable = table(
  {
    id: id(),
    company_id: ref('company'),
    /** Above 0, but a reversal. */
    amount: fen('<> 0'),
    /** 0 现金, 1 微信, 2 支付宝, 3 银行卡, 4 其他. */
    method: integer<0 | 1 | 2 | 3 | 4>('between 0 and 4'),
    /** When the money came, as the clerk has it. */
    received_day: day(),
    note: text().kept('typed'),
    created_by: weakRef('app_user'),
    created_time: checkedTime(),
    voided_by: weakRef('app_user'),
    voided_time: time().orNull,
    /** Empty while it counts. */
    void_reason: text().kept('typed').default(''),
    /** The receipt of an earlier day whose sum it has with the opposite sign. */
    reverses_id: ref('company_receipt').orNull,
    /** The open shift of who wrote it; set by the database. */
    shift_id: ref('shift').orNull,
  },
  "constraint company_receipt_void check ((voided_time is null) = (void_reason = ''))",
  'constraint company_receipt_sign check (amount > 0 or reverses_id is not null)',
  'index company_receipt_company (company_id, created_time, id)',
  'index company_receipt_time (created_time, company_id)',
  'unique index company_receipt_reversed_once (reverses_id) where reverses_id is not null and voided_time is null',
  'index company_receipt_shift (shift_id) where shift_id is not null',
);
