import { describe, expect, it } from 'vitest';
import { pathKeys } from './endpoint.ts';
import { contract } from './index.ts';
import { openApi } from './openapi.ts';

const document = openApi({ version: '1.2.3' });
const text = JSON.stringify(document);

interface Operation {
  operationId: string;
  tags: string[];
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Shown {
  examples?: object;
}

const operationOf = (name: keyof typeof contract): Operation => {
  const { path, method } = contract[name];
  return document.paths[path]?.[method.toLowerCase()] as unknown as Operation;
};

/** The value that a reference points to. */
function resolve(reference: string): unknown {
  let found: unknown = document;
  for (const key of reference.slice(2).split('/')) found = (found as Record<string, unknown>)[key];
  return found;
}

describe('the OpenAPI document', () => {
  it('has every call of the contract, and no other', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map((one) => one['operationId']).toSorted()).toEqual(
      Object.keys(contract).toSorted(),
    );
  });

  it('refers only to what it defines', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(references.length).toBeGreaterThan(100);
    for (const reference of new Set(references)) {
      expect(reference).toMatch(/^#\/components\//);
      expect(resolve(reference), reference).toBeDefined();
    }
    expect(text).not.toContain('$defs');
  });

  it('uses every definition', () => {
    for (const name of Object.keys(document.components.schemas)) {
      expect(text).toContain(`"#/components/schemas/${name}"`);
    }
  });

  it.each(Object.keys(contract) as (keyof typeof contract)[])(
    '%s has its input in place',
    (name) => {
      const { path, method, encoding } = contract[name];
      const { parameters, requestBody, tags } = operationOf(name);
      expect(tags).not.toContain('其他');
      const inPath = parameters.filter((one) => one.in === 'path');
      expect(inPath.map((one) => one.name).toSorted()).toEqual(pathKeys(path).toSorted());
      expect(inPath.every((one) => one.required)).toBe(true);
      if (method === 'GET') expect(requestBody).toBeUndefined();
      const types = {
        json: 'application/json',
        form: 'application/x-www-form-urlencoded',
        multipart: 'multipart/form-data',
      };
      if (requestBody) expect(Object.keys(requestBody.content)).toEqual([types[encoding]]);
    },
  );

  it('describes the wire side of codecs', () => {
    expect(document.components.schemas['Room']?.properties?.['isIsolation']).toMatchObject({
      enum: [0, 1],
    });
    expect(document.components.schemas['RoomType']?.properties?.['bedType']).toMatchObject({
      type: 'string',
    });
  });

  it('has the labels and the required fields of a request', () => {
    const { requestBody } = operationOf('changePrice');
    expect(requestBody?.content['application/x-www-form-urlencoded']?.schema).toMatchObject({
      properties: { lastPay: { title: '新价格', type: 'number', maximum: 999999.99 } },
      required: ['id', 'lastPay'],
    });
  });

  it('has examples of every call, each with request and response', () => {
    for (const name of Object.keys(contract) as (keyof typeof contract)[]) {
      const { parameters, requestBody, responses } = operationOf(name);
      const requests = [...parameters, ...Object.values(requestBody?.content ?? {})];
      const responses200 = Object.values(responses['200']?.content ?? {});
      const keysOf = (places: unknown[]) =>
        new Set(places.flatMap((place) => Object.keys((place as Shown).examples ?? {})));
      expect([name, keysOf(responses200).size]).not.toEqual([name, 0]);
      for (const key of keysOf(requests)) expect([...keysOf(responses200)]).toContain(key);
    }
    const { requestBody, responses } = operationOf('changePrice');
    expect(requestBody?.content['application/x-www-form-urlencoded']).toMatchObject({
      examples: { 1: { summary: '改价', 'x-role': 'hotel_admin', value: { id: 1, lastPay: 500 } } },
    });
    expect(responses['200']?.content?.['application/json']).toMatchObject({
      examples: { 2: { value: { code: 409, msg: '订单状态已变更为「已支付」', data: null } } },
    });
  });

  it('has the labels of answers, of their values and their units', () => {
    for (const [id, { properties = {} }] of Object.entries(document.components.schemas)) {
      if (id === 'Failure') continue;
      for (const [key, field] of Object.entries(properties)) {
        expect([id, key, (field as { title?: string }).title]).toEqual([
          id,
          key,
          expect.stringMatching(/[\u4e00-\u9fff]/),
        ]);
      }
    }
    expect(document.components.schemas['Room']?.properties).toMatchObject({
      status: {
        title: '房间状态',
        description: '房间状态：0 空闲，1 入住，2 预订，3 暂定，4 待打扫',
      },
    });
    expect(document.components.schemas['Order']?.properties).toMatchObject({
      pay: { title: '应付金额', description: expect.stringContaining('元') },
    });
  });

  it('says of no offer that it was paid', () => {
    const quotes = Object.values(contract).filter(({ summary }) => summary.includes('报价'));
    expect(quotes.length).toBeGreaterThan(5);
    const paths = quotes.map(({ path }) => [path, JSON.stringify(document.paths[path])]);
    const refused = paths.filter(([, shown]) => shown?.includes('实付') ?? true);
    expect(refused.map(([path]) => path)).toEqual([]);
    const offer = document.components.schemas['ChangeQuote'];
    expect(JSON.stringify(offer)).toContain('房费合计');
    for (const name of ['ChangeQuote', 'StayQuote', 'QuotedType', 'ChangedRoom', 'PendingOrder']) {
      expect([name, JSON.stringify(document.components.schemas[name])]).toEqual([
        name,
        expect.not.stringContaining('实付'),
      ]);
    }
  });

  it('has the security and the roles of each call', () => {
    expect(operationOf('login').security).toEqual([]);
    expect(operationOf('intakeOrder').security).toEqual([{ apiKey: [] }]);
    expect(operationOf('orderPage')).toMatchObject({
      security: [{ token: [] }],
      'x-roles': ['admin', 'hotel_admin', 'hotel_member'],
    });
  });

  it('describes file responses', () => {
    expect(Object.keys(operationOf('downloadOrders').responses['200']?.content ?? {})).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/json',
    ]);
  });

  it('describes uploads as multipart', () => {
    const { requestBody } = operationOf('uploadImage');
    expect(requestBody?.content['multipart/form-data']?.schema.properties).toMatchObject({
      img: { type: 'string', format: 'binary' },
    });
  });
});
