import { RecordStatus, type Department } from '@anzhu/api/contract/department';
import { Role } from '@anzhu/api/contract/role';

const department = (
  id: string,
  pId: string | null,
  name: string,
  role: Role,
  children: Department[] | null = null,
): Department => ({ id, pId, name, role, status: RecordStatus.normal, children });

/** Three levels. */
export const departments: Department[] = [
  department('1', null, '平台运营部', Role.admin),
  department('11', null, '安住·西湖店', Role.hotelAdmin, [
    department('21', '11', '西湖店前台', Role.hotelMember),
    department('22', '11', '西湖店客房部', Role.hotelMember, [
      department('23', '22', '西湖店夜班', Role.hotelMember),
    ]),
  ]),
];
