import { Hardness } from '../contract/bedType.ts';
import { DiscountEffect, DiscountExclusion, DiscountKind } from '../contract/discount.ts';
import { CheckType, NucleicResult } from '../contract/healthTest.ts';
import { IsolationStatus, PersonType } from '../contract/isolation.ts';
import { LogType } from '../contract/log.ts';
import { Urgency } from '../contract/material.ts';
import { OrderStatus } from '../contract/order.ts';
import { ReviewStatus } from '../contract/review.ts';
import { Role } from '../contract/role.ts';
import { RoomStatus } from '../contract/room.ts';
import { IsolationExit } from '../contract/stay.ts';

export const orderStatusLabel: Record<OrderStatus, string> = {
  [OrderStatus.unpaid]: '未支付',
  [OrderStatus.paid]: '已支付',
  [OrderStatus.closed]: '已关闭',
  [OrderStatus.checkedIn]: '已入住',
  [OrderStatus.completed]: '已完成',
  [OrderStatus.refundRequested]: '申请退款',
  [OrderStatus.refunded]: '已退款',
};

export const roomStatusLabel: Record<RoomStatus, string> = {
  [RoomStatus.vacant]: '空闲',
  [RoomStatus.occupied]: '入住',
  [RoomStatus.reserved]: '预订',
  [RoomStatus.tentative]: '暂定',
  [RoomStatus.awaitingCleaning]: '待打扫',
};

/** The label of a room's nature. */
export const roomNature = (isIsolation: boolean): string => (isIsolation ? '隔离房' : '普通房');

export const isolationStatusLabel: Record<IsolationStatus, string> = {
  [IsolationStatus.isolating]: '正在隔离',
  [IsolationStatus.released]: '解除隔离',
  [IsolationStatus.hospitalised]: '阳性入院',
};

export const isolationExitLabel: Record<IsolationExit, string> = {
  [IsolationExit.released]: isolationStatusLabel[IsolationStatus.released],
  [IsolationExit.hospitalised]: isolationStatusLabel[IsolationStatus.hospitalised],
};

/** Why a person is isolated. */
export const personTypeLabel: Record<PersonType, string> = {
  [PersonType.closeContact]: '密接',
  [PersonType.toBeIsolated]: '应隔离人员',
  [PersonType.inbound]: '入境人员',
  [PersonType.fromRiskArea]: '中高风险人员',
};

/** The status of a declaration or a material application. */
export const reviewStatusLabel: Record<ReviewStatus, string> = {
  [ReviewStatus.pending]: '待审核',
  [ReviewStatus.approved]: '已通过',
  [ReviewStatus.rejected]: '已驳回',
};

export const urgencyLabel: Record<Urgency, string> = {
  [Urgency.notUrgent]: '不紧急',
  [Urgency.urgent]: '一般紧急',
  [Urgency.veryUrgent]: '非常紧急',
};

export const checkTypeLabel: Record<CheckType, string> = {
  [CheckType.temperature]: '体温',
  [CheckType.nucleic]: '核酸',
};

export const nucleicLabel: Record<NucleicResult, string> = {
  [NucleicResult.negative]: '阴性',
  [NucleicResult.positive]: '阳性',
};

/** How hard a bed is. */
export const hardnessLabel: Record<Hardness, string> = {
  [Hardness.verySoft]: '非常软',
  [Hardness.fairlySoft]: '较软',
  [Hardness.medium]: '适中',
  [Hardness.fairlyHard]: '较硬',
  [Hardness.hard]: '非常硬',
};

export const discountKindLabel: Record<DiscountKind, string> = {
  [DiscountKind.flat]: '直减',
  [DiscountKind.percentage]: '折扣',
};

/** The condition of a discount. */
export const discountEffectLabel: Record<DiscountEffect, string> = {
  [DiscountEffect.nights]: '满天数',
  [DiscountEffect.spending]: '满金额',
  [DiscountEffect.always]: '无门槛',
};

export const discountExclusionLabel: Record<DiscountExclusion, string> = {
  [DiscountExclusion.none]: '不互斥',
  [DiscountExclusion.all]: '与全部互斥',
  [DiscountExclusion.listed]: '与指定互斥',
};

export const logTypeLabel: Record<LogType, string> = {
  [LogType.ordinary]: '普通',
  [LogType.dataChange]: '数据修改',
  [LogType.systemChange]: '系统修改',
  [LogType.exception]: '异常',
  [LogType.warning]: '警告',
};

export const roleLabel: Record<Role, string> = {
  [Role.admin]: '管理员',
  [Role.hotelAdmin]: '酒店管理员',
  [Role.hotelMember]: '酒店员工',
  [Role.antiEpidemic]: '防疫人员',
};
