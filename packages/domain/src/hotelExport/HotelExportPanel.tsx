import type { Id } from '@anzhu/api/contract/codecs';
import {
  type HotelExport,
  type HotelExportFormat,
  hotelExportLabel,
} from '@anzhu/api/contract/hotelExport';
import { Button } from '@anzhu/ui/Button';
import { formatSize } from '@anzhu/ui/formatSize';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { Progress } from '@anzhu/ui/Progress';
import { Select } from '@anzhu/ui/Select';
import { Text } from '@anzhu/ui/Text';
import { type ReactNode, useState } from 'react';
import { HotelPicker, type HotelPickerProps } from '../hotel/index.ts';
import { ErrorNote, useSubmit, WarningNote } from '../kit/index.ts';

export interface HotelExportPanelProps extends Pick<HotelPickerProps, 'hotels'> {
  /** The hotel of a chain that has only one. */
  only?: Id | undefined;
  /** The latest export: null for none, undefined while it is being read. */
  latest: HotelExport | null | undefined;
  onStart: (input: { hotelId: Id; format: HotelExportFormat }) => Promise<unknown>;
  onCancel: (latest: HotelExport) => Promise<unknown>;
  /** 下载 of an export that is done. */
  download: (latest: HotelExport) => ReactNode;
}

const grouped = new Intl.NumberFormat('zh-CN');

const formats = Object.entries(hotelExportLabel).map(([value, label]) => ({
  value: value as HotelExportFormat,
  label,
}));

/** Percent; null while the rows are being counted. */
const shareOf = ({ rowsDone, rowsTotal }: HotelExport): number | null =>
  rowsTotal === 0 ? null : Math.floor((rowsDone / rowsTotal) * 100);

const rowsText = ({ rowsDone, rowsTotal }: HotelExport): string =>
  rowsTotal === 0
    ? '正在统计'
    : `已导出 ${grouped.format(rowsDone)} / ${grouped.format(rowsTotal)} 行`;

/** An export that runs, or its end. */
function Latest({
  latest,
  onCancel,
  download,
}: Pick<HotelExportPanelProps, 'onCancel' | 'download'> & { latest: HotelExport }) {
  const { run, isPending, error } = useSubmit();
  if (latest.state === 'broken') {
    return <WarningNote warnings={[`「${latest.hotelName}」的导出已中断，请重新导出`]} />;
  }
  if (latest.state === 'done') {
    const facts = [`${grouped.format(latest.rowsTotal)} 行`, formatSize(latest.size)];
    return (
      <Stack gap={2}>
        <output>
          <Text>{`「${latest.hotelName}」已导出，${facts.join('，')}`}</Text>
        </output>
        <Text size="small" tone="muted">{`文件保留到 ${latest.expiresTime.slice(0, 16)}`}</Text>
        <Inline gap={2}>{download(latest)}</Inline>
      </Stack>
    );
  }
  return (
    <Stack gap={2}>
      <Text>{`正在导出「${latest.hotelName}」`}</Text>
      <Progress label={`正在导出「${latest.hotelName}」`} value={shareOf(latest)} />
      <Inline gap={2}>
        <Text size="small" tone="muted">
          {rowsText(latest)}
        </Text>
        <Button
          size="small"
          isPending={isPending}
          onPress={async () => void (await run(() => onCancel(latest)))}
        >
          取消
        </Button>
      </Inline>
      <Text size="small" tone="muted">
        可以离开此页，完成后通知
      </Text>
      <ErrorNote error={error} />
    </Stack>
  );
}

/**
 * 导出资料: all that a hotel has, past included, as one file. The back end makes it in the background, one of a user at a
 * time; the panel shows how far it is, then 下载.
 */
export function HotelExportPanel({
  hotels,
  only,
  latest,
  onStart,
  ...acts
}: HotelExportPanelProps) {
  const [hotelId, setHotel] = useState<Id | null>(null);
  const [format, setFormat] = useState<HotelExportFormat>('xlsx');
  const { run, isPending, error } = useSubmit();
  const isRunning = latest?.state === 'running';
  const chosen = hotelId ?? only ?? null;
  const disabledReason = isRunning
    ? '请等待当前导出完成'
    : chosen === null
      ? '请选择酒店'
      : undefined;
  const start = async (): Promise<void> => {
    if (chosen !== null) await run(() => onStart({ hotelId: chosen, format }));
  };
  return (
    <Stack gap={4}>
      <Text>一家酒店的全部资料，包括历史：房间、房价、用户、订单、账单、住客、检测、日志等</Text>
      <WarningNote
        warnings={['个人信息为明文，请妥善保管；不含密码和密钥。导出和下载都记入日志']}
      />
      <Inline gap={3} align="end">
        <HotelPicker hotels={hotels} value={chosen} onChange={setHotel} placeholder="请选择" />
        <Select
          label="格式"
          options={formats}
          value={format}
          onChange={(value) => value !== null && setFormat(value)}
        />
        <Button
          tone="brand"
          variant="solid"
          isPending={isPending}
          disabledReason={disabledReason}
          onPress={start}
        >
          开始导出
        </Button>
      </Inline>
      <ErrorNote error={error} />
      {latest && <Latest key={latest.id} {...{ latest, ...acts }} />}
    </Stack>
  );
}
