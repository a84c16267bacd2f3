import type { Ref } from 'react';
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

/** The chart, or its numbers as a table. */
export type View = 'chart' | 'table';

export interface ChartToolsProps {
  view: View;
  onViewChange: (view: View) => void;
  /** The numbers are there: they can be copied, exported, printed and enlarged. */
  hasNumbers: boolean;
  isLoading: boolean;
  onRefresh?: (() => void | Promise<void>) | undefined;
  isRefreshing?: boolean | undefined;
  isFull: boolean;
  onFull: () => void;
  fullRef: Ref<HTMLButtonElement>;
  onCopy: () => void;
  onPicture: () => void;
  onBook: () => void;
  onPrint: () => void;
}

/** 显示表格 or 显示图表, 刷新, 全屏, and 更多 with 复制, 导出图片, 导出 Excel and 打印. */
export function ChartTools({
  view,
  onViewChange,
  hasNumbers,
  isLoading,
  onRefresh,
  isRefreshing,
  isFull,
  onFull,
  fullRef,
  onCopy,
  onPicture,
  onBook,
  onPrint,
}: ChartToolsProps) {
  const isChart = view === 'chart';
  const items = [
    { id: 'copy', label: '复制', icon: <Copy size={16} />, onAction: onCopy },
    {
      id: 'picture',
      label: '导出图片',
      icon: <Image size={16} />,
      disabledReason: isChart ? undefined : '请先切换到图表',
      onAction: onPicture,
    },
    {
      id: 'book',
      label: '导出 Excel',
      icon: <FileSpreadsheet size={16} />,
      onAction: onBook,
    },
    { id: 'print', label: '打印', icon: <Printer size={16} />, onAction: onPrint },
  ];
  return (
    <>
      <IconButton
        size="small"
        label={isChart ? '显示表格' : '显示图表'}
        icon={isChart ? <Table2 size={16} /> : <ChartColumn size={16} />}
        onPress={() => onViewChange(isChart ? 'table' : 'chart')}
      />
      {onRefresh && (
        <IconButton
          size="small"
          label="刷新"
          icon={<RefreshCw size={16} />}
          isDisabled={isLoading}
          isPending={isRefreshing}
          onPress={onRefresh}
        />
      )}
      <IconButton
        ref={fullRef}
        size="small"
        label={isFull ? '退出全屏' : '全屏'}
        icon={isFull ? <Minimize2 size={16} /> : <Maximize2 size={16} />}
        isDisabled={!hasNumbers && !isFull}
        onPress={onFull}
      />
      <MenuButton isIconOnly size="small" label="更多" items={items} isDisabled={!hasNumbers} />
    </>
  );
}
