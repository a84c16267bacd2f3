import '@anzhu/ui/theme';
import { Chinese } from '@anzhu/ui/i18n';
import { createRoot } from 'react-dom/client';
import { CardsPage } from './CardsPage.tsx';
import { DateRangePage } from './DateRangePage.tsx';
import { DialogPage } from './DialogPage.tsx';
import { TablePage } from './TablePage.tsx';

const pages: Record<string, () => React.ReactNode> = {
  table: TablePage,
  dialog: DialogPage,
  dateRange: DateRangePage,
  cards: CardsPage,
};

const Page = pages[location.hash.slice(1)];
const root = document.getElementById('root');
if (Page && root) {
  createRoot(root).render(
    <Chinese>
      <Page />
    </Chinese>,
  );
}
