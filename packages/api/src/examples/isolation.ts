import { CheckType, NucleicResult } from '../contract/healthTest.ts';
import { IsolationStatus, PersonType } from '../contract/isolation.ts';
import { Urgency } from '../contract/material.ts';
import { OrderStatus } from '../contract/order.ts';
import { ReviewDecision, ReviewStatus } from '../contract/review.ts';
import { Role } from '../contract/role.ts';
import { firstPage, notPermitted, pageOf, type SomeExamples } from './example.ts';
import { testSheet } from './testSheet.ts';

const person = {
  id: 1,
  name: '吴三',
  idCard: '9900********0030',
  phone: '138****0003',
  email: 'wu@example.com',
  type: PersonType.closeContact,
  province: '浙江',
  city: '杭州',
  hotelId: 1,
  hotelName: '安住西湖店',
  roomId: 4,
  roomName: '401',
  checkInTime: '2026-03-17 14:00:00',
  checkOutTime: '2026-03-31 12:00:00',
  status: IsolationStatus.isolating,
};

const form = {
  name: '郑四',
  idCard: '990004197811110040',
  phone: '13800000004',
  email: 'zheng@example.com',
  type: PersonType.inbound,
  province: '上海',
  city: '上海',
  checkInTime: '2026-03-18 14:00:00',
  checkOutTime: '2026-04-01 12:00:00',
};

export const isolationExamples = {
  isolationPage: [
    {
      title: '正在隔离的密接',
      as: Role.antiEpidemic,
      input: {
        page: firstPage,
        type: PersonType.closeContact,
        status: IsolationStatus.isolating,
        province: '浙江',
      },
      data: pageOf(person),
    },
  ],
  downloadIsolations: [
    {
      title: '导出全部',
      as: Role.antiEpidemic,
      input: { page: { page: 1, size: 9_999_999 } },
      fileName: '隔离人员_20260318100000.xlsx',
    },
  ],
  getIsolation: [
    {
      title: '证件号与手机号完整返回',
      as: Role.antiEpidemic,
      input: { id: 1 },
      data: { ...person, idCard: '990003199205200030', phone: '13800000003' },
    },
  ],
  addIsolation: [
    {
      title: '新增并入住',
      as: Role.antiEpidemic,
      input: { ...form, status: IsolationStatus.isolating, hotelId: 1, roomId: 5 },
      data: { id: 21 },
    },
  ],
  modifyIsolation: [
    {
      title: '延长隔离',
      as: Role.antiEpidemic,
      input: { id: 1, checkOutTime: '2026-04-03 12:00:00' },
      data: null,
    },
  ],
  deleteIsolation: [
    { title: '删除已解除的记录', as: Role.antiEpidemic, input: { id: 2 }, data: null },
    { title: '酒店员工不可删除', as: Role.hotelMember, input: { id: 2 }, ...notPermitted },
  ],
  assignIsolation: [
    {
      title: '服务器选定房间',
      as: Role.antiEpidemic,
      input: { ...form, status: IsolationStatus.isolating, userName: '', hotelId: 1, roomType: 1 },
      data: { id: 21, roomId: 5, roomName: '402' },
    },
  ],
  personTimeline: [
    {
      title: '入住与检测',
      as: Role.antiEpidemic,
      input: { id: 1 },
      data: [
        {
          kind: 'checkedIn',
          time: '2026-03-17 14:00:00',
          sketch: '入住安住西湖店 401',
          roomName: '401',
          checkType: null,
          checkRes: null,
        },
        {
          kind: 'tested',
          time: '2026-03-18 08:00:00',
          sketch: '体温 38.2 ℃',
          roomName: null,
          checkType: CheckType.temperature,
          checkRes: 38.2,
        },
      ],
    },
  ],
} satisfies SomeExamples;

const fever = {
  id: 1,
  uId: 1,
  name: '吴三',
  idCard: '9900********0030',
  checkType: CheckType.temperature,
  checkRes: 38.2,
  checkTime: '2026-03-18 08:00:00',
  createTime: '2026-03-18 10:00:00',
  isHandled: false,
};

