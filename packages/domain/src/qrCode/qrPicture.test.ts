import { expect, it } from 'vitest';
import { readQrResponse } from './qrPicture.ts';

const text = (words: string, code: string | null) => ({
  picture: { kind: 'text', text: words },
  code,
});
const image = (url: string, code: string | null) => ({ picture: { kind: 'image', url }, code });

const address = 'https://anzhu.example/admin/scan?code=5f1c-2d3e';
const dataUrl = 'data:image/png;base64,iVBORw0KGgo=';

it.each([
  [address, text(address, '5f1c-2d3e')],
  [` ${address}#top\n`, text(`${address}#top`, '5f1c-2d3e')],
  [
    'https://anzhu.example/admin/scan?code=a%2Bb',
    text('https://anzhu.example/admin/scan?code=a%2Bb', 'a+b'),
  ],
  ['5f1c2d3e', text('5f1c2d3e', '5f1c2d3e')],
  ['x'.repeat(129), text('x'.repeat(129), null)],
  ['', text('', null)],
  [dataUrl, image(dataUrl, null)],
  ['/qr/7.PNG?code=7', image('/qr/7.PNG?code=7', '7')],
  ['https://cdn.example/qr/7.svg', image('https://cdn.example/qr/7.svg', null)],
])('reads %j', (response, read) => {
  expect(readQrResponse(response)).toEqual(read);
});
