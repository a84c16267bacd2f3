import '@anzhu/ui/theme';
import { Localized } from '@anzhu/ui/i18n';
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
    <Localized>
      <Page />
    </Localized>,
  );
}
