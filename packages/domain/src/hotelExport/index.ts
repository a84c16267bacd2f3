export { HotelExportPanel, type HotelExportPanelProps } from './HotelExportPanel.tsx';
