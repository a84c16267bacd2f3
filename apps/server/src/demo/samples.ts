import { Hardness } from '@anzhu/api/contract/bedType';
import type { Insertable, Kysely } from 'kysely';
import { insertMany } from '../platform/db/query.ts';
import type { Tables } from '../platform/db/tables.ts';

/** Rows by table: of every hotel, without its id, or of the chain. */
type Samples = {
  readonly [Table in keyof Tables]?: {
    isHotels: boolean;
    rows: readonly Omit<Insertable<Tables[Table]>, 'hotel_id'>[];
  };
};

/** Simple records, as the hotels of the demo and of the stories have them. */
const samples = {
  bed_type: {
    isHotels: true,
    rows: [
      { name: '单人床', specification: '1.2 × 2.0 米', max_load: 1, hardness: Hardness.fairlyHard },
      { name: '大床', specification: '1.8 × 2.0 米', max_load: 2, hardness: Hardness.medium },
      { name: '特大床', specification: '2.0 × 2.2 米', max_load: 2, hardness: Hardness.fairlySoft },
      { name: '折叠床', specification: '0.9 × 1.9 米', max_load: 1, hardness: Hardness.hard },
      { name: '儿童床', specification: '0.8 × 1.6 米', max_load: 1, hardness: Hardness.verySoft },
    ],
  },
  company: {
    isHotels: true,
    rows: [
      {
        name: '西溪软件有限公司',
        tax_number: '91330106MA2CC0X21U',
        contact: '沈佳怡',
        contact_phone: '0571-8000-0001',
        share: 85,
        credit_limit: 2_000_000,
        until: '2035-12-31',
        remark: '每月 5 日前对账',
      },
      {
        name: '钱江会展服务公司',
        tax_number: '91330104MA27X4KK0Y',
        contact: '陆一鸣',
        contact_phone: '0571-8000-0002',
        share: 80,
        credit_limit: 5_000_000,
        until: '2035-12-31',
        remark: '',
      },
      {
        name: '之江旅行社',
        tax_number: '',
        contact: '蒋文',
        contact_phone: '0571-8000-0003',
        share: 75,
        credit_limit: 0,
        until: '2035-12-31',
        remark: '不挂账，到店付',
      },
    ],
  },
  item: {
    isHotels: true,
    rows: [
      { name: '矿泉水', price: 500, unit: '瓶', is_active: 1 },
      { name: '可乐', price: 600, unit: '罐', is_active: 1 },
      { name: '方便面', price: 800, unit: '桶', is_active: 1 },
      { name: '啤酒', price: 1200, unit: '罐', is_active: 1 },
      { name: '早餐加份', price: 2800, unit: '份', is_active: 1 },
      { name: '加床', price: 8000, unit: '晚', is_active: 1 },
      { name: '洗衣', price: 3500, unit: '件', is_active: 1 },
      { name: '熨烫', price: 2000, unit: '件', is_active: 1 },
      { name: '浴巾赔偿', price: 12000, unit: '条', is_active: 1 },
      { name: '门卡赔偿', price: 3000, unit: '张', is_active: 1 },
    ],
  },
} as const satisfies Samples;

type SampleTable = keyof typeof samples;

/** The tables with samples of hotels. */
export const sampleTables = (Object.keys(samples) as SampleTable[]).filter(
  (table) => samples[table].isHotels,
);

/** Adds the samples of a hotel, or those of the chain; the ones from `first` to before `end` of each table. */
export async function addSamples(
  db: Kysely<Tables>,
  hotelId: number | null,
  [first, end]: [first?: number, end?: number] = [],
): Promise<void> {
  const own = hotelId === null ? {} : { hotel_id: hotelId };
  for (const [table, { isHotels, rows }] of Object.entries(samples as Samples)) {
    if (isHotels !== (hotelId !== null)) continue;
    const added = rows.slice(first, end).map((row) => ({ ...row, ...own }));
    await insertMany(db, table as SampleTable, added as Insertable<Tables[SampleTable]>[]);
  }
}
