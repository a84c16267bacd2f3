import { downloadTestTemplate } from '@anzhu/api/contract/healthTest';
import { DownloadButton } from '../../data/ExportButton.tsx';

/** 下载模板: the workbook to fill in, with everyone who is in isolation. */
export const TemplateButton = () => (
  <DownloadButton
    endpoint={downloadTestTemplate}
    input={{}}
    label="下载模板"
    pendingText="正在生成模板"
    fileName="每日检测导入模板.xlsx"
  />
);
