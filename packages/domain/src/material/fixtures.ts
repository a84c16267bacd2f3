import { type MaterialApplication, Urgency } from '@anzhu/api/contract/material';
import { ReviewStatus } from '@anzhu/api/contract/review';

const application = (
  id: string,
  fields: Pick<MaterialApplication, 'applyThing' | 'applyNum' | 'thingUnit' | 'emergencyLevel'>,
): MaterialApplication => ({
  id,
  hotelId: '1',
  hotelName: '安住·西湖店',
  applyRemarks: '',
  reviewStatus: ReviewStatus.pending,
  reviewRemarks: '',
  createTime: '2026-03-18 09:20:00',
  ...fields,
});

/** Applications to be reviewed. */
export const applications: [MaterialApplication, ...MaterialApplication[]] = [
  {
    ...application('14', {
      applyThing: '医用口罩',
      applyNum: 200,
      thingUnit: '盒',
      emergencyLevel: Urgency.veryUrgent,
    }),
    applyRemarks: '本周新增隔离人员较多',
  },
  application('13', {
    applyThing: '防护服',
    applyNum: 41,
    thingUnit: '套',
    emergencyLevel: Urgency.urgent,
  }),
  application('12', {
    applyThing: '消毒液',
    applyNum: 32,
    thingUnit: '桶',
    emergencyLevel: Urgency.notUrgent,
  }),
  application('11', {
    applyThing: '一次性手套',
    applyNum: 103,
    thingUnit: '包',
    emergencyLevel: Urgency.notUrgent,
  }),
];
