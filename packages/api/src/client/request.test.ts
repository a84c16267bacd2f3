import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { changePrice, getOrder, orderPage } from '../contract/order.ts';
import { createQrCode } from '../contract/qrCode.ts';
import { listFloors } from '../contract/room.ts';
import { login } from '../contract/session.ts';
import { listGuests } from '../contract/stay.ts';
import { uploadImage } from '../contract/upload.ts';
import { ApiError } from './apiError.ts';
import { isOpenPath, join, outgoing } from './request.ts';

const to = { base: 'https://api.example/v1/', token: 'Bearer secret' };
const sent = (endpoint: Endpoint, wire: Record<string, unknown>) => outgoing(endpoint, wire, to);

describe('joining the API base and a path', () => {
  it.each([
    ['', '/api/x', '/api/x'],
    ['/', '/api/x', '/api/x'],
    ['https://api.example', '/api/x', 'https://api.example/api/x'],
    ['https://api.example/', '/api/x', 'https://api.example/api/x'],
    ['https://api.example/v1//', 'api/x', 'https://api.example/v1/api/x'],
  ])('%j and %j', (base, path, url) => expect(join(base, path)).toBe(url));
});

describe('the token', () => {
  it.each([
    ['/auth/login', true],
    ['/open/auth/qrCode/1', true],
    ['/api/order/my', false],
    ['/upload/img/oss', false],
    ['/api/auth/qrCode/scan', false],
    ['/author/x', false],
  ])('%s is open: %s', (path, expected) => expect(isOpenPath(path)).toBe(expected));

  it('travels whole', () =>
    expect(sent(orderPage, {}).headers['Authorization']).toBe('Bearer secret'));
  it('does not travel with a sign-in', () =>
    expect(sent(login, {}).headers).not.toHaveProperty('Authorization'));
  it('does not travel when there is none', () =>
    expect(outgoing(orderPage, {}, { base: '', token: null }).headers).toEqual({
      'Content-Type': 'application/json',
    }));
});

describe('the input', () => {
  it('travels in the path', () => {
    const request = sent(getOrder, { id: 'a/b?c#d 中' });
    expect(request.url).toBe('https://api.example/v1/api/order/get/a%2Fb%3Fc%23d%20%E4%B8%AD');
    expect(request.body).toBeNull();
  });

  it('travels in several places of the path', () =>
    expect(sent(listGuests, { roomId: 3, sn: 'S1' }).url).toMatch(/\/checkinPerson\/3\/S1$/));

  it.each(['', '.', '..', null, undefined])('never leads up: %j', (id) => {
    expect(() => sent(getOrder, { id })).toThrow(ApiError);
  });

  it('travels in the query of a GET, without what is not given', () => {
    expect(sent(createQrCode, { code: 'null' }).url).toMatch(/qrCode\/1\?code=null$/);
    expect(sent(listFloors, { hotelId: undefined }).url).toMatch(/\/floor$/);
    expect(sent(listFloors, { hotelId: 'a&b' }).url).toMatch(/\?hotelId=a%26b$/);
  });

  it('travels as JSON', () => {
    const request = sent(orderPage, { page: { page: 1, size: 10 }, status: 0 });
    expect(request.headers['Content-Type']).toBe('application/json');
    expect(request.body).toBe('{"page":{"page":1,"size":10},"status":0}');
  });

  it('travels as a form', () => {
    const request = sent(changePrice, { id: 7, lastPay: 88.5 });
    expect(request.body).toBeInstanceOf(URLSearchParams);
    expect(String(request.body)).toBe('id=7&lastPay=88.5');
    expect(request.headers).not.toHaveProperty('Content-Type');
  });

  it('travels as a form with the fields of its objects', () => {
    const userPO = { nickName: '王一', heads: null };
    const wire = { id: 7, userPO, days: 2, reason: null, lastPay: 88 };
    const { body } = sent(changePrice, wire);
    expect([...(body as URLSearchParams)]).toEqual([
      ['id', '7'],
      ['userPO.nickName', '王一'],
      ['days', '2'],
      ['lastPay', '88'],
    ]);
  });

  it('travels with its file', () => {
    const img = new File(['x'], '封面.png', { type: 'image/png' });
    const { body, headers } = sent(uploadImage, { img, key: 'head' });
    const form = body as FormData;
    expect(form.get('key')).toBe('head');
    expect(form.get('img')).toMatchObject({ name: '封面.png', size: 1 });
    expect(headers).not.toHaveProperty('Content-Type');
  });
});
