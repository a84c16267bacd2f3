export { DataImportPanel, type DataImportPanelProps } from './DataImportPanel.tsx';
