import { OrderSource } from '../../platform/db/tables/order.ts';

const words: Readonly<Record<string, OrderSource>> = {
  小程序: OrderSource.miniProgram,
  到店: OrderSource.walkIn,
  电话: OrderSource.phone,
};

/** The kind of source by the name that a channel gives; an unknown name is an agency. */
export const sourceOf = (given: string): OrderSource => words[given] ?? OrderSource.agency;
