import type { Ref } from 'react';
import { IconButton } from '../../Button/index.ts';
import {
  Copy,
  FileSpreadsheet,
  Image,
  Maximize2,
  Minimize2,
  Printer,
  RefreshCw,
} from '../../Icon/index.ts';
import { MenuButton } from '../../Menu/index.ts';

export interface ChartToolsProps {
  /** The numbers are there: they can be copied, exported, printed and enlarged. */
  hasNumbers: boolean;
  /** The chart is shown, not its table. */
  hasPicture: boolean;
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

/** 刷新, 全屏, and 更多 with 复制, 导出图片, 导出 Excel and 打印. */
export function ChartTools(props: ChartToolsProps) {
  const { hasNumbers, hasPicture, isLoading, onRefresh, isRefreshing, isFull, onFull } = props;
  const items = [
    { id: 'copy', label: '复制', icon: <Copy size={16} />, onAction: props.onCopy },
    {
      id: 'picture',
      label: '导出图片',
      icon: <Image size={16} />,
      disabledReason: hasPicture ? undefined : '请先切换到图表',
      onAction: props.onPicture,
    },
    {
      id: 'book',
      label: '导出 Excel',
      icon: <FileSpreadsheet size={16} />,
      onAction: props.onBook,
    },
    { id: 'print', label: '打印', icon: <Printer size={16} />, onAction: props.onPrint },
  ];
  return (
    <>
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
        ref={props.fullRef}
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
