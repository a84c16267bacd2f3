import '@anzhu/ui/theme';
import { Chinese } from '@anzhu/ui/i18n';
import { createRoot } from 'react-dom/client';
import { CardsPage } from './CardsPage.tsx';
import { CascaderPage } from './CascaderPage.tsx';
import { chartPages } from './ChartPages.tsx';
import { DateRangePage } from './DateRangePage.tsx';
import { DialogPage } from './DialogPage.tsx';
import { MapPage } from './MapPage.tsx';
import { PickerPage } from './PickerPage.tsx';
import { RowsPage } from './RowsPage.tsx';
import { TablePage } from './TablePage.tsx';
import { TimelinePage } from './TimelinePage.tsx';
import { TreePage } from './TreePage.tsx';

const pages: Record<string, () => React.ReactNode> = {
  table: TablePage,
  rows: RowsPage,
  picker: PickerPage,
  cascader: CascaderPage,
  tree: TreePage,
  dialog: DialogPage,
  dateRange: DateRangePage,
  cards: CardsPage,
  timeline: TimelinePage,
  ...chartPages,
  map: MapPage,
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
