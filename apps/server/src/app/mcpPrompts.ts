import { type CallName, offeredCall } from '@anzhu/api/contract/assistantTools';
import type { Role } from '@anzhu/api/contract/role';
import {
  ErrorCode,
  type GetPromptResult,
  McpError,
  type Prompt,
} from '@modelcontextprotocol/sdk/types.js';

/** A task of the day, as a user may give it to an assistant. */
interface Task {
  title: string;
  description: string;
  /** The calls that it needs: who may not make one of them is not offered the task. */
  calls: readonly CallName[];
  text: string;
}

const tasks: Readonly<Record<string, Task>> = {
  arrivals: {
    title: '准备今日到店',
    description: '今日到店的预订各住哪间房，缺什么。Prepare the arrivals of today.',
    calls: ['today', 'orderPage', 'listRooms'],
    text: '请列出今日到店的预订：预订人、房型、间数、到店时间、是否已收款、是否已有房间。没有房间的，从同房型的空闲且已打扫的房间中各推荐一间，说明理由。只列出，不提出操作，等我选定后再为我办理。',
  },
  departures: {
    title: '核对今日离店',
    description: '今日离店的房间与未结的款。Check the departures of today and what is not settled.',
    calls: ['today', 'listRooms', 'getBill'],
    text: '请列出今日应离店的房间：房间号、客人、离店时间、账单余额（待收或应退）、押金。已过离店时间的排在最前。余额不为 0 的逐一说明由哪些明细构成。只列出，不提出操作。',
  },
  cleaning: {
    title: '安排打扫',
    description: '待打扫的房间按先后排列。Order the rooms to clean by who comes first.',
    calls: ['listRooms', 'orderPage', 'cleanRoom'],
    text: '请列出待打扫的房间，今日有客人到店且房型紧张的排在最前，说明先后的理由。我说某间已打扫完时，再提出「打扫完成」，由我确认。',
  },
  handover: {
    title: '交班前核对',
    description: '交给下一班的事项。What the next shift has to know.',
    calls: ['today', 'orderPage', 'listRooms'],
    text: '请写一份交班说明：在住与空闲的房间数，今日尚未到店的预订，已过离店时间的客人，待处理的事项，每项一行，附房间号或订单号。只用查询到的事实，没有的写「无」。',
  },
};

const mayGive = (role: Role, { calls }: Task): boolean =>
  calls.every((name) => offeredCall(name, role) !== null);

/** The tasks that an assistant with a role can do. */
export const promptsFor = (role: Role): Prompt[] =>
  Object.entries(tasks)
    .filter(([, task]) => mayGive(role, task))
    .map(([name, { title, description }]) => ({ name, title, description }));

/** A task as the message that begins a conversation. @throws McpError for any other name */
export function promptOf(role: Role, name: string): GetPromptResult {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task || !mayGive(role, task)) throw new McpError(ErrorCode.InvalidParams, '没有这个任务');
  const { description, text } = task;
  return { description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}
