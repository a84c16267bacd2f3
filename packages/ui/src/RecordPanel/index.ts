export { RecordPanel, type RecordPanelProps } from './RecordPanel.tsx';
export { RecordGroup, type RecordGroupProps } from './RecordGroup.tsx';