export const healthTestExamples = {
  healthTestPage: [
    {
      title: '尚未处理的异常结果',
      as: Role.antiEpidemic,
      input: { page: firstPage, isAbnormal: true },
      data: pageOf(fever),
    },
  ],
  addHealthTest: [
    {
      title: '体温',
      as: Role.hotelMember,
      input: {
        uId: 1,
        checkType: CheckType.temperature,
        checkRes: 36.6,
        checkTime: '2026-03-18 09:00:00',
      },
      data: { id: 21 },
    },
    {
      title: '核酸',
      as: Role.hotelMember,
      input: {
        uId: 1,
        checkType: CheckType.nucleic,
        checkRes: NucleicResult.negative,
        checkTime: '2026-03-18 09:00:00',
      },
      data: { id: 21 },
    },
    {
      title: '体温不合理',
      wire: { uId: 1, checkType: 0, checkRes: 366, checkTime: '2026-03-18 09:00:00' },
      code: 400,
      msg: '检测结果不正确：体温为 34.0 到 43.0、一位小数，核酸为阴性或阳性。',
      fields: {
        checkRes: '检测结果不正确：体温为 34.0 到 43.0、一位小数，核酸为阴性或阳性。',
      },
    },
  ],
  modifyHealthTest: [
    {
      title: '更正体温',
      as: Role.hotelMember,
      input: {
        id: 1,
        uId: 1,
        checkType: CheckType.temperature,
        checkRes: 37.2,
        checkTime: '2026-03-18 08:00:00',
      },
      data: null,
    },
  ],
  deleteHealthTest: [{ title: '删除记录', as: Role.antiEpidemic, input: { id: 1 }, data: null }],
  handleHealthTest: [
    {
      title: '处理异常结果',
      as: Role.antiEpidemic,
      input: { id: 1, note: '已复测，体温正常' },
      data: null,
    },
  ],
  untestedPeople: [
    {
      title: '某天没有检测的人',
      as: Role.hotelMember,
      input: { date: '2026-03-17' },
      data: [{ id: 1, name: '吴三', hotelName: '安住西湖店', roomName: '401' }],
    },
  ],
  importHealthTests: [
    {
      title: '导入一行',
      as: Role.hotelMember,
      input: { file: testSheet() },
      data: '成功导入 1 条检测记录',
    },
  ],
  downloadTestTemplate: [
    { title: '下载模板', as: Role.hotelMember, input: {}, fileName: '每日检测导入模板.xlsx' },
  ],
} satisfies SomeExamples;

const declaration = {
  id: 1,
  name: '郑四',
  idCard: '9900********0040',
  phone: '138****0004',
  type: PersonType.closeContact,
  checkInTime: '2026-03-18 14:00:00',
  checkOutTime: '2026-04-01 12:00:00',
  reviewStatus: ReviewStatus.pending,
  hotelId: null,
  hotelName: null,
  roomType: null,
  roomTypeName: null,
  remark: null,
  createTime: '2026-03-18 10:00:00',
};

export const declarationExamples = {
  declarationPage: [
    {
      title: '待审核的申报',
      as: Role.antiEpidemic,
      input: { page: firstPage, reviewStatus: ReviewStatus.pending },
      data: pageOf(declaration),
    },
  ],
  getDeclaration: [
    {
      title: '证件号与手机号完整返回',
      as: Role.antiEpidemic,
      input: { id: 1 },
      data: { ...declaration, idCard: '990004199001010040', phone: '13800000004' },
    },
  ],
  reviewDeclaration: [
    {
      title: '批准并分配房间',
      as: Role.antiEpidemic,
      input: { id: 1, reviewStatus: ReviewDecision.approve, hotelId: 1, roomType: 1, remark: '' },
      data: null,
    },
    {
      title: '驳回',
      as: Role.antiEpidemic,
      input: { id: 1, reviewStatus: ReviewDecision.reject, remark: '证件照片不清楚' },
      data: null,
    },
    {
      title: '驳回没有理由',
      as: Role.antiEpidemic,
      wire: { id: 1, reviewStatus: 2, remark: ' ' },
      code: 400,
      msg: '请输入拒绝理由！',
      fields: { remark: '请输入拒绝理由！' },
    },
  ],
} satisfies SomeExamples;

