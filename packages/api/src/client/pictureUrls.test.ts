import { describe, expect, it, vi } from 'vitest';
import * as contract from '../contract/index.ts';
import { shapeOf } from '../contract/fields.ts';
import { hotelPage, modifyHotel, myHotel } from '../contract/hotel.ts';
import { labelOf } from '../contract/label.ts';
import { uploadImage } from '../contract/upload.ts';
import { getUser } from '../contract/user.ts';
import { createClient } from './createClient.ts';
import { htmlFields, pictureUrls, urlFields } from './pictureUrls.ts';

const cover = '/files/0123456789abcdef0123456789abcdef.jpg';
const introduce = `<p>湖</p><img alt="" src="${cover}"><img src='/files/2.png'><a href="/files/3.png">图</a>`;
const hotel = { id: 1, name: '/files', badge: '', allowIsolation: 1, cover, introduce };

/** A client of a server at `base`, whose response to every call is `data`; the requests are recorded. */
function clientAt(base: string, data: unknown) {
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) =>
    Response.json({ code: 200, msg: '成功', data }),
  );
  const urls = pictureUrls(base);
  const client = createClient({ base: () => base, token: () => null, pictures: () => urls, fetch });
  const sent = (): unknown => JSON.parse(String(fetch.mock.lastCall?.[1]?.body));
  return { client, sent, urls };
}

describe('pictures of a server elsewhere', () => {
  it.each([
    ['https://api.example', `https://api.example${cover}`],
    ['https://api.example/hotel/', `https://api.example/hotel${cover}`],
    ['/hotel', `/hotel${cover}`],
  ])('below %j are at %s', async (base, expected) => {
    const { client } = clientAt(base, hotel);
    expect((await client.call(myHotel, {})).cover).toBe(expected);
  });

  it('are found in records of a page and in rich text, and nothing else is changed', async () => {
    const { client } = clientAt('https://api.example', { records: [hotel], total: 1 });
    const { records } = await client.call(hotelPage, { page: { page: 1, size: 10 } });
    expect(records[0]).toMatchObject({
      name: '/files',
      cover: `https://api.example${cover}`,
      introduce:
        `<p>湖</p><img alt="" src="https://api.example${cover}">` +
        `<img src='https://api.example/files/2.png'><a href="/files/3.png">图</a>`,
      facilities: null,
    });
  });

  it.each([
    'https://elsewhere.example/1.png',
    '//elsewhere.example/1.png',
    'data:image/png;base64,AA==',
    '',
  ])('that are no paths stay as they are: %j', async (heads) => {
    const { client } = clientAt('https://api.example', { id: 1, heads });
    expect((await client.call(getUser, { id: '1' })).heads).toBe(heads);
  });

  it('are saved as the server named them', async () => {
    const { client, sent } = clientAt('https://api.example', hotel);
    const read = await client.call(myHotel, {});
    const form = { id: '1', cover: read.cover ?? '', introduce: read.introduce ?? '' };
    await client.call(modifyHotel, form);
    expect(sent()).toEqual({ id: 1, cover, introduce });
    // Absolute URLs of the server are sent back unchanged.
    const own = 'https://api.example/img/own.png';
    await client.call(modifyHotel, { id: '1', cover: own });
    expect(sent()).toEqual({ id: 1, cover: own });
  });

  it('are sent as the files that they are', () => {
    const { urls } = clientAt('https://api.example', null);
    const input = { img: new File(['x'], 'x.png'), key: 'hotel_cover' };
    expect(urls.restore(input).img).toBe(input.img);
  });
});

/** The fields below a schema, by key, with their labels. */
const fieldsOf = (schema: unknown, found = new Map<string, string>()): Map<string, string> => {
  for (const [key, field] of Object.entries(shapeOf(schema as never) ?? {})) {
    if (found.has(key)) continue;
    found.set(key, labelOf(field) ?? '');
    fieldsOf(field, found);
  }
  return found;
};

it('every field of the contract for a picture is known, and no other has its name', () => {
  const isPicture = /^(封面图片|图片|头像|图片地址)$/;
  const ends = Object.values(contract.contract).flatMap(({ input, data }) => [input, data]);
  for (const schema of ends) {
    for (const [key, label] of fieldsOf(schema)) {
      if (key === 'img') continue;
      // A nested upload response has its URL at `data`: the codec makes it `url`.
      if (key === 'data') continue;
      expect([key, label, urlFields.has(key)]).toEqual([key, label, isPicture.test(label)]);
    }
  }
  const hotelFields = fieldsOf(modifyHotel.input);
  for (const key of htmlFields) expect(hotelFields.has(key)).toBe(true);
  expect(fieldsOf(uploadImage.input).has('img')).toBe(true);
});
