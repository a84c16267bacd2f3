import type { Declaration } from '../declaration.ts';
import type { HealthTest, UntestedPerson } from '../healthTest.ts';
import type { Isolation } from '../isolation.ts';
import type { MaterialApplication } from '../material.ts';
import type { TimelineEvent } from '../timeline.ts';
import type { Names, NamesBySchema } from './names.ts';

/** Names of the fields of what isolation, tests, declarations and materials answer. */
export const epidemicNames: NamesBySchema = {
  Declaration: {
    id: '申报编号',
    name: '申请人',
    idCard: '身份证号',
    phone: '手机号',
    type: '人员类型',
    checkInTime: '入住时间',
    checkOutTime: '离开时间',
    reviewStatus: '审核状态',
    hotelId: '酒店编号',
    hotelName: '酒店',
    roomType: '房型编号',
    roomTypeName: '房型',
    remark: '审核备注',
    createTime: '申请时间',
  } satisfies Names<Declaration>,
  HealthTest: {
    id: '检测编号',
    uId: '用户编号',
    name: '姓名',
    idCard: '身份证号',
    checkType: '检测类型',
    checkRes: '检测结果',
    checkTime: '检测时间',
    createTime: '录入时间',
    isHandled: '已处理',
  } satisfies Names<HealthTest>,
  Isolation: {
    id: '隔离人员编号',
    name: '姓名',
    idCard: '身份证号',
    phone: '手机号',
    email: '邮箱',
    type: '人员类型',
    province: '省份',
    city: '城市',
    hotelId: '酒店编号',
    hotelName: '酒店',
    roomId: '房间编号',
    roomName: '房间',
    checkInTime: '入住时间',
    checkOutTime: '预计解除时间',
    status: '隔离状态',
  } satisfies Names<Isolation>,
  MaterialApplication: {
    id: '申请编号',
    hotelId: '酒店编号',
    hotelName: '酒店',
    applyThing: '物资名称',
    applyNum: '数量',
    thingUnit: '单位',
    applyRemarks: '申请备注',
    emergencyLevel: '紧急程度',
    reviewStatus: '审核结果',
    reviewRemarks: '审核备注',
    createTime: '申请时间',
  } satisfies Names<MaterialApplication>,
  TimelineEvent: {
    kind: '事件',
    time: '时间',
    sketch: '说明',
    roomName: '房间',
    checkType: '检测类型',
    checkRes: '检测结果',
  } satisfies Names<TimelineEvent>,
  UntestedPerson: {
    id: '用户编号',
    name: '姓名',
    hotelName: '酒店',
    roomName: '房间',
  } satisfies Names<UntestedPerson>,
};
