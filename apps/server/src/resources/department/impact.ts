import { type DepartmentImpact, RecordStatus } from '@anzhu/api/contract/department';
import type { Role } from '@anzhu/api/contract/role';
import type { Db } from '../../platform/db/store.ts';
import { withHotelRole } from '../../platform/session/person.ts';
import { pathTo } from '../../platform/tree.ts';
import type { DepartmentRow } from './queries.ts';

interface NamedHotel {
  id: number;
  name: string;
}

/** What a department gives its users. */
interface UserSettings {
  role: Role;
  isDisabled: boolean;
  /** The hotel of the department, or of the nearest one above that has one. */
  hotel: NamedHotel | null;
}

/** What a department and each one below it give their users, by their ids. */
function userSettingsFrom(
  rows: readonly DepartmentRow[],
  hotels: ReadonlyMap<number, NamedHotel>,
  id: number,
): Map<number, UserSettings> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  const settingsById = new Map<number, UserSettings>();
  const below = ({ id: own, role, status }: DepartmentRow, above: UserSettings | null): void => {
    const settings = {
      role,
      isDisabled: (above?.isDisabled ?? false) || status === RecordStatus.disabled,
      hotel: hotels.get(own) ?? above?.hotel ?? null,
    };
    settingsById.set(own, settings);
    for (const row of byParent.get(own) ?? []) below(row, settings);
  };
  const [self, ...above] = pathTo(rows, id).flatMap((one) => byId.get(one) ?? []);
  if (!self) return settingsById;
  const nearest = above.flatMap((row) => hotels.get(row.id) ?? []);
  below(self, {
    role: self.role,
    isDisabled: above.some(({ status }) => status === RecordStatus.disabled),
    hotel: nearest[0] ?? null,
  });
  return settingsById;
}

/** By department, the number of its users, and of those that are not disabled themselves. */
async function countUsers(db: Db): Promise<Map<number, { all: number; enabled: number }>> {
  const rows = await db
    .selectFrom('app_user')
    .select('department_id')
    .select((eb) => [eb.fn.countAll<number>().as('all'), eb.fn.sum<number>('status').as('enabled')])
    .groupBy('department_id')
    .execute();
  return new Map(rows.map(({ department_id: id, ...count }) => [id, count]));
}

async function readHotels(db: Db): Promise<Map<number, NamedHotel>> {
  const rows = await db
    .selectFrom('hotel')
    .select(['id', 'name', 'department_id'])
    .where('department_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ department_id: id, ...hotel }) => [id ?? 0, hotel]));
}

/** What a change does: whom it touches, and the departments whose users it disables. */
interface Change {
  impact: DepartmentImpact;
  disabledDepartments: number[];
}

/**
 * Compares what a department and those below it give their users before and after a change of its role,
 * status or parent.
 *
 * @param before every department
 * @param changed the department as it is after the change
 */
export async function impactOf(
  db: Db,
  before: readonly DepartmentRow[],
  changed: DepartmentRow,
): Promise<Change> {
  const hotels = await readHotels(db);
  const counts = await countUsers(db);
  const formerly = before.find(({ id }) => id === changed.id);
  const after = before.map((row) => (row.id === changed.id ? changed : row));
  const former = userSettingsFrom(before, hotels, changed.id);
  const isMoved = formerly?.parent_id !== changed.parent_id;
  const disabledDepartments: number[] = [];
  const impact: DepartmentImpact = {
    users: 0,
    changedRole: 0,
    disabled: 0,
    enabled: 0,
    changedHotel: 0,
    hotelName: null,
  };
  for (const [id, settings] of userSettingsFrom(after, hotels, changed.id)) {
    const known = former.get(id) ?? settings;
    const { all, enabled } = counts.get(id) ?? { all: 0, enabled: 0 };
    if (id === changed.id) impact.hotelName = settings.hotel?.name ?? null;
    const hasNewRole = known.role !== settings.role;
    const isNewlyDisabled = settings.isDisabled && !known.isDisabled;
    const isSwitched = settings.isDisabled !== known.isDisabled;
    const boundTo = ({ role, hotel }: UserSettings) => withHotelRole(role, hotel?.id ?? null);
    if (hasNewRole) impact.changedRole += all;
    else if (boundTo(known) !== boundTo(settings)) impact.changedHotel += all;
    if (isNewlyDisabled) {
      impact.disabled += enabled;
      disabledDepartments.push(id);
    } else if (isSwitched) impact.enabled += enabled;
    if (hasNewRole || isMoved) impact.users += all;
    else if (isSwitched) impact.users += enabled;
  }
  return { impact, disabledDepartments };
}
