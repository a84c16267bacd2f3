import type { RefObject } from 'react';
import { IconButton } from '../../Button/index.ts';
import {
  ChartColumn,
  Copy,
  FileSpreadsheet,
  Image,
  Maximize2,
  Minimize2,
  Printer,
  RefreshCw,
  Table2,
} from '../../Icon/index.ts';
import { MenuButton } from '../../Menu/index.ts';
import type { ChartTable } from '../core/table.ts';
import type { useFullScreen } from './useFullScreen.ts';
import type { ExportedChart } from '../export/picture.ts';
import { copyTable, exportBook, exportPicture } from './exportChart.ts';
import { useCommonTexts, useTexts } from '../../texts/context.ts';
import { chartTexts } from '../texts.ts';

/** The chart, or its numbers as a table. */
export type View = 'chart' | 'table';

interface ChartToolsProps {
  isLoading: boolean;
  isRefreshing: boolean | undefined;
  onRefresh: (() => void | Promise<void>) | undefined;
  /** What an export is named after. */
  chart: ExportedChart;
  table: ChartTable;
  content: RefObject<HTMLElement | null>;
  view: View;
  onViewChange: (view: View) => void;
  /** The numbers are there: they can be copied, exported, printed and enlarged. */
  hasNumbers: boolean;
  full: ReturnType<typeof useFullScreen>;
  onPrint: () => void;
}

/** 显示表格 or 显示图表, 刷新, 全屏, and 更多 with 复制, 导出图片, 导出 Excel and 打印. */
export function ChartTools(props: ChartToolsProps) {
  const { chart, table, content, view, hasNumbers, onRefresh } = props;
  const { isFull, press, toggle } = props.full;
  const texts = useTexts('Chart', chartTexts);
  const { more } = useCommonTexts();
  const isChart = view === 'chart';
  const items = [
    {
      id: 'copy',
      label: texts.copy,
      icon: <Copy size={16} />,
      onAction: () => void copyTable(table, texts),
    },
    {
      id: 'picture',
      label: texts.exportPicture,
      icon: <Image size={16} />,
      disabledReason: isChart ? undefined : texts.switchToChart,
      onAction: () => void exportPicture(chart, content.current, texts),
    },
    {
      id: 'book',
      label: texts.exportBook,
      icon: <FileSpreadsheet size={16} />,
      onAction: () => void exportBook(chart, table, texts),
    },
    { id: 'print', label: texts.print, icon: <Printer size={16} />, onAction: props.onPrint },
  ];
  return (
    <>
      <IconButton
        size="small"
        label={isChart ? texts.showTable : texts.showChart}
        icon={isChart ? <Table2 size={16} /> : <ChartColumn size={16} />}
        onPress={() => props.onViewChange(isChart ? 'table' : 'chart')}
      />
      {onRefresh && (
        <IconButton
          size="small"
          label={texts.refresh}
          icon={<RefreshCw size={16} />}
          isDisabled={props.isLoading}
          isPending={props.isRefreshing}
          onPress={onRefresh}
        />
      )}
      <IconButton
        ref={toggle}
        size="small"
        label={isFull ? texts.exitFullScreen : texts.fullScreen}
        icon={isFull ? <Minimize2 size={16} /> : <Maximize2 size={16} />}
        isDisabled={!hasNumbers && !isFull}
        onPress={press}
      />
      <MenuButton label={more} items={items} isDisabled={!hasNumbers} />
    </>
  );
}