const masks = {
  id: 1,
  hotelId: 1,
  hotelName: '安住西湖店',
  applyThing: '医用口罩',
  applyNum: 200,
  thingUnit: '盒',
  applyRemarks: '隔离楼层每日更换',
  emergencyLevel: Urgency.urgent,
  reviewStatus: ReviewStatus.pending,
  reviewRemarks: null,
  createTime: '2026-03-18 10:00:00',
};

export const materialExamples = {
  materialReviewPage: [
    {
      title: '待审核的申请',
      as: Role.antiEpidemic,
      input: { page: firstPage, reviewStatus: ReviewStatus.pending },
      data: pageOf(masks),
    },
  ],
  reviewMaterial: [
    {
      title: '批准',
      as: Role.antiEpidemic,
      input: { id: 1, reviewStatus: ReviewDecision.approve, remark: '明日送达' },
      data: null,
    },
  ],
  applyForMaterial: [
    {
      title: '申请口罩',
      input: {
        applyThing: '医用口罩',
        applyNum: 200,
        thingUnit: '盒',
        applyRemarks: '隔离楼层每日更换',
        emergencyLevel: Urgency.urgent,
      },
      data: { id: 21 },
    },
    {
      title: '数量不是整数',
      wire: { applyThing: '消毒液', applyNum: 1.5, thingUnit: '桶', emergencyLevel: 2 },
      code: 400,
      msg: '数量应为整数',
      fields: { applyNum: '数量应为整数' },
    },
  ],
  materialPage: [{ title: '本店的申请', input: { page: firstPage }, data: pageOf(masks) }],
  deleteMaterial: [{ title: '删除待审核的申请', input: { id: 1 }, data: null }],
} satisfies SomeExamples;

export const intakeExamples = {
  intakeOrder: [
    {
      title: '已支付的订单',
      input: {
        externalId: 'MP-20260318-0001',
        source: '小程序',
        hotelId: 1,
        roomType: 1,
        name: '林一',
        number: '13800000001',
        idcard: '990001199001010013',
        customerName: '林一',
        province: '浙江',
        estimatedCheckIn: '2026-03-18 14:00:00',
        estimatedCheckOut: '2026-03-20 12:00:00',
        pay: 600,
        lastPay: 540,
        status: OrderStatus.paid,
      },
      data: { id: 21, pay: 600, lastPay: 540 },
    },
    {
      title: '手机号不对',
      wire: {
        externalId: 'MP-20260318-0002',
        source: '小程序',
        hotelId: 1,
        roomType: 1,
        name: '林一',
        number: '2380000',
        estimatedCheckIn: '2026-03-18 14:00:00',
        estimatedCheckOut: '2026-03-20 12:00:00',
      },
      code: 400,
      msg: '请输入正确的手机号',
      fields: { number: '请输入正确的手机号' },
    },
  ],
  intakeOrderPaid: [
    {
      title: '客人付款了',
      input: { externalId: 'MP-UNPAID', lastPay: 540, tradeNumber: 'WX20260318100000' },
      data: { id: 7, status: OrderStatus.paid },
    },
  ],
  intakeOrderCancelled: [
    {
      title: '客人取消未支付的订单',
      input: { externalId: 'MP-UNPAID' },
      data: { id: 7, status: OrderStatus.closed },
    },
  ],
  intakeRefundRequested: [
    {
      title: '客人申请退款',
      input: { externalId: 'MP-PAID', reason: '行程取消' },
      data: { id: 8, status: OrderStatus.refundRequested },
    },
    {
      title: '没有理由',
      wire: { externalId: 'MP-PAID', reason: '' },
      code: 400,
      msg: '退款原因不能为空',
      fields: { reason: '退款原因不能为空' },
    },
  ],
  intakeDeclaration: [
    {
      title: '自选酒店与房型',
      input: {
        externalId: 'SB-20260318-0001',
        source: '小程序',
        name: '林一',
        idCard: '990001199001010013',
        phone: '13800000001',
        type: PersonType.inbound,
        province: '浙江',
        city: '杭州',
        hotelId: 1,
        roomType: 1,
        checkInTime: '2026-03-18 14:00:00',
      },
      data: { id: 21 },
    },
  ],
} satisfies SomeExamples;
