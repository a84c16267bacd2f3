import { contract } from '@anzhu/api/contract';
import type { ActFact } from '@anzhu/api/contract/assistant';
import type { CallName } from '@anzhu/api/contract/assistantTools';
import type { Endpoint } from '@anzhu/api/contract/endpoint';
import { itemOf, schemaAt, shapeOf } from '@anzhu/api/contract/fields';
import { descriptionOf, labelOf, unitOf, wireLabel } from '@anzhu/api/contract/label';
import { maskIdCard, maskPhone } from '@anzhu/api/rules/personalNumbers';
import { formatMinute } from '@anzhu/api/rules/timeText';
import { type Acting, nameSubject, readFor, readRoom } from './subjects.ts';

type Schema = Endpoint['input'];
type Wire = Readonly<Record<string, unknown>>;

/** Fields that name nothing to a person: which stay of a room it is, and the number of a request. */
const unseen: ReadonlySet<string> = new Set(['sn']);

/** Fields with a number of a person. */
const masks: Readonly<Record<string, (text: string) => string>> = {
  idcard: maskIdCard,
  number: maskPhone,
};

/** The read that prices a change, and which of its sums the change is to have when it is made. */
interface Quote {
  call: CallName;
  /** Its input; that of the change where it is left out. */
  input?(acting: Acting, wire: Wire): Promise<Wire>;
  /** The field of the change, and the one of the quote. */
  price: readonly [field: string, quoted: string];
}

const quotes: Readonly<Partial<Record<CallName, Quote>>> = {
  checkIn: { call: 'quoteCheckIn', price: ['lastPay', 'lastPay'] },
  addOrder: { call: 'quoteBooking', price: ['lastPay', 'lastPay'] },
  changeStay: { call: 'quoteStay', price: ['pay', 'difference'] },
  changeRoom: {
    call: 'quoteStay',
    async input(acting, { currentRoomId: roomId, newRoomId }) {
      const { sn } = await readRoom(acting, String(roomId));
      return { roomId, sn, newRoomId };
    },
    price: ['pay', 'difference'],
  },
};

/** What an act concerns and changes, and its input with the price that is shown. */
export interface Described {
  facts: ActFact[];
  input: Wire;
}

/**
 * Describes an act: each field of its input by its label, records by their names, and what it costs where there is a
 * quote. Without a price the input has the quoted one: the call refuses any other, now or when it is confirmed.
 * @throws Refusal for records that do not exist or are out of sight, and for what the quote refuses
 */
export async function describeAct(acting: Acting, call: CallName, wire: Wire): Promise<Described> {
  const quote = quotes[call];
  const mayRead = quote && mayCall(contract[quote.call], acting);
  const [field = '', quoted = ''] = mayRead ? quote.price : [];
  const facts = await factsOf(acting, contract[call].input, wire, field);
  if (!mayRead) return { facts, input: wire };
  const asked = (await quote.input?.(acting, wire)) ?? wire;
  const priced = (await readFor(acting, quote.call, asked)) as Wire;
  const { [field]: given, ...rest } = wire;
  const price = given ?? priced[quoted];
  const isPriced = typeof price === 'number' && (price !== 0 || priced[quoted] !== 0);
  return {
    facts: [...facts, ...quotedFacts(contract[quote.call].data, priced)],
    // Last, whether it was given or not: the same act is found by its text.
    input: isPriced ? { ...rest, [field]: price } : rest,
  };
}

const mayCall = ({ access }: Pick<Endpoint, 'access'>, { assistant }: Acting): boolean =>
  Array.isArray(access) && access.includes(assistant.session.role);

async function factsOf(
  acting: Acting,
  schema: Schema,
  wire: Wire,
  priced: string,
): Promise<ActFact[]> {
  const facts: ActFact[] = [];
  for (const key of Object.keys(shapeOf(schema) ?? {})) {
    const value = wire[key];
    const field = schemaAt(schema, key);
    if (!field || value === undefined || value === '' || unseen.has(key) || key === priced)
      continue;
    const label = labelOf(field) ?? key;
    if (!Array.isArray(value)) {
      facts.push(...(await valueFacts(acting, { key, label, field }, value)));
      continue;
    }
    const items = await Promise.all(
      value.map((item) => itemFacts(acting, { key, label, field }, item)),
    );
    const isOne = items.length === 1;
    for (const [index, { name, text }] of items.entries()) {
      const named = `${label}${isOne ? '' : ` ${index + 1}`}`;
      if (name !== null) facts.push({ label: `${named} ${name.label}`, value: name.value });
      if (name !== null && text !== '') facts.push({ label: named, value: text });
    }
    const texts = items.filter(({ name }) => name === null).map(({ text }) => text);
    if (texts.length > 0) facts.push({ label, value: texts.join('；') });
  }
  return facts;
}

interface Field {
  key: string;
  label: string;
  field: Parameters<typeof labelOf>[0];
}

/** An item of a list: a record by its id, or fields of its own; a person's name apart from them. */
async function itemFacts(
  acting: Acting,
  { label, field, key }: Field,
  item: unknown,
): Promise<{ name: ActFact | null; text: string }> {
  const schema = itemOf(field);
  if (typeof item !== 'object' || item === null || !schema) {
    const facts = await valueFacts(acting, { key, label, field: schema ?? field }, item);
    return { name: null, text: textsOf(facts) };
  }
  const { name, ...others } = item as Wire;
  const [named] = await factsOf(acting, schema as Schema, { name }, '');
  return {
    name: named ?? null,
    text: textsOf(await factsOf(acting, schema as Schema, others, '')),
  };
}

const textsOf = (facts: readonly ActFact[]): string => facts.map(({ value }) => value).join('，');

/** A value as a fact; of a record with a person in it, who that is, as another one. */
async function valueFacts(acting: Acting, field: Field, value: unknown): Promise<ActFact[]> {
  const { label } = field;
  const isId = typeof value === 'string' || typeof value === 'number';
  const subject = isId ? await nameSubject(acting, { label, value }) : null;
  if (subject === null) return [{ label, value: textOf(field, value) }];
  return [{ label, value: subject.text }, ...(subject.person ? [subject.person] : [])];
}

function textOf({ key, field }: Field, value: unknown): string {
  // What an empty field means is its description.
  if (value === null) return descriptionOf(field) ?? '空';
  if (typeof value !== 'string' && typeof value !== 'number') return String(value);
  if (typeof value === 'string') return masks[key]?.(value) ?? formatted(value);
  return valueText(field, value);
}

/** A moment to the minute; other texts unchanged. */
const formatted = (text: string): string =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? formatMinute(text) : text;

/** A value by its label, or a number with its unit. */
function valueText(field: Field['field'], value: number): string {
  const label = wireLabel(field, value);
  if (label !== undefined) return label;
  const unit = unitOf(field);
  return unit ? `${value} ${unit}` : String(value);
}

/** The figures of a quote: nights, sums, and nights without a room. */
function quotedFacts(schema: Schema, quoted: Wire): ActFact[] {
  return Object.keys(shapeOf(schema) ?? {}).flatMap((key) => {
    const value = quoted[key];
    const field = schemaAt(schema, key);
    if (!field) return [];
    const label = labelOf(field) ?? key;
    if (typeof value === 'number' && value !== 0)
      return [{ label, value: valueText(field, value) }];
    const isDays = Array.isArray(value) && value.length > 0 && typeof value[0] === 'string';
    return isDays ? [{ label, value: value.join('、') }] : [];
  });
}
