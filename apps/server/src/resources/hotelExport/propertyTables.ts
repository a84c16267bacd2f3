import { hardnessLabel } from '@anzhu/api/contract/bedType';
import { recordStatusLabel } from '@anzhu/api/contract/department';
import {
  discountEffectLabel,
  discountExclusionLabel,
  discountKindLabel,
  discountScopeLabel,
} from '@anzhu/api/contract/discount';
import { depositRuleLabel, leaveOpenLabel } from '@anzhu/api/contract/hotel';
import { urgencyLabel } from '@anzhu/api/contract/material';
import { reviewStatusLabel } from '@anzhu/api/contract/review';
import { roleLabel } from '@anzhu/api/contract/role';
import { roomStatusLabel } from '@anzhu/api/contract/room';
import { uploadKeyLabel } from '@anzhu/api/contract/upload';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import {
  by,
  choice,
  day,
  exported,
  flag,
  money,
  number,
  type OfHotel,
  own,
  text,
  time,
} from './exportedTable.ts';

/** The departments of a hotel: its own and those below, without those of a hotel below. */
const departmentsOf = (hotelId: number): RawBuilder<number> => sql`with recursive below (id) as (
    select department_id from hotel where id = ${hotelId} and department_id is not null
    union select d.id from department as d join below on d.parent_id = below.id
      where not exists (select 1 from hotel where hotel.department_id = d.id)
  ) select id from below`;

const inDepartments =
  (column: string): OfHotel =>
  (hotelId) =>
    sql<SqlBool>`${sql.ref(column)} in (${departmentsOf(hotelId)})`;

