import type { Endpoint } from './endpoint.ts';
import { contract, type Contract } from './index.ts';
import { Role } from './role.ts';
import { tagOf } from './tags.ts';
import { toolInput, toolOutput, type ToolSchema } from './toolSchemas.ts';

export type CallName = keyof Contract;

/** A tool as MCP lists it. */
export interface AssistantTool {
  name: string;
  /** Begins with the title of the call. */
  description: string;
  inputSchema: ToolSchema;
  outputSchema: ToolSchema;
  /** A tool without any counts as one that changes, and destroys. */
  annotations?: { readOnlyHint: true };
}

/** Groups of calls that administer the system: people, what they may do and see, what they ask for about their data. */
const administration: ReadonlySet<string> = new Set(['用户', '部门', '菜单', '个人信息请求']);

/** Groups of calls with the acts of the desk. */
const desk: ReadonlySet<string> = new Set(['订单', '房间与入住']);

/**
 * Left to people: what replaces all guests of a stay, of whose numbers an assistant has read the masked form only, and
 * what would make the list of tools too long for each conversation: changes of bookings, 未接单, rooms of a group at
 * once, what housekeeping does besides cleaning, charts of orders, single hotels, single room types and
 * entries of the log, and lists of floors, shifts, bed types, room types, discounts, materials, companies and invoices.
 */
const leftToPeople: ReadonlySet<string> = new Set<CallName>([
  'getHotel',
  'getHotelExport',
  'searchHotels',
  'modifyGuests',
  'setExpectedGuests',
  'checkInMany',
  'roomsOfGroup',
  'checkOutMany',
  'quoteOrder',
  'modifyOrder',
  'quoteCancel',
  'settlePaidTwice',
  'quoteHotelChange',
  'changeHotel',
  'pendingOrderPage',
  'quotePendingOrder',
  'inspectRooms',
  'serviceRooms',
  'assignCleaner',
  'currentShift',
  'previewAudit',
  'shiftPage',
  'bedTypePage',
  'roomTypePage',
  'discountPage',
  'materialPage',
  'companyPage',
  'companyStatement',
  'invoicePage',
  'sendInvoice',
  'orderInvoices',
  'ordersOfWeek',
  'ordersOfYear',
  'orderOrigins',
  'orderSources',
  'orderRoomTypes',
  'getLog',
  'listFloors',
  'getRoomType',
  'hotelAllowsIsolation',
  'hotelClosing',
  'settleBill',
  'moveBillLines',
  'itemPage',
  'listItems',
  'chargeItems',
  'masterBill',
  'setMasterBill',
  'approvePayBack',
  'rejectPayBack',
  'voidBillLine',
]);

/**
 * Whether an assistant may make a call: reads in JSON that show no more of people than lists do, and those changes of
 * orders, rooms and stays that every clerk may make. What only managers may change is left to people.
 */
export function isOffered(name: string, endpoint: Endpoint): boolean {
  const { access, answer, changes, encoding, path, unmasks } = endpoint;
  if (typeof access === 'string' || encoding === 'multipart' || answer === 'file') return false;
  if (leftToPeople.has(name)) return false;
  if (!changes) return !unmasks && !administration.has(tagOf(path));
  return desk.has(tagOf(path)) && access.includes(Role.hotelMember);
}

const offered: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries<Endpoint>(contract).filter(([name, endpoint]) => isOffered(name, endpoint)),
);

/** A call that an assistant with a role may make; null for any other name. */
export function offeredCall(
  name: string,
  role: Role,
): { name: CallName; endpoint: Endpoint } | null {
  const endpoint = offered.get(name);
  if (!endpoint || !mayRoleCall(endpoint, role)) return null;
  return { name: name as CallName, endpoint };
}

const mayRoleCall = ({ access }: Endpoint, role: Role): boolean =>
  Array.isArray(access) && access.includes(role);

const tools = new Map<string, AssistantTool>();

/** The calls that an assistant with a role may make, as tools. Each is printed once. */
export const toolsOf = (role: Role): AssistantTool[] =>
  [...offered]
    .filter(([, endpoint]) => mayRoleCall(endpoint, role))
    .map(([name, endpoint]) => {
      const tool = tools.get(name) ?? toTool(name, endpoint);
      tools.set(name, tool);
      return tool;
    });

/** An act that is requested, and not yet made: what it returns says in words what is next. */
const requestedAct: ToolSchema = { type: 'object' };

function toTool(name: string, endpoint: Endpoint): AssistantTool {
  const { summary, description, changes, input, data } = endpoint;
  const parts = [summary, description, changes ? '须本人确认' : undefined];
  return {
    name,
    description: parts.filter((part) => part !== undefined).join('。'),
    inputSchema: toolInput(input),
    outputSchema: changes ? requestedAct : toolOutput(data),
    ...(!changes && { annotations: { readOnlyHint: true } }),
  };
}
