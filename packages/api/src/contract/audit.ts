import * as z from 'zod/mini';
import { filter, Id, nullable } from './codecs.ts';
import { LocalDate } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { AuditPoint, DayClose } from './report.ts';
import { hotelSide, management } from './role.ts';
import { text } from './text.ts';

const scope = {
  hotelId: labelled('酒店', filter(Id)),
  day: labelled('日期', LocalDate, { description: '酒店日' }),
};

export const previewAudit = endpoint({
  path: '/api/audit/preview',
  isDesk: true,
  summary: '夜审预览',
  description: '一个酒店日里还没有办妥的事，逐条列出；今天的也可以看',
  access: hotelSide,
  input: z.object(scope),
  data: z.object({
    hotelId: labelled('酒店编号', Id),
    day: labelled('日期', LocalDate),
    points: labelled('待处理', z.array(AuditPoint)),
    seen: labelled('预览的标识', z.string(), { description: '夜审时一并发送' }),
    refusal: labelled('现在不能夜审的原因', nullable(z.string())),
    closed: labelled('夜审', nullable(DayClose)),
  }),
});

export const closeDay = endpoint({
  path: '/api/audit/close',
  isDesk: true,
  summary: '夜审',
  description:
    '已结束的酒店日按顺序夜审：当日的日报和未办妥的事原样保留，此后当日的账目不再改变，更正记在今天',
  access: management,
  changes: true,
  input: z.object({
    ...scope,
    seen: labelled('预览的标识', text({ max: 64, min: 1 }), {
      description: '预览返回的；预览后有变化时返回 409',
    }),
  }),
  data: DayClose,
});