/** What a hotel is made of: its rooms, prices, people and materials. */
export const propertyTables = {
  hotel: exported<'hotel'>()({
    title: '酒店',
    key: ['id'],
    ofHotel: own('id'),
    columns: {
      id: number('编号'),
      department_id: number('部门编号'),
      name: text('酒店名称'),
      address: text('酒店地址'),
      province: text('省份'),
      city: text('城市'),
      parking_lot: text('停车场'),
      badge: text('标签', '以逗号连接'),
      allow_isolation: flag('接收隔离'),
      cover: text('封面', '图片的地址'),
      contact_phone: text('联系电话'),
      longitude: number('经度'),
      latitude: number('纬度'),
      introduce: text('介绍', 'HTML'),
      facilities: text('设施', 'HTML'),
      other_policy: text('其他政策', 'HTML'),
      terms: text('预订须知', 'HTML'),
      hold_hour: number('保留到', '到店日的小时'),
      late_half_hour: number('延迟退房半天起', '小时；24 为不收'),
      late_whole_hour: number('延迟退房全天起', '小时；24 为不收'),
      stay_over_days: number('续住打扫间隔', '天；0 为不打扫'),
      inspects: flag('打扫后查房'),
      leave_open: choice('未结账退房', leaveOpenLabel),
      allowance_staff: money('员工折让上限'),
      allowance_manager: money('管理员折让上限'),
      deposit_rule: choice('押金', depositRuleLabel),
      deposit_amount: money('押金金额'),
      bill_terms: text('账单条款'),
      pay_back_limit: money('员工退款上限'),
      closed_day: day('停业日期'),
      closed_reason: text('停业原因'),
    },
  }),
  department: exported<'department'>()({
    title: '部门',
    key: ['id'],
    ofHotel: inDepartments('department.id'),
    columns: {
      id: number('编号'),
      parent_id: number('上级部门编号'),
      name: text('部门名称'),
      role: choice('权限角色', roleLabel),
      status: choice('状态', recordStatusLabel),
    },
  }),
  app_user: exported<'app_user'>()({
    title: '用户',
    key: ['id'],
    ofHotel: inDepartments('app_user.department_id'),
    columns: {
      id: number('编号'),
      username: text('用户名'),
      nick_name: text('昵称'),
      phone: text('手机号'),
      department_id: number('部门编号'),
      heads: text('头像', '图片的地址'),
      status: choice('状态', recordStatusLabel),
      created_time: time('添加时间'),
    },
    omitted: {
      password_hash: '密码',
      password_version: '密码',
      password_time: '密码',
      is_password_given: '密码',
    },
  }),
  bed_type: exported<'bed_type'>()({
    title: '床型',
    key: ['id'],
    ofHotel: own(),
    columns: {
      id: number('编号'),
      hotel_id: number('酒店编号'),
      name: text('床型名称'),
      specification: text('规格'),
      max_load: number('最多睡'),
      hardness: choice('软硬度', hardnessLabel),
    },
  }),
  room_type: exported<'room_type'>()({
    title: '房型',
    key: ['id'],
    ofHotel: own(),
    columns: {
      id: number('编号'),
      hotel_id: number('酒店编号'),
      name: text('房型名称'),
      bed: number('床位数'),
      max_load: number('最多入住'),
      have_window: flag('窗户'),
      network: flag('网络'),
      have_breakfast: flag('早餐'),
      cover: text('封面', '图片的地址'),
      fee: money('价格', '一晚'),
      isolation_fee: money('隔离价格', '一晚'),
      sort: number('排序'),
      day_use_fee: money('钟点价', '一小时；0 为不售'),
    },
  }),
  room_type_bed: exported<'room_type_bed'>()({
    title: '房型的床型',
    key: ['room_type_id', 'bed_type_id'],
    ofHotel: by('room_type', 'room_type_bed.room_type_id'),
    columns: {
      room_type_id: number('房型编号'),
      bed_type_id: number('床型编号'),
      place: number('顺序'),
    },
  }),
  room_price: exported<'room_price'>()({
    title: '日价',
    key: ['id'],
    ofHotel: by('room_type', 'room_price.room_type_id'),
    columns: {
      id: number('编号'),
      room_type_id: number('房型编号'),
      weekday: number('星期', '1 为星期一，7 为星期日；按日期定价时为空'),
      day: day('日期', '优先于星期'),
      fee: money('价格', '一晚'),
    },
  }),
  room: exported<'room'>()({
    title: '房间',
    key: ['id'],
    ofHotel: own(),
    columns: {
      id: number('编号'),
      hotel_id: number('酒店编号'),
      name: text('房间号'),
      room_type_id: number('房型编号'),
      floor: number('楼层'),
      direction: text('朝向'),
      is_isolation: flag('隔离房'),
      status: choice('房态', roomStatusLabel),
      held_order_id: number('占用的订单号', '预订或暂定的房间'),
      is_to_inspect: flag('待查'),
      cleaned_day: day('最近打扫', '酒店日'),
      cleaner: text('打扫人'),
    },
  }),
  room_block: exported<'room_block'>()({
    title: '维修',
    key: ['id'],
    ofHotel: by('room', 'room_block.room_id'),
    columns: {
      id: number('编号'),
      room_id: number('房间编号'),
      from_day: day('第一晚'),
      to_day: day('最后一晚'),
      reason: text('原因'),
      created_by: number('登记人编号'),
      created_time: time('登记时间'),
    },
  }),
  discount: exported<'discount'>()({
    title: '优惠',
    key: ['id'],
    ofHotel: own(),
    columns: {
      id: number('编号'),
      hotel_id: number('酒店编号'),
      name: text('优惠名称'),
      description: text('说明'),
      type: choice('范围', discountScopeLabel),
      discounts_type: choice('方式', discountKindLabel),
      discounts: number('优惠', '直减为分；折扣为实付的万分数，8500 即 8.5 折'),
      effect_type: choice('条件', discountEffectLabel),
      effect_condition: number('条件的值', '满天数为晚，满金额为分'),
      exclusive_type: choice('互斥', discountExclusionLabel),
      validity_time: time('有效期至'),
      picture: text('图片', '图片的地址'),
    },
  }),
  discount_exclusion: exported<'discount_exclusion'>()({
    title: '互斥的优惠',
    key: ['discount_id', 'excluded_id'],
    ofHotel: by('discount', 'discount_exclusion.discount_id'),
    columns: { discount_id: number('优惠编号'), excluded_id: number('互斥的优惠编号') },
  }),
  material_application: exported<'material_application'>()({
    title: '物资申请',
    key: ['id'],
    ofHotel: own(),
    columns: {
      id: number('编号'),
      hotel_id: number('酒店编号'),
      applicant_id: number('申请人编号'),
      item: text('物资'),
      quantity: number('数量'),
      unit: text('单位'),
      remark: text('备注'),
      urgency: choice('紧急程度', urgencyLabel),
      review_status: choice('审核状态', reviewStatusLabel),
      review_note: text('审核意见'),
      reviewer_id: number('审核人编号'),
      reviewed_time: time('审核时间'),
      created_time: time('申请时间'),
    },
  }),
  file: exported<'file'>()({
    title: '图片',
    key: ['id'],
    ofHotel: own(),
    columns: {
      id: number('编号'),
      name: text('文件名', '地址为 /files/ 加文件名；图片本身不在导出的文件里'),
      size: number('字节数'),
      key: choice('用途', uploadKeyLabel),
      user_id: number('上传人编号'),
      hotel_id: number('酒店编号'),
      created_time: time('上传时间'),
      seen_time: time('最近使用'),
    },
  }),
} as const;
