import { contract } from '@anzhu/api/contract';
import { type CallName, offeredCall } from '@anzhu/api/contract/assistantTools';
import { toolData } from '@anzhu/api/contract/toolSchemas';
import {
  ErrorCode,
  McpError,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplate,
} from '@modelcontextprotocol/sdk/types.js';
import { refusalIn } from '../platform/refusal.ts';
import { type Acting, callForAssistant } from '../resources/assistant/index.ts';

/** Something that an assistant can read by an address: the data of a call. */
interface Readable {
  name: string;
  title: string;
  description: string;
  /** The address; `{field}` stands for a field of the call's input. */
  uri: string;
  call: CallName;
  /** Whether the address stands for the user's own hotel. */
  isOwnHotel?: true;
}

const readables: readonly Readable[] = [
  {
    name: 'rooms',
    title: '房间现状',
    description:
      '本酒店每间房的状态与客人。Rooms of the own hotel as they are now, with their guests.',
    uri: 'anzhu://rooms',
    call: 'listRooms',
    isOwnHotel: true,
  },
  {
    name: 'today',
    title: '今日待办',
    description:
      '今日到店、离店与待处理的事项。What is to be done today: arrivals, departures, open tasks.',
    uri: 'anzhu://today',
    call: 'today',
    isOwnHotel: true,
  },
  {
    name: 'roomsOfHotel',
    title: '某酒店的房间现状',
    description: '按酒店编号。Rooms of a hotel, by its id.',
    uri: 'anzhu://hotels/{hotelId}/rooms',
    call: 'listRooms',
  },
  {
    name: 'todayOfHotel',
    title: '某酒店的今日待办',
    description: '按酒店编号。The tasks of a hotel, by its id.',
    uri: 'anzhu://hotels/{hotelId}/today',
    call: 'today',
  },
  {
    name: 'bill',
    title: '订单的账单',
    description:
      '按订单号：房费、消费、收退款与余额。The bill of a booking, by its id: nights, charges, payments, balance.',
    uri: 'anzhu://bills/{orderId}',
    call: 'getBill',
  },
];

/** The longest result, in characters: more would fill what an assistant can read at once. */
export const longestResult = 200_000;

export const tooLong = '结果过多，请缩小范围或分页';

const mimeType = 'application/json';

/** What an assistant may read by an address. */
const readableFor = ({ assistant: { session } }: Acting): Readable[] =>
  readables.filter(
    ({ call, isOwnHotel }) =>
      offeredCall(call, session.role) !== null && (!isOwnHotel || session.hotelId !== null),
  );

/** Addresses that stand as they are. */
export const resourcesFor = (acting: Acting): Resource[] =>
  readableFor(acting)
    .filter(({ isOwnHotel }) => isOwnHotel)
    .map(({ name, title, description, uri }) => ({ name, title, description, uri, mimeType }));

/** Addresses with a number in them. */
export const resourceTemplatesFor = (acting: Acting): ResourceTemplate[] =>
  readableFor(acting)
    .filter(({ isOwnHotel }) => !isOwnHotel)
    .map(({ uri: uriTemplate, ...named }) => ({
      name: named.name,
      title: named.title,
      description: named.description,
      uriTemplate,
      mimeType,
    }));

/** The fields in an address of a kind; null for an address of another kind. */
function fieldsIn(uri: string, template: string): Record<string, string> | null {
  const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>\\d+)');
  const found = new RegExp(`^${pattern}$`).exec(uri);
  return found && { ...found.groups };
}

/**
 * Reads what an address stands for, with the rights and masks of the assistant.
 * @throws McpError for an address that there is not, and in the words of a refused call
 */
export async function readResource(acting: Acting, uri: string): Promise<ReadResourceResult> {
  for (const { uri: template, call } of readableFor(acting)) {
    const input = fieldsIn(uri, template);
    if (input === null) continue;
    const envelope = await callForAssistant(acting, call, input);
    const refusal = refusalIn(envelope);
    if (refusal) throw new McpError(ErrorCode.InvalidParams, refusal.message);
    const text = JSON.stringify(toolData(contract[call].data, envelope.data));
    if (text.length > longestResult) throw new McpError(ErrorCode.InvalidParams, tooLong);
    return { contents: [{ uri, mimeType, text }] };
  }
  throw new McpError(ErrorCode.InvalidParams, '没有这个资源');
}
