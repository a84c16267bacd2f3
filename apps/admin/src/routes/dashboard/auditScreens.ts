import type { AuditPoint } from '@anzhu/api/contract/report';

/** The screen on which an open point of a day is worked off: 交班 of a shift, else the order. */
export const screenOfPoint = ({ kind, orderId }: AuditPoint) =>
  kind === 'openShift'
    ? { route: 'shift', query: {} }
    : { route: 'orderManage', query: { record: orderId } };
