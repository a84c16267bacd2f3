import { ConfigProvider } from 'antd';
import chinese from 'antd/locale/zh_CN';
import { createRoot } from 'react-dom/client';
import { DateRangePage, DialogPage, PickerPage, TablePage } from './pages.tsx';

const pages: Record<string, () => React.ReactNode> = {
  table: TablePage,
  picker: PickerPage,
  dialog: DialogPage,
  dateRange: DateRangePage,
};

const Page = pages[location.hash.slice(1)];
const root = document.getElementById('root');
if (Page && root) {
  createRoot(root).render(
    <ConfigProvider locale={chinese}>
      <Page />
    </ConfigProvider>,
  );
}
