import * as z from 'zod/mini';
import { accountBackField, cameBy, payMethodField, quoteLabel, waitsField } from './bill.ts';
import { Amount, Count, filter, Id, nullable, Yuan } from './codecs.ts';
import { LocalDate } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './label.ts';
import { hotelSide } from './role.ts';
import { stayOfRoom } from './stayChange.ts';

/** What the rest of a stay costs in another hotel of the chain. Sums are in yuan. */
export const HotelChangeQuote = z.object({
  nights: labelled('剩余晚数', Count, { unit: '晚', description: '今晚起' }),
  credit: labelled('应退金额', Amount, {
    unit: '元',
    description: '原订单不再住的晚数，不多于已收',
  }),
  cameBy,
  accountBack: accountBackField,
  waits: waitsField,
  hotels: labelled(
    '可转酒店',
    z.array(z.object({ id: labelled('酒店', Id), name: labelled('酒店名称', z.string()) })),
  ),
  types: labelled(
    '房型',
    z.array(
      z.object({
        id: labelled('房型', Id),
        name: labelled('房型名称', z.string()),
        available: labelled('可售间数', Count),
        lastPay: labelled(quoteLabel.lastPay, Amount, { unit: '元', description: '剩余晚数' }),
        full: labelled('已满的夜晚', z.array(LocalDate)),
      }),
    ),
    { description: '所选酒店的房型' },
  ),
});
export type HotelChangeQuote = z.output<typeof HotelChangeQuote>;

export const quoteHotelChange = endpoint({
  method: 'POST',
  path: '/api/stay/changeHotel/quote',
  isDesk: true,
  summary: '转至其他酒店前的报价',
  description: '在住普通客人剩余的晚数、原订单应退的金额，及所选酒店各房型的价格与可售间数',
  access: hotelSide,
  input: z.object({ ...stayOfRoom, hotelId: labelled('新酒店', filter(Id)) }),
  data: HotelChangeQuote,
});

export const changeHotel = endpoint({
  method: 'POST',
  path: '/api/stay/changeHotel',
  sells: true,
  isDesk: true,
  summary: '在住客人转至其他酒店',
  description:
    '在新酒店为剩余的晚数生成到店付的订单，两张订单互相注明；原房间退房，不再住的晚数退还。没有房间时返回 409',
  access: hotelSide,
  changes: true,
  input: z.object({
    ...stayOfRoom,
    hotelId: labelled('新酒店', Id),
    roomType: labelled('新房型', Id),
    /** Both as quoted; another sum by now is a conflict. */
    credit: labelled('应退金额', Yuan, { unit: '元', description: '报价中的应退，不同时返回 409' }),
    lastPay: labelled(quoteLabel.lastPay, Yuan, { unit: '元', description: '报价中新订单的' }),
    method: payMethodField,
  }),
  data: z.object({
    orderId: labelled('原订单号', Id),
    newOrderId: labelled('新订单号', Id),
    roomName: labelled('房间', nullable(z.string()), { description: '新酒店预留的房间' }),
  }),
});
