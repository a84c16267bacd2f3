import { CheckType } from '@anzhu/api/contract/healthTest';
import { IsolationStatus, PersonType, type Isolation } from '@anzhu/api/contract/isolation';
import type { TimelineEvent } from '@anzhu/api/contract/timeline';
import { resultText } from '@anzhu/api/rules/healthTests';

export { now, today } from '../fixtures.ts';

/** A person in isolation with masked numbers, with these fields instead. */
export const person = (of: Partial<Isolation> = {}): Isolation => ({
  id: '301',
  name: '周示例',
  idCard: '9999********0016',
  phone: '138****1234',
  email: 'zhou@example.com',
  type: PersonType.inbound,
  province: '浙江',
  city: '杭州',
  hotelId: '1',
  hotelName: '安住杭州西湖店',
  roomId: '805',
  roomName: '805',
  checkInTime: '2026-03-12 15:20:00',
  checkOutTime: '2026-03-26 15:20:00',
  status: IsolationStatus.isolating,
  ...of,
});

/** The same person with whole numbers. */
export const wholePerson = (of: Partial<Isolation> = {}): Isolation =>
  person({ idCard: '999999199001010016', phone: '13800001234', ...of });

/** A person in every mark and every status. */
export const everyMark: Isolation[] = [
  person(),
  person({ id: '302', name: '吴样本', roomName: '806', checkOutTime: '2026-03-19 09:00:00' }),
  person({ id: '303', name: '郑范例', roomName: '807', checkOutTime: '2026-03-18 09:00:00' }),
  person({ id: '304', name: '王示例', roomName: '808', checkOutTime: '2026-03-15 09:00:00' }),
  person({ id: '307', name: '孙样本', checkInTime: '2026-03-19 14:00:00' }),
  person({ id: '305', name: '冯样本', status: IsolationStatus.released }),
  person({ id: '306', name: '陈范例', status: IsolationStatus.hospitalised, type: null }),
];

/** An event of a history that is no test. */
export const happened = (
  kind: TimelineEvent['kind'],
  time: string,
  sketch: string | null,
): TimelineEvent => ({
  kind,
  time,
  sketch,
  roomName: null,
  checkType: null,
  checkRes: null,
  personId: null,
});

/** A test of a history. */
export const tested = (time: string, checkType: CheckType, checkRes: number): TimelineEvent => ({
  ...happened('tested', time, null),
  sketch: `${checkType === CheckType.temperature ? '体温' : '核酸'} ${resultText({ checkType, checkRes })}`,
  checkType,
  checkRes,
});

const { temperature, nucleic } = CheckType;

/** Six days with a fever and a positive. */
export const history: TimelineEvent[] = [
  happened('declared', '2026-03-12 09:10:00', '提交隔离申报（小程序）'),
  happened('checkedIn', '2026-03-12 15:20:00', '入住安住杭州西湖店 802'),
  tested('2026-03-13 08:00:00', temperature, 36.4),
  tested('2026-03-13 14:20:00', nucleic, 0),
  tested('2026-03-14 08:00:00', temperature, 36.8),
  happened('moved', '2026-03-14 16:05:00', '由 802 换到 805'),
  tested('2026-03-15 08:00:00', temperature, 37.3),
  tested('2026-03-16 08:00:00', temperature, 38.1),
  tested('2026-03-16 14:20:00', nucleic, 0),
  tested('2026-03-17 08:00:00', temperature, 37.6),
  tested('2026-03-17 14:20:00', nucleic, 1),
];
