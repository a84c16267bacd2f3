import { UploadKey } from '../contract/upload.ts';
import { type SomeExamples } from './example.ts';

/** A PNG of one white pixel. */
const dot = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

export const uploadExamples = {
  uploadImage: [
    {
      title: '上传头像',
      input: { img: new File([dot], 'head.png', { type: 'image/png' }), key: UploadKey.avatar },
      data: { url: '/files/0123456789abcdef0123456789abcdef.png', isNested: false },
    },
    {
      title: '酒店封面的地址多一层 data',
      input: {
        img: new File([dot], 'cover.png', { type: 'image/png' }),
        key: UploadKey.hotelCover,
      },
      data: { url: '/files/0123456789abcdef0123456789abcdef.png', isNested: true },
    },
  ],
} satisfies SomeExamples;
