export { RecordPanel, type RecordPanelProps } from './RecordPanel.tsx';
export { RecordHead, RecordLead, type RecordHeadProps } from './RecordHead.tsx';
export { RecordGroup, type RecordGroupProps } from './RecordGroup.tsx';
