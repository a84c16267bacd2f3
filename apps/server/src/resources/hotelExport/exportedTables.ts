import type { Tables } from '../../platform/db/tables.ts';
import { deskTables } from './deskTables.ts';
import type { ExportedTable } from './exportedTable.ts';
import { orderTables } from './orderTables.ts';
import { propertyTables } from './propertyTables.ts';
import { stayTables } from './stayTables.ts';

const all = { ...propertyTables, ...orderTables, ...deskTables, ...stayTables };

export type ExportedName = keyof typeof all;

/**
 * All that is taken out of a hotel, table by table in the order of the file. Both formats and the documentation are made
 * of this list.
 */
export const exportedTables: Readonly<Record<ExportedName, ExportedTable>> = all;

export const exportedNames = Object.keys(all) as ExportedName[];

/**
 * Tables that are not taken out, and why. A table that is neither here nor in the list above does not compile.
 */
export const exceptedTables: Readonly<Record<Exclude<keyof Tables, ExportedName>, string>> = {
  answered_change: '程序内部',
  assistant_act: '用户自己的，保留一天',
  assistant_key: '密钥',
  channel_key: '密钥',
  data_key: '密钥',
  day_figure: '由其他表算出',
  day_kept: '由其他表算出',
  day_stale: '由其他表算出',
  figure: '由其他表算出',
  hotel_export: '导出本身',
  job: '程序内部',
  log_author: '由日志得出',
  login_attempt: '登录',
  menu: '全部酒店共用',
  menu_department: '全部酒店共用',
  menu_offer: '全部酒店共用',
  menu_role: '全部酒店共用',
  name_reading: '由姓名得出',
  person_name: '由姓名得出',
  qr_code: '登录',
  person_erasure: '个人信息请求，由平台处理',
  person_request: '个人信息请求，由平台处理',
  recovery_code: '密钥',
  second_factor: '密钥',
  session: '登录',
  sign_in_ticket: '登录',
};
