import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getBill } from '../contract/bill.ts';
import { voidBillLine } from '../contract/billLines.ts';
import { discountPage } from '../contract/discount.ts';
import { changePrice, downloadOrders, getOrder, orderPage } from '../contract/order.ts';
import { newRequestKey, requestKeyHeader, type InputOf } from '../contract/endpoint.ts';
import { login } from '../contract/session.ts';
import { checkOut } from '../contract/stay.ts';
import { refundFailed } from '../rules/messages.ts';
import { ApiError, isAborted, reworded } from './apiError.ts';
import { createClient, type ClientOptions } from './createClient.ts';

const page = { page: { page: 1, size: 10 } };
const order = { id: 7, status: 1 };

const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init });
const success = (data: unknown): Response => json({ code: 200, msg: '成功', data });
const refusal = (code: number | string, msg: unknown, data: unknown = null): Response =>
  json({ code, msg, data });

/** A client whose every call is answered by `answer`. */
function clientOf(
  answer: (url: string, init: RequestInit) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const fetch = vi.fn((url, init) => Promise.resolve(answer(String(url), init ?? {})));
  const client = createClient({ base: () => '', token: () => 'Bearer t', fetch, ...options });
  return { ...client, fetch };
}

/** What a call fails with. */
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError: ${String(error)}`);
  return error;
};

/** An answer that never comes, until the call is given up. */
const silence = (_: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

describe('the clock of the server', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 13) }));
  afterEach(() => void vi.useRealTimers());
  const offsetsOf = async (headers: Record<string, string>, trip = 0) => {
    const onClock = vi.fn();
    const client = clientOf(
      () => {
        vi.setSystemTime(Date.now() + trip);
        return json({ code: 200, msg: '成功', data: null }, { headers });
      },
      { onClock },
    );
    await client.call(changePrice, { id: '7', lastPay: 188.5 });
    return onClock.mock.calls;
  };

  it('is read of the Date of each answer', async () => {
    expect(await offsetsOf({ Date: 'Sat, 28 Nov 2026 05:00:00 GMT' })).toEqual([
      [500 - 8 * 3_600_000],
    ]);
  });

  it('is unknown of an answer before which the machine slept', async () => {
    const date = { Date: 'Sat, 28 Nov 2026 13:00:00 GMT' };
    expect(await offsetsOf(date, 30_000)).toEqual([[500 - 30_000]]);
    expect(await offsetsOf(date, 12 * 3_600_000)).toEqual([]);
  });

  it('is unknown where an answer has none, or another text', async () => {
    expect(await offsetsOf({})).toEqual([]);
    expect(await offsetsOf({ Date: 'today' })).toEqual([]);
  });
});

describe('the key of a change', () => {
  const sent: InputOf<typeof changePrice> = { id: '7', lastPay: 188.5 };
  const changePriceOf = (client: ReturnType<typeof clientOf>, input: InputOf<typeof changePrice>) =>
    client.call(changePrice, input);
  const keysOf = ({ fetch }: ReturnType<typeof clientOf>) =>
    fetch.mock.calls.map(([, init]) =>
      new Headers((init as RequestInit).headers).get(requestKeyHeader),
    );

  it('is another one each time', async () => {
    const client = clientOf(() => success(null));
    await changePriceOf(client, sent);
    await changePriceOf(client, sent);
    const [one, other] = keysOf(client);
    expect(one).toMatch(/^[\da-z-]{8,64}$/);
    expect(other).not.toBe(one);
  });

  it.each([
    ['the network failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy answered', () => new Response('Bad Gateway', { status: 502 })],
  ])('stays after %s, until there is an answer', async (_, fail) => {
    let isBroken = true;
    const client = clientOf(() => (isBroken ? fail() : success(null)));
    await failureOf(changePriceOf(client, sent));
    await failureOf(changePriceOf(client, { ...sent, lastPay: 200 }));
    isBroken = false;
    await changePriceOf(client, sent);
    await changePriceOf(client, sent);
    const [lost, ofOther, again, next] = keysOf(client);
    expect(again).toBe(lost);
    expect(ofOther).not.toBe(lost);
    expect(next).not.toBe(lost);
  });

  it('is new five minutes after the answer was lost: the same room is checked out again', async () => {
    vi.useFakeTimers();
    const client = clientOf(() => Promise.reject(new TypeError('Failed to fetch')));
    const checkOutRoom = () => failureOf(client.call(checkOut, { id: '5' }));
    await checkOutRoom();
    vi.advanceTimersByTime(4 * 60_000);
    await checkOutRoom();
    vi.advanceTimersByTime(4 * 60_000);
    await checkOutRoom();
    vi.advanceTimersByTime(6 * 60_000);
    await checkOutRoom();
    vi.useRealTimers();
    const [one, two, three, later] = keysOf(client);
    expect([two, three]).toEqual([one, one]);
    expect(later).not.toBe(one);
  });

  it('is new after a refusal', async () => {
    const client = clientOf(() => refusal(409, '已改价'));
    await failureOf(changePriceOf(client, sent));
    await failureOf(changePriceOf(client, sent));
    const [one, other] = keysOf(client);
    expect(other).not.toBe(one);
  });

  it('is that of the form, whatever it sends', async () => {
    const client = clientOf(() => success(null));
    const requestKey = newRequestKey();
    for (const lastPay of [188.5, 200])
      await client.call(changePrice, { ...sent, lastPay }, { requestKey });
    expect(keysOf(client)).toEqual([requestKey, requestKey]);
  });

  it('is sent to another origin with the calls of the desk, which are ours', async () => {
    const elsewhere = clientOf(() => success(null), { base: () => 'https://pms.example.com' });
    await elsewhere.call(voidBillLine, { id: '7', reason: '记错' }).catch(() => undefined);
    expect(keysOf(elsewhere)).toEqual([expect.any(String)]);
  });

  it('is not sent with what changes nothing, with a sign-in, nor to another origin', async () => {
    const client = clientOf(() => success(null));
    await client.call(getOrder, { id: '7' }).catch(() => undefined);
    await client.call(login, { username: 'a', password: 'b' }).catch(() => undefined);
    const elsewhere = clientOf(() => success(null), { base: () => 'https://pms.example.com' });
    await changePriceOf(elsewhere, sent);
    expect([...keysOf(client), ...keysOf(elsewhere)]).toEqual([null, null, null]);
  });
});

describe('what a back end has', () => {
  const document = (paths: object) => json({ openapi: '3.1.0', paths });
  const calls = [getOrder, getBill];

  it.each([
    [
      'all calls, whatever their parameters are called',
      true,
      () => document({ '/api/order/get/{number}': {}, '/api/bill/get/{order}': {}, '/other': {} }),
    ],
    ['one call less', false, () => document({ '/api/order/get/{id}': {} })],
    ['no document', false, () => new Response('Not Found', { status: 404 })],
    ['something else', false, () => json('<html>')],
  ] as const)('%s: %s', async (_, expected, answer) => {
    const { describes, fetch } = clientOf(answer, { base: () => 'https://pms.example.com/v1/' });
    await expect(describes(calls)).resolves.toBe(expected);
    expect(fetch.mock.calls.map(([url]) => String(url))).toEqual([
      'https://pms.example.com/v1/openapi.json',
    ]);
  });

  it('shows by a 404', async () => {
    const onUnknown = vi.fn();
    const { call } = clientOf(() => new Response('', { status: 404 }), { onUnknown });
    const error = await failureOf(call(getBill, { orderId: '7' }));
    expect(error.message).toBe('服务器上没有这个接口');
    expect(onUnknown).toHaveBeenCalledWith(getBill);
  });
});

describe('a call that succeeds', () => {
  it('gives its data as we have it, whatever another back end leaves out', async () => {
    const { call } = clientOf(() => success(order));
    await expect(call(getOrder, { id: '7' })).resolves.toMatchObject({
      id: '7',
      status: 1,
      pay: null,
      name: null,
    });
  });

  it.each([200, '200'])('is known by the code %j', async (code) => {
    const { call } = clientOf(() => json({ code, msg: '', data: { records: [], total: 0 } }));
    await expect(call(discountPage, page)).resolves.toEqual({ records: [], total: 0 });
  });

  it('is sent once, as the contract says, and from no cache', async () => {
    const { call, fetch } = clientOf(() => success({ page: { records: [], total: '3' } }), {
      base: () => 'https://api.example/',
    });
    await expect(call(orderPage, page)).resolves.toEqual({ page: { records: [], total: 3 } });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      'https://api.example/api/order/my',
      expect.objectContaining({ method: 'POST', cache: 'no-store' }),
    );
  });
});

describe('a call that fails', () => {
  it.each([
    [
      'is refused',
      refusal(409, '订单状态已变更为「已关闭」'),
      'refused',
      409,
      '订单状态已变更为「已关闭」',
    ],
    ['is refused with a code as text', refusal('1001', '名称重复'), 'refused', 1001, '名称重复'],
    ['is refused in English', refusal(404, 'Not Found'), 'refused', 404, '记录不存在或已被删除'],
    ['is refused without words', refusal(777, undefined), 'refused', 777, '操作失败，请重试'],
    [
      'meets an HTTP error',
      new Response('<h1>Bad Gateway</h1>', { status: 502 }),
      'http',
      null,
      '服务器出错了，请稍后重试',
    ],
    [
      'meets an unknown path',
      new Response('', { status: 404 }),
      'http',
      null,
      '服务器上没有这个接口',
    ],
    [
      'meets a limit',
      json({ code: 429, msg: '', data: null }, { status: 429 }),
      'http',
      429,
      '操作过于频繁，请稍后再试',
    ],
    [
      'meets an internal error',
      json({ code: 500, msg: '服务器内部错误（A1B2）', data: null }, { status: 500 }),
      'http',
      500,
      '服务器内部错误（A1B2）',
    ],
    [
      'is answered with a page',
      new Response('<!doctype html>'),
      'malformed',
      null,
      '服务器返回了无法识别的数据',
    ],
    ['is answered with null', json(null), 'malformed', null, '服务器返回了无法识别的数据'],
    ['is answered with a list', json([]), 'malformed', null, '服务器返回了无法识别的数据'],
    [
      'is answered without a code',
      json({ data: order }),
      'malformed',
      null,
      '服务器返回了无法识别的数据',
    ],
    [
      'is answered with other data',
      success({ id: 7, status: 'paid' }),
      'malformed',
      null,
      '服务器返回了无法识别的数据',
    ],
    ['is answered with nothing', success(null), 'malformed', null, '服务器返回了无法识别的数据'],
  ] as const)('because it %s', async (_, response, kind, code, message) => {
    const { call } = clientOf(() => response);
    const error = await failureOf(call(getOrder, { id: '7' }));
    expect(error).toMatchObject({ kind, code, message });
  });

  it('has a message for each wrong field', async () => {
    const fields = { lastPay: '新价格不能小于 0', bad: 3 };
    const { call } = clientOf(() => refusal(400, '新价格不能小于 0', { fields }));
    const error = await failureOf(call(changePrice, { id: '7', lastPay: 1 }));
    expect(error.fields).toEqual({ lastPay: '新价格不能小于 0' });
  });

  it('is not sent when its input is wrong', async () => {
    const { call, fetch } = clientOf(() => success(null));
    const error = await failureOf(call(changePrice, { id: '7', lastPay: -1 }));
    expect(error).toMatchObject({
      kind: 'refused',
      code: 400,
      message: '新价格不能小于 0',
      fields: { lastPay: '新价格不能小于 0' },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('because the network does', async () => {
    const { call } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failureOf(call(getOrder, { id: '7' }));
    expect(error).toMatchObject({ kind: 'network', message: '网络连接失败，请检查网络后重试' });
    expect(reworded(error, refundFailed)).toMatchObject({
      kind: 'network',
      message: '退款失败，请联系管理员',
    });
    const refused = new ApiError('refused', '订单状态已变更为「已退款」');
    expect(reworded(refused, refundFailed)).toBe(refused);
  });

  it.each([
    [429, '请求过于频繁，请稍后重试', '请求过于频繁，请稍后重试'],
    [500, '', '退款失败，请联系管理员'],
    [200, '', '退款失败，请联系管理员'],
  ])('with HTTP %i and the words “%s”: %s', async (status, msg, shown) => {
    const body = JSON.stringify({ code: 500, msg, data: null });
    const { call } = clientOf(() => Promise.resolve(new Response(body, { status })));
    const error = await failureOf(call(getOrder, { id: '7' }));
    expect(reworded(error, refundFailed)).toMatchObject({ message: shown });
  });

  it('because the caller gives it up', async () => {
    const controller = new AbortController();
    const { call } = clientOf(silence);
    const running = failureOf(call(getOrder, { id: '7' }, { signal: controller.signal }));
    controller.abort();
    const error = await running;
    expect(error.kind).toBe('aborted');
    expect(isAborted(error)).toBe(true);
  });

  it('because the caller had given it up before', async () => {
    const { call } = clientOf((url, init) => {
      init.signal?.throwIfAborted();
      return silence(url, init);
    });
    const error = await failureOf(call(getOrder, { id: '7' }, { signal: AbortSignal.abort() }));
    expect(error.kind).toBe('aborted');
  });
});

describe('the time limit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends a call after 15 s', async () => {
    const { call } = clientOf(silence);
    let error: ApiError | undefined;
    void failureOf(call(getOrder, { id: '7' })).then((reason) => (error = reason));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(error).toMatchObject({ kind: 'timeout', message: '服务器响应超时，请重试' });
  });

  it('leaves no timer behind', async () => {
    const { call } = clientOf(() => success(order));
    await call(getOrder, { id: '7' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('holds for a download until its headers only', async () => {
    let end: (() => void) | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(3));
        end = () => controller.close();
      },
    });
    const { download } = clientOf(() => new Response(body));
    const file = download(downloadOrders, page);
    await vi.advanceTimersByTimeAsync(60_000);
    end?.();
    await expect(file).resolves.toMatchObject({ blob: { size: 3 } });
  });

  it('ends a download whose headers do not come', async () => {
    const { download } = clientOf(silence);
    const failed = failureOf(download(downloadOrders, page));
    await vi.advanceTimersByTimeAsync(15_000);
    expect((await failed).kind).toBe('timeout');
  });
});

describe('a download', () => {
  const sheet = { 'Content-Type': 'application/vnd.ms-excel', 'Content-Length': '6' };

  it('gives the file, its name and its progress', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(2));
        controller.enqueue(new Uint8Array(4));
        controller.close();
      },
    });
    const headers = {
      ...sheet,
      'Content-Disposition': "attachment; filename*=UTF-8''%E8%AE%A2%E5%8D%95.xlsx",
    };
    const { download } = clientOf(() => new Response(body, { headers }));
    const onProgress = vi.fn();
    const { blob, fileName } = await download(downloadOrders, page, { onProgress });
    expect(fileName).toBe('订单.xlsx');
    expect([blob.size, blob.type]).toEqual([6, 'application/vnd.ms-excel']);
    expect(onProgress.mock.calls).toEqual([
      [2, 6],
      [6, 6],
    ]);
  });

  it('has a name even when the server gives none', async () => {
    const { download } = clientOf(() => new Response('x', { headers: sheet }));
    await expect(download(downloadOrders, page)).resolves.toMatchObject({ fileName: '下载.xlsx' });
  });

  it.each([
    ['JSON is its error', () => refusal(4010, '没有权限'), 'refused', '没有权限'],
    [
      'JSON that succeeded is no file',
      () => success(null),
      'malformed',
      '服务器返回了无法识别的数据',
    ],
    ['an HTTP error', () => new Response('x', { status: 500 }), 'http', '服务器出错了，请稍后重试'],
  ])('%s', async (_, answer, kind, message) => {
    const { download } = clientOf(answer);
    await expect(failureOf(download(downloadOrders, page))).resolves.toMatchObject({
      kind,
      message,
    });
  });

  it('can be given up while it runs', async () => {
    const controller = new AbortController();
    const { download } = clientOf((_, { signal }) => {
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          stream.enqueue(new Uint8Array(1));
          signal?.addEventListener('abort', () => stream.error(new Error('aborted')));
        },
      });
      return new Response(body);
    });
    const onProgress = () => controller.abort();
    const running = download(downloadOrders, page, { signal: controller.signal, onProgress });
    expect((await failureOf(running)).kind).toBe('aborted');
  });
});

describe('one thing is not done twice at once', () => {
  it('a second click gets the answer of the first', async () => {
    const answers: (() => void)[] = [];
    const { call, fetch } = clientOf(
      () => new Promise((resolve) => answers.push(() => resolve(success({ orderId: 1 })))),
    );
    const first = call(checkOut, { id: '3' });
    const second = call(checkOut, { id: '3' });
    const other = call(checkOut, { id: '4' });
    expect(fetch).toHaveBeenCalledTimes(2);
    for (const answer of answers) answer();
    expect(await first).toBe(await second);
    await other;
    void call(checkOut, { id: '3' });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('after a failure it can be tried again', async () => {
    const { call, fetch } = clientOf(() => refusal(409, '状态已变更'));
    await failureOf(call(checkOut, { id: '3' }));
    await failureOf(call(checkOut, { id: '3' }));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('what only reads runs as often as it is asked', async () => {
    const { call, fetch } = clientOf(() => success(order));
    await Promise.all([call(getOrder, { id: '7' }), call(getOrder, { id: '7' })]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('errors that are more than the caller’s', () => {
  const newListeners = () => ({ onSessionLost: vi.fn(), onNotice: vi.fn() });

  it.each([4011, 4013, 4014, 4015, 4016])('%i: the session is lost', async (code) => {
    const listeners = newListeners();
    const { call } = clientOf(() => refusal(code, '登录已过期'), listeners);
    const error = await failureOf(call(getOrder, { id: '7' }));
    expect(listeners.onSessionLost).toHaveBeenCalledExactlyOnceWith(error, getOrder);
    expect(listeners.onNotice).not.toHaveBeenCalled();
  });

  it.each([4010, 4012])('%i: a notice', async (code) => {
    const listeners = newListeners();
    const { call } = clientOf(() => refusal(code, '没有权限'), listeners);
    const error = await failureOf(call(checkOut, { id: '7' }));
    expect(listeners.onNotice).toHaveBeenCalledExactlyOnceWith(error);
    expect(error.isReported).toBe(true);
    expect(listeners.onSessionLost).not.toHaveBeenCalled();
  });

  it.each([4010, 4012])('%i of a read or a sign-in is shown in its place alone', async (code) => {
    const listeners = newListeners();
    const { call } = clientOf(() => refusal(code, '没有权限'), listeners);
    const ofRead = await failureOf(call(getOrder, { id: '7' }));
    const ofLogin = await failureOf(call(login, { username: 'a', password: 'b' }));
    expect([ofRead.isReported, ofLogin.isReported]).toEqual([false, false]);
    expect(listeners.onNotice).not.toHaveBeenCalled();
  });

  it.each([400, 404, 409, 500, 1001])('%i: the caller’s own', async (code) => {
    const listeners = newListeners();
    const { call } = clientOf(() => refusal(code, '不行'), listeners);
    await failureOf(call(getOrder, { id: '7' }));
    expect(listeners.onSessionLost).not.toHaveBeenCalled();
    expect(listeners.onNotice).not.toHaveBeenCalled();
  });

  it('a refused sign-in loses no session', async () => {
    const listeners = newListeners();
    const { call } = clientOf(() => refusal(4016, '账号已停用'), listeners);
    await failureOf(call(login, { username: 'a', password: 'b' }));
    expect(listeners.onSessionLost).not.toHaveBeenCalled();
  });

  it('a late answer to an earlier session does not end the new one', async () => {
    const listeners = newListeners();
    let token = 'Bearer old';
    const { call } = clientOf(
      () => {
        token = 'Bearer new';
        return refusal(4013, '登录已过期');
      },
      { ...listeners, token: () => token },
    );
    await failureOf(call(getOrder, { id: '7' }));
    expect(listeners.onSessionLost).not.toHaveBeenCalled();
  });

  it('a download reports a lost session too', async () => {
    const listeners = newListeners();
    const { download } = clientOf(() => refusal(4013, '登录已过期'), listeners);
    await failureOf(download(downloadOrders, page));
    expect(listeners.onSessionLost).toHaveBeenCalledOnce();
  });
});
