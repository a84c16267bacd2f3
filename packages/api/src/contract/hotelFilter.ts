import { filter, Id } from './codecs.ts';
import { labelled } from './label.ts';

/** Which hotels a call of several is of: one, those of a region, or with neither all that the caller sees. */
export const hotelFilter = {
  hotelId: labelled('酒店', filter(Id)),
  departmentId: labelled('区域', filter(Id), {
    description: '部门编号：只含这个部门和下级部门的酒店',
  }),
};
