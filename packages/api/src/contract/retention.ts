import * as z from 'zod/mini';
import { filter, nullable } from './codecs.ts';
import { LocalDate } from './dates.ts';
import { labelled } from './label.ts';

/** Until when a record about a person is kept, and why. */
export const Kept = z.object({
  /** Null as long as what the period begins with has not happened. */
  until: labelled('保存至', nullable(LocalDate)),
  period: labelled('保存期限', z.string(), { description: '如：离店后 3 年' }),
  reason: labelled('保存原因', z.string()),
});
export type Kept = z.output<typeof Kept>;

/** That of a record which is read one by one; missing of other back ends. */
export const keptField = labelled('保存至', filter(Kept), {
  description: '按法律与配置的保存期限；列表中不返回',
});
