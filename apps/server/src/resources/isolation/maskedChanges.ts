import { LogType } from '@anzhu/api/contract/log';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/mask';
import type { LogEntry } from '../../platform/db/store.ts';
import type { IsolationRow } from './read.ts';

type Numbers = Pick<IsolationRow, 'idcard' | 'phone'>;

const numbers = [
  { label: '身份证号', of: (one: Numbers) => one.idcard, mask: maskIdCard },
  { label: '手机号', of: (one: Numbers) => one.phone, mask: maskPhone },
];

/** Log lines for personal numbers that changed while their masked forms are equal. */
export const maskedChanges = (before: IsolationRow, after: Numbers): LogEntry[] =>
  numbers
    .filter(({ of, mask }) => of(before) !== of(after) && mask(of(before)) === mask(of(after)))
    .map(({ label }) => ({
      type: LogType.dataChange,
      sketch: `隔离人员「${before.name}」的${label}有更正（遮盖的部分）`,
      target: { kind: '隔离人员', id: before.id },
      hotelId: before.hotel_id,
    }));
