import * as z from 'zod/mini';
import { besideFaults, requiredList } from './checks.ts';
import { Amount, Count, filter, Flag, Id, lenient, oneOfTexts } from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { platform } from './role.ts';
import { nightly } from './roomType.ts';
import { sentence } from './sentence.ts';
import { targetKindLabel } from './targetKind.ts';

/** What is copied from one hotel to others. */
export const copiedKindLabel = {
  roomType: targetKindLabel.roomType,
  bedType: targetKindLabel.bedType,
  discount: targetKindLabel.discount,
} as const;
export type CopiedKind = keyof typeof copiedKindLabel;
const Kind = oneOfTexts(copiedKindLabel);

/** The most hotels that are copied to at once, and the most records, each counted in every hotel. */
const maxCopyHotels = 200;
const maxCopies = 1000;

const idList = (missing: string, max: number) =>
  z
    .array(Id, requiredList(sentence(missing)))
    .check(z.minLength(1, sentence(missing)), z.maxLength(max, `最多 ${max} 个`));

const copied = {
  kind: labelled('类别', Kind),
  ids: labelled('资料', idList('请选择要复制的资料', maxCopies), {
    description: '同一家酒店的房型、床型或优惠',
  }),
  hotelIds: labelled('酒店', idList('请选择酒店', maxCopyHotels)),
  overwritesPrices: labelled(
    '覆盖价格',
    lenient(Flag, (wire) => wire ?? 0),
    { description: '已有同名房型的价格、隔离价格与今天起各晚的价格改为与来源相同；默认否' },
  ),
};

const isWithinLimit = ({ ids, hotelIds }: { ids?: unknown; hotelIds?: unknown }): boolean =>
  !Array.isArray(ids) || !Array.isArray(hotelIds) || ids.length * hotelIds.length <= maxCopies;

const limit = z.refine<{ ids?: unknown; hotelIds?: unknown }>(isWithinLimit, {
  ...besideFaults,
  error: sentence(`一次最多复制 ${maxCopies} 项，请分几次复制`),
  path: ['hotelIds'],
});

const CopiedRecord = z.object({
  kind: labelled('类别', Kind),
  name: labelled('名称', z.string()),
});

/** The prices of a room type, in yuan. */
const TypePrices = z.object({
  fee: labelled('价格', Amount, nightly),
  isolationFee: labelled('隔离价格', Amount, nightly),
  nights: labelled('各晚价格', Count, { description: '星期与今天起日期的价格个数' }),
});
export type TypePrices = z.output<typeof TypePrices>;

/** What a copy makes in a hotel. */
export const HotelCopy = z.object({
  hotelId: labelled('酒店编号', Id),
  hotelName: labelled('酒店', z.string()),
  made: labelled('新增', z.array(CopiedRecord), {
    description: '含房型所用的床型、优惠所互斥的优惠',
  }),
  existing: labelled('已有同名', z.array(CopiedRecord), { description: '不新增，也不改动' }),
  overwritten: labelled(
    '覆盖价格的房型',
    z.array(
      z.object({
        name: labelled('房型名称', z.string()),
        before: labelled('原价格', TypePrices),
        after: labelled('新价格', TypePrices),
      }),
    ),
  ),
});
export type HotelCopy = z.output<typeof HotelCopy>;

export const previewCopy = endpoint({
  path: '/api/hotel/copy/preview',
  sells: true,
  isDesk: true,
  summary: '复制到其他酒店前的预览',
  description: '各酒店将新增什么、已有什么、覆盖哪些价格，不改动任何数据',
  access: platform,
  input: z.object(copied).check(limit),
  data: z.array(HotelCopy),
});

export const copyRecords = endpoint({
  path: '/api/hotel/copy',
  sells: true,
  isDesk: true,
  summary: '复制房型、床型、优惠到其他酒店',
  description:
    '同名的沿用已有的，不新增；房型连同床型与价格，优惠连同所互斥的优惠；图片共用。全部成功或全部不变',
  access: platform,
  changes: true,
  input: z
    .object({
      ...copied,
      /** The sums that `previewCopy` has shown; others by now are a conflict. */
      made: labelled('新增数', filter(Count), { description: '预览的总数；与现状不同时返回 409' }),
      overwritten: labelled('覆盖数', filter(Count), {
        description: '预览的总数；与现状不同时返回 409',
      }),
    })
    .check(limit),
  data: z.array(HotelCopy),
});
