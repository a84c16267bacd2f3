import { StatusTag, type StatusLook } from '../kit/index.ts';

const accepts: StatusLook = { label: '接收', tone: 'accent', icon: 'shield' };
const refuses: StatusLook = { label: '不接收', tone: 'neutral', icon: 'ban' };

/** Whether a hotel accepts isolation. */
export const IsolationTag = ({ isAllowed }: { isAllowed: boolean }) => (
  <StatusTag look={isAllowed ? accepts : refuses} />
);
