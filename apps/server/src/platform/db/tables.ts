import type * as assistant from './tables/assistant.ts';
import type * as desk from './tables/desk.ts';
import type * as hotel from './tables/hotel.ts';
import type * as order from './tables/order.ts';
import type * as people from './tables/people.ts';
import type * as stay from './tables/stay.ts';
import type * as system from './tables/system.ts';

/**
 * Every table, as Kysely sees it. Both engines hold the same: integers, text and the odd real;
 * money is whole fen, times are text on the wall clock of Asia/Shanghai, yes and no are 1 and 0.
 *
 * | table | what a row is |
 * |---|---|
 * | department, app_user | the tree of departments; a user has the role of its department |
 * | session, login_attempt | a sign-in by the hash of its token; a wrong password |
 * | qr_code | a sign-in that is to be confirmed on a phone |
 * | sign_in_ticket | a sign-in that needs another step after its password |
 * | second_factor, recovery_code | a user's secret for codes; a code that replaces one of them once |
 * | menu, menu_role, menu_department | the menu tree, and for whom an entry is |
 * | menu_offer | which menus of the product were added, by route |
 * | hotel | a hotel; its people are those of its department and below |
 * | bed_type, room_type, room_type_bed | what rooms are like, by hotel |
 * | discount, discount_exclusion | what makes a stay cheaper, by hotel |
 * | room | a room and how it stands |
 * | customer, orders | who books; a booking of one room type |
 * | order_night | what a night of an order costs before discounts |
 * | room_price | another price of a room type's nights, by weekday or day |
 * | room_block | nights in which a room is out of order |
 * | bill_line | consumption, deposit, payment or refund of an order |
 * | guest_note | a hotel's note on a guest |
 * | figure | what the charts show, kept by triggers |
 * | person_name, name_reading | each different name once, and its key and pinyin |
 * | refund, ledger | a refund by its number; the default gateway's record of payments |
 * | stay, stay_guest | a room in use, and by whom |
 * | isolation_person | a person in isolation |
 * | health_test | a daily test of a person in isolation |
 * | material_application | a hotel's application for material, and its review |
 * | declaration | a person's own declaration, and its review |
 * | file | a picture that was uploaded, and when it was last in use |
 * | channel_key | a key by which a booking channel sends orders |
 * | assistant_key, assistant_act | a key by which an assistant acts for a user; an act to be confirmed |
 * | job | when a timed job runs next, and which instance runs it |
 * | answered_change | what a change answered, by the key of its request |
 * | log | what was changed, by whom; the database refuses to change it. Beside it `log_words`, an index of its texts |
 * | data_key | a version of the key that personal data is encrypted with |
 *
 * The database itself holds: one room number a hotel, one open stay a room, a document number in
 * one open stay, one isolation a person at a time, a test once a person, kind and
 * moment, a channel's declaration once, one user name, one refund number.
 */
export interface Tables {
  department: people.DepartmentTable;
  app_user: people.UserTable;
  session: people.SessionTable;
  login_attempt: people.LoginAttemptTable;
  qr_code: people.QrCodeTable;
  sign_in_ticket: people.SignInTicketTable;
  second_factor: people.SecondFactorTable;
  recovery_code: people.RecoveryCodeTable;
  menu: people.MenuTable;
  menu_offer: people.MenuOfferTable;
  menu_role: people.MenuRoleTable;
  menu_department: people.MenuDepartmentTable;
  hotel: hotel.HotelTable;
  bed_type: hotel.BedTypeTable;
  room_type: hotel.RoomTypeTable;
  room_type_bed: hotel.RoomTypeBedTable;
  discount: hotel.DiscountTable;
  discount_exclusion: hotel.DiscountExclusionTable;
  room: hotel.RoomTable;
  customer: order.CustomerTable;
  orders: order.OrdersTable;
  order_night: desk.OrderNightTable;
  room_price: desk.RoomPriceTable;
  room_block: desk.RoomBlockTable;
  bill_line: desk.BillLineTable;
  guest_note: desk.GuestNoteTable;
  figure: system.FigureTable;
  person_name: system.PersonNameTable;
  name_reading: system.NameReadingTable;
  refund: order.RefundTable;
  ledger: order.LedgerTable;
  stay: stay.StayTable;
  stay_guest: stay.StayGuestTable;
  isolation_person: stay.IsolationPersonTable;
  health_test: stay.HealthTestTable;
  material_application: hotel.MaterialApplicationTable;
  declaration: stay.DeclarationTable;
  file: system.FileTable;
  log: system.LogTable;
  log_author: system.LogAuthorTable;
  channel_key: people.ChannelKeyTable;
  assistant_key: assistant.AssistantKeyTable;
  assistant_act: assistant.AssistantActTable;
  job: system.JobTable;
  answered_change: system.AnsweredChangeTable;
  data_key: system.DataKeyTable;
}
