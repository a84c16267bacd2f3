export { RecordSelect, type RecordOption, type RecordSelectProps } from './RecordSelect.tsx';
