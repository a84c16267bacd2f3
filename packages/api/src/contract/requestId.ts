import { filter } from './codecs.ts';
import { labelled } from './label.ts';
import { text } from './text.ts';

/** Names what one form makes: sent again, as when the answer was lost, it is not made twice. */
export const requestIdField = labelled('请求编号', filter(text({ max: 64 })), {
  description: '每次填写一个；以同一编号再次提交，返回第一次的结果',
});
