import * as z from 'zod/mini';
import { oneOfTexts } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { everyRole } from './role.ts';
import { sentence } from './sentence.ts';

/** The use of an image; the first is for hotels and room types. */
export const UploadKey = {
  hotelCover: 'hotel_cover',
  discount: 'discount',
  avatar: 'head',
} as const;
export type UploadKey = (typeof UploadKey)[keyof typeof UploadKey];
export const uploadKeyLabel = {
  [UploadKey.hotelCover]: '封面图片',
  [UploadKey.discount]: '优惠图片',
  [UploadKey.avatar]: '头像',
} as const satisfies Record<UploadKey, string>;

/** Maximum bytes of an image; the cover in the hotel dialog has its own limit. */
export const imageLimit = 10 * 1024 * 1024;
export const hotelCoverLimit = 5 * 1024 * 1024;

/** The message for a larger cover (spec: wording). */
export const hotelCoverTooLarge = '上传封面图片大小不能超过 5MB!';

export const imageTypes = ['image/png', 'image/gif', 'image/jpeg'] as const;
export const imageExtensions = ['png', 'gif', 'jpg', 'jpeg'] as const;

const isPictureName = (file: File): boolean =>
  imageExtensions.some((extension) => file.name.toLowerCase().endsWith(`.${extension}`));

/** The message for every other type (spec: wording). */
export const wrongImageType = sentence('只能上传 png、gif、jpg、jpeg 格式的图片！');

/** Validates an image by name, declared type and size; the server also checks its first bytes. */
export const Picture = z
  .file(sentence('请选择图片'))
  .check(
    z.minSize(1, '不能是空文件'),
    z.maxSize(imageLimit, sentence('上传图片大小不能超过 10MB!')),
    z.mime([...imageTypes], wrongImageType),
    z.refine(isPictureName, wrongImageType),
  );

/** URL of an uploaded image. The existing system nests it one level deeper for hotel covers. */
export const Uploaded = z.codec(
  z.union([z.string(), z.object({ data: labelled('图片地址', z.string()) })]),
  z.object({ url: z.string(), isNested: z.boolean() }),
  {
    decode: (wire) =>
      typeof wire === 'string'
        ? { url: wire, isNested: false }
        : { url: wire.data, isNested: true },
    encode: ({ url, isNested }) => (isNested ? { data: url } : url),
  },
);

export const uploadImage = endpoint({
  path: '/upload/img/oss',
  summary: '上传图片',
  description: '返回图片地址',
  access: everyRole,
  encoding: 'multipart',
  changes: true,
  input: z.object({
    img: labelled('图片', Picture),
    key: labelled('用途', oneOfTexts(uploadKeyLabel, '应为 hotel_cover、discount 或 head')),
  }),
  data: Uploaded,
});
