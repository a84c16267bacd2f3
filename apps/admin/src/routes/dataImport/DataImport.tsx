import { bedTypePage } from '@anzhu/api/contract/bedType';
import { companyPage } from '@anzhu/api/contract/company';
import {
  checkDataImport,
  downloadImportTemplate,
  runDataImport,
} from '@anzhu/api/contract/dataImport';
import { listDepartments } from '@anzhu/api/contract/department';
import { hotelPage } from '@anzhu/api/contract/hotel';
import { searchHotels } from '@anzhu/api/contract/hotelSearch';
import { itemPage } from '@anzhu/api/contract/item';
import { orderPage } from '@anzhu/api/contract/order';
import { listRooms } from '@anzhu/api/contract/room';
import { roomTypePage } from '@anzhu/api/contract/roomType';
import { userPage } from '@anzhu/api/contract/user';
import { mayCall } from '@anzhu/api/contract/endpoint';
import { startHotelExport } from '@anzhu/api/contract/hotelExport';
import { DataImportPanel } from '@anzhu/domain/dataImport';
import { PageFrame } from '@anzhu/ui/Layout';
import { Tabs } from '@anzhu/ui/Tabs';
import * as z from 'zod/mini';
import { DownloadButton } from '../../data/ExportButton.tsx';
import { useAction } from '../../data/index.ts';
import { useProfile } from '../../data/useProfile.ts';
import { oneOf, useUrlState } from '../../url/useUrlState.ts';
import { HotelExportTab } from './HotelExportTab.tsx';

const reads = { refresh: [] };
const imported = {
  refresh: [
    listDepartments,
    hotelPage,
    searchHotels,
    bedTypePage,
    roomTypePage,
    listRooms,
    userPage,
    itemPage,
    companyPage,
    orderPage,
  ],
};

/** 导入资料 from a workbook. */
function Import() {
  const check = useAction(checkDataImport, reads);
  const send = useAction(runDataImport, imported);
  return (
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
  );
}

const views = ['import', 'export'] as const;
const urlSchema = z.object({ view: oneOf(views) });

/** 导入资料: a hotel is taken in from a workbook; 导出资料, for admins: all of a hotel is taken out. */
export default function DataImport() {
  const { role } = useProfile();
  const [{ view }, setUrl] = useUrlState(urlSchema);
  if (!mayCall(startHotelExport, role)) {
    return (
      <PageFrame>
        <Import />
      </PageFrame>
    );
  }
  return (
    <PageFrame>
      <Tabs
        label="资料"
        value={view ?? 'import'}
        onChange={(next) => setUrl({ view: next === 'import' ? undefined : next })}
        items={[
          { id: 'import', label: '导入资料', content: <Import /> },
          { id: 'export', label: '导出资料', content: <HotelExportTab /> },
        ]}
      />
    </PageFrame>
  );
}
