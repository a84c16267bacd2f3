import { breaksReference, violates } from '../../platform/db/violation.ts';
import { invalid, refused } from '../../platform/http/refusal.ts';

/** Says why a hotel was not saved: its name or its department is another one's, or not there. */
export function hotelTaken(error: unknown, name: string | undefined): unknown {
  if (violates(error, 'hotel_name_once')) {
    const message = `酒店名称「${name}」已存在`;
    return refused(message, { name: message });
  }
  if (violates(error, 'hotel_department_once')) {
    const message = '所属部门已有酒店';
    return refused(message, { deptId: message });
  }
  return breaksReference(error) ? invalid('deptId', '所属部门不存在') : error;
}
