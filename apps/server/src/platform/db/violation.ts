/**
 * The unique constraints of the database by the name of their index, with the columns that SQLite
 * reports.
 */
const columnsOf = {
  room_name_once: 'room.hotel_id, room.name',
  stay_open_once: 'stay.room_id',
  guest_once: 'stay_guest.idcard',
  order_external_once: 'orders.channel, orders.external_id',
  isolation_once: 'isolation_person.idcard',
  health_test_once:
    'health_test.isolation_person_id, health_test.check_time, health_test.check_type',
  declaration_external_once: 'declaration.channel, declaration.external_id',
  user_phone_once: 'app_user.phone',
  user_name_once: `index 'user_name_once'`,
  hotel_name_once: 'hotel.name',
  hotel_department_once: 'hotel.department_id',
  bed_type_name_once: 'bed_type.hotel_id, bed_type.name',
  room_type_name_once: 'room_type.hotel_id, room_type.name',
} as const;

export type Rule = keyof typeof columnsOf;

/** True when a change was refused because it would break this rule. */
export function violates(error: unknown, rule: Rule): boolean {
  if (!(error instanceof Error)) return false;
  if ('constraint' in error) return error.constraint === rule;
  return error.message === `UNIQUE constraint failed: ${columnsOf[rule]}`;
}

/** True when a change was refused because a record points at one that is not there, or would be left so. */
export function breaksReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '23503') return true;
  return error.message === 'FOREIGN KEY constraint failed';
}
