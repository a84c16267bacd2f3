import { getResponse, type HttpHandler } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/createClient.ts';
import { Code } from '../contract/envelope.ts';
import { changePrice, downloadOrders, getOrder } from '../contract/order.ts';
import { roomTypePage } from '../contract/roomType.ts';
import { discountPage } from '../contract/discount.ts';
import { uploadImage } from '../contract/upload.ts';
import { roomTypes } from './fixtures/hotel.ts';
import { fail, mock, never, refuse } from './mock.ts';

const origin = 'http://localhost';
const page = { page: { page: 1, size: 10 } };

beforeEach(() => void vi.stubGlobal('location', new URL(origin)));
afterEach(() => void vi.unstubAllGlobals());

/** The handler's response to a request. */
async function send(handler: HttpHandler, path: string, init?: RequestInit): Promise<Response> {
  const response = await getResponse([handler], new Request(`${origin}${path}`, init));
  if (!response) throw new Error(`no handler for ${path}`);
  return response;
}

/** A client whose only handler is this one. */
const clientOf = (handler: HttpHandler) =>
  createClient({
    base: () => '',
    token: () => null,
    fetch: (url, init) => send(handler, String(url), init),
  });

describe('a mock', () => {
  it('decodes the input by the contract, from path and form', async () => {
    const resolver = vi.fn(() => null);
    const client = clientOf(mock(changePrice, resolver));
    await client.call(changePrice, { id: '7', lastPay: 88.5 });
    expect(resolver).toHaveBeenCalledWith({ id: '7', lastPay: 88.5 }, expect.any(Request));

    const found = vi.fn(() => refuse(Code.notFound));
    await clientOf(mock(getOrder, found))
      .call(getOrder, { id: 'a/b 中' })
      .catch(() => undefined);
    expect(found).toHaveBeenCalledWith({ id: 'a/b 中' }, expect.any(Request));
  });

  it('reads a file with its fields', async () => {
    const form = new FormData();
    form.set('key', 'head');
    form.set('img', new File(['x'], 'a.png', { type: 'image/png' }));
    const handler = mock(uploadImage, ({ key, img }) => ({
      url: `/${key}/${img.name}`,
      isNested: false,
    }));
    const response = await send(handler, '/upload/img/oss', { method: 'POST', body: form });
    await expect(response.json()).resolves.toMatchObject({ code: 200, data: '/head/a.png' });
  });

  it('refuses an invalid input as the server does', async () => {
    const handler = mock(changePrice, () => null);
    const body = new URLSearchParams({ id: '7', lastPay: '-1' });
    const response = await send(handler, changePrice.path, { method: 'POST', body });
    const fields = { lastPay: '新价格不能小于 0' };
    await expect(response.json()).resolves.toEqual({
      code: 400,
      msg: '新价格不能小于 0',
      data: { fields },
    });
  });

  it('encodes the data by the contract', async () => {
    const list = { records: [...roomTypes], total: 3 };
    const handler = mock(roomTypePage, () => list);
    const response = await send(handler, roomTypePage.path, { method: 'POST', body: '{}' });
    await expect(response.json()).resolves.toMatchObject({
      code: 200,
      data: { records: [{ haveWindow: 1, bedType: '21' }, {}, {}] },
    });
    await expect(clientOf(handler).call(roomTypePage, page)).resolves.toEqual(list);
  });

  it('sends the code as the text 200 where the contract says so', async () => {
    const handler = mock(discountPage, () => ({ records: [], total: 0 }));
    const response = await send(handler, discountPage.path, { method: 'POST', body: '{}' });
    await expect(response.json()).resolves.toMatchObject({ code: '200' });
  });

  it('sends a file with its name', async () => {
    const handler = mock(downloadOrders, () => ({ fileName: '订单.xlsx', body: 'abc' }));
    const { blob, fileName } = await clientOf(handler).download(downloadOrders, page);
    expect([fileName, blob.size]).toEqual(['订单.xlsx', 3]);
  });

  it('refuses', async () => {
    const handler = mock(getOrder, () => refuse(Code.conflict, '订单状态已变更'));
    await expect(clientOf(handler).call(getOrder, { id: '1' })).rejects.toMatchObject({
      kind: 'refused',
      code: 409,
      message: '订单状态已变更',
    });
  });

  it('fails', async () => {
    await expect(clientOf(mock(getOrder, fail)).call(getOrder, { id: '1' })).rejects.toMatchObject({
      kind: 'http',
      message: '服务器出错了，请稍后重试',
    });
  });

  it('leaves a call pending', async () => {
    const settled = vi.fn();
    clientOf(mock(getOrder, never)).call(getOrder, { id: '1' }).then(settled, settled);
    await new Promise((resolve) => setImmediate(resolve));
    expect(settled).not.toHaveBeenCalled();
  });
});
