import { PersonType } from '../contract/isolation.ts';
import { ReviewDecision, ReviewStatus } from '../contract/review.ts';
import { Role } from '../contract/role.ts';
import { firstPage, pageOf, type SomeExamples } from './example.ts';

const declaration = {
  id: '1',
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
  roomName: null,
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
      input: { id: '1' },
      data: { ...declaration, idCard: '990004199001010040', phone: '13800000004' },
    },
  ],
  reviewDeclaration: [
    {
      title: '批准并分配房间',
      as: Role.antiEpidemic,
      input: {
        id: '1',
        reviewStatus: ReviewDecision.approve,
        hotelId: '1',
        roomType: '1',
        remark: '',
      },
      data: { roomName: '402' },
    },
    {
      title: '驳回',
      as: Role.antiEpidemic,
      input: { id: '1', reviewStatus: ReviewDecision.reject, remark: '证件照片不清楚' },
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
