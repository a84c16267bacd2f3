import { bedTypePage } from '@anzhu/api/contract/bedType';
import { companyPage } from '@anzhu/api/contract/company';
import {
  checkDataImport,
  downloadImportTemplate,
  runDataImport,
} from '@anzhu/api/contract/dataImport';
import { listDepartments } from '@anzhu/api/contract/department';
import { hotelPage } from '@anzhu/api/contract/hotel';
import { itemPage } from '@anzhu/api/contract/item';
import { orderPage } from '@anzhu/api/contract/order';
import { listRooms } from '@anzhu/api/contract/room';
import { roomTypePage } from '@anzhu/api/contract/roomType';
import { userPage } from '@anzhu/api/contract/user';
import { DataImportPanel } from '@anzhu/domain/dataImport';
import { PageFrame } from '@anzhu/ui/Layout';
import { DownloadButton } from '../../data/ExportButton.tsx';
import { useAction } from '../../data/index.ts';

const reads = { refresh: [] };
const imported = {
  refresh: [
    listDepartments,
    hotelPage,
    bedTypePage,
    roomTypePage,
    listRooms,
    userPage,
    itemPage,
    companyPage,
    orderPage,
  ],
};

/** 导入资料: a hotel is taken in from a workbook. */
export default function DataImport() {
  const check = useAction(checkDataImport, reads);
  const send = useAction(runDataImport, imported);
  return (
    <PageFrame>
      <DataImportPanel
        onCheck={(file) => check({ file })}
        onImport={(file) => send({ file })}
        template={(onDone) => (
          <DownloadButton
            endpoint={downloadImportTemplate}
            input={{}}
            label="下载模板"
            pendingText="正在生成模板"
            fileName="导入资料模板.xlsx"
            onDone={onDone}
          />
        )}
      />
    </PageFrame>
  );
}
