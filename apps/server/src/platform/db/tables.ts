import type * as hotel from './tables/hotel.ts';
import type { MaterialApplicationTable } from './tables/hotel.ts';
import type * as order from './tables/order.ts';
import type * as people from './tables/people.ts';
import type { ChannelKeyTable, QrCodeTable, SignInTicketTable } from './tables/people.ts';
import type * as declaration from './tables/stay.ts';
import type * as stay from './tables/stay.ts';
import type { HealthTestCountTable, HealthTestTable } from './tables/stay.ts';
import type * as name from './tables/system.ts';
import type {
  DataKeyTable,
  FigureTable,
  FileTable,
  JobTable,
  LogCountTable,
  LogTable,
} from './tables/system.ts';

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
 * | order_count, order_count_detail, order_count_source | how many orders, kept by triggers: for totals and deep pages |
 * | figure | what the charts show, kept by triggers |
 * | person_name, name_reading | each different name once, and its key and pinyin |
 * | refund, ledger | a refund by its number; the default gateway's record of payments |
 * | stay, stay_guest | a room in use, and by whom |
 * | isolation_person | a person in isolation |
 * | health_test | a daily test of a person in isolation |
 * | health_test_count | how many tests, kept by triggers: for totals and deep pages |
 * | material_application | a hotel's application for material, and its review |
 * | isolation_count, isolation_count_detail, isolation_count_source | how many people, kept by triggers |
 * | declaration | a person's own declaration, and its review |
 * | declaration_count | how many declarations, kept by triggers |
 * | file | a picture that was uploaded, and when it was last in use |
 * | log | what was changed, by whom |
 * | channel_key | a key by which a booking channel sends orders |
 * | job | when a timed job runs next, and which instance runs it |
 * | log | what was changed, by whom; the database refuses to change it |
 * | data_key | a version of the key that personal data is encrypted with |
 * | log_count | how many logs, kept by a trigger; beside it `log_words`, an index of their texts |
 *
 * The database itself holds: one room number a hotel, one open stay a room, a document number in
 * one open stay, one isolation a person at a time, a test once a person, kind and
 * moment, one user name, one refund number.
 * one open stay, one isolation a person at a time, a channel's declaration once, one user name, one
 * refund number.
 */
export interface Tables {
  department: people.DepartmentTable;
  app_user: people.UserTable;
  session: people.SessionTable;
  login_attempt: people.LoginAttemptTable;
  qr_code: QrCodeTable;
  sign_in_ticket: SignInTicketTable;
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
  order_count: order.OrderCountTable;
  order_count_detail: order.OrderCountDetailTable;
  order_count_source: order.OrderCountSourceTable;
  figure: FigureTable;
  person_name: name.PersonNameTable;
  name_reading: name.NameReadingTable;
  refund: order.RefundTable;
  ledger: order.LedgerTable;
  stay: stay.StayTable;
  stay_guest: stay.StayGuestTable;
  isolation_person: stay.IsolationPersonTable;
  health_test: HealthTestTable;
  health_test_count: HealthTestCountTable;
  material_application: MaterialApplicationTable;
  isolation_count: stay.IsolationCountTable;
  isolation_count_detail: stay.IsolationCountDetailTable;
  isolation_count_source: stay.IsolationCountSourceTable;
  declaration: declaration.DeclarationTable;
  declaration_count: declaration.DeclarationCountTable;
  file: FileTable;
  log: LogTable;
  channel_key: ChannelKeyTable;
  job: JobTable;
  log_count: LogCountTable;
  data_key: DataKeyTable;
}
