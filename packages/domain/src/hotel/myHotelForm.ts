import type { Id } from '@anzhu/api/contract/codecs';
import { usualHoldHour } from '@anzhu/api/contract/guarantee';
import {
  modifyHotel,
  type DepositRule,
  type Hotel,
  type LeaveOpen,
  usualAllowances,
  usualDeposit,
  usualPayBackLimit,
  usualLateHours,
  usualLeaveOpen,
  usualStayOverDays,
} from '@anzhu/api/contract/hotel';
import { contractForm } from '../kit/index.ts';
import { hotelDraft, type HotelDraft } from './hotelForm.ts';

/** A hotel as its own people fill it in: every field of its record. */
export interface MyHotelDraft extends HotelDraft {
  id: Id;
  contactPhone: string;
  province: string;
  city: string;
  /** Every how many days rooms are cleaned during a stay; 0 for never. */
  stayOverDays: number;
  inspects: boolean;
  leaveOpen: LeaveOpen;
  depositRule: DepositRule;
  depositAmount: number | null;
  allowanceStaff: number | null;
  allowanceManager: number | null;
  /** Printed at the end of bills. */
  billTerms: string;
  payBackLimit: number | null;
  longitude: number | null;
  latitude: number | null;
  holdHour: number | null;
  lateHalfHour: number | null;
  lateWholeHour: number | null;
  /** The four texts are HTML. */
  introduce: string;
  facilities: string;
  otherPolicy: string;
  terms: string;
}

export const myHotelForm = contractForm(modifyHotel, (draft: MyHotelDraft) => ({
  ...draft,
  // Empty is refused; null would keep the stored one.
  deptId: draft.deptId ?? '',
  cover: draft.cover ?? '',
}));

/** What the fields begin with. */
export const myHotelDraft = (hotel: Hotel): MyHotelDraft => ({
  ...hotelDraft(hotel),
  id: hotel.id,
  contactPhone: hotel.contactPhone ?? '',
  province: hotel.province ?? '',
  city: hotel.city ?? '',
  stayOverDays: hotel.stayOverDays ?? usualStayOverDays,
  inspects: hotel.inspects ?? false,
  leaveOpen: hotel.leaveOpen ?? usualLeaveOpen,
  depositRule: hotel.depositRule ?? usualDeposit.rule,
  depositAmount: hotel.depositAmount ?? usualDeposit.amount,
  allowanceStaff: hotel.allowanceStaff ?? usualAllowances.staff,
  payBackLimit: hotel.payBackLimit ?? usualPayBackLimit,
  allowanceManager: hotel.allowanceManager ?? usualAllowances.manager,
  billTerms: hotel.billTerms ?? '',
  longitude: hotel.longitude,
  latitude: hotel.latitude,
  holdHour: hotel.holdHour ?? usualHoldHour,
  lateHalfHour: hotel.lateHalfHour ?? usualLateHours.halfHour,
  lateWholeHour: hotel.lateWholeHour ?? usualLateHours.wholeHour,
  introduce: hotel.introduce ?? '',
  facilities: hotel.facilities ?? '',
  otherPolicy: hotel.otherPolicy ?? '',
  terms: hotel.terms ?? '',
});

/** The four texts, in their order. */
export const textNames = ['introduce', 'facilities', 'otherPolicy', 'terms'] as const;
