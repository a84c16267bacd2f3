import { documentKindLabel } from '@anzhu/api/contract/document';
import { guestsInHouse, type InHouse, InHouseGuest } from '@anzhu/api/contract/inHouse';
import { labelsOf } from '@anzhu/api/contract/label';
import { formatMinute, nothing } from '@anzhu/api/rules/timeText';
import { Button } from '@anzhu/ui/Button';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { Dialog } from '@anzhu/ui/Dialog';
import { Printer } from '@anzhu/ui/Icon';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { printedAlone } from '@anzhu/ui/print';
import { EmptyState, ErrorState, LoadingState } from '@anzhu/ui/State';
import { Text } from '@anzhu/ui/Text';
import { useEffect, useState, type ReactNode } from 'react';
import { Letterhead, printSheet } from '../../paper/index.ts';
import * as css from './InHouseDialog.css.ts';

export interface InHouseDialogProps {
  /** The moment, `yyyy-MM-dd HH:mm:ss`; '' for now. */
  at: string;
  /** `yyyy-MM-dd HH:mm:ss`: no later moment can be chosen. */
  now: string;
  /** Undefined while it is being loaded. Its numbers are masked. */
  list: InHouse | undefined;
  /** Why the last load failed, and what 重试 does. */
  error?: { message: string; onRetry: () => void } | undefined;
  onAtChange: (at: string) => void;
  /** Reads the list with whole numbers, for the printer. */
  onPrint: () => Promise<InHouse>;
  /** Chooses the hotel, for those who see more than one. */
  hotelPicker?: ReactNode;
  /** 导出. */
  download: ReactNode;
  /** Closing was requested: 关闭, × or Esc. The caller stops rendering the dialog. */
  onClose: () => void;
}

const title = guestsInHouse.summary;
const labels = labelsOf(InHouseGuest);
const inputLabels = labelsOf(guestsInHouse.input);

/** When a guest left, or is to leave. */
const leaving = ({ to, leftTime }: InHouseGuest): string =>
  leftTime === null ? formatMinute(to) : `${formatMinute(leftTime)} 已离店`;

const columns: readonly [label: string, text: (guest: InHouseGuest) => string][] = [
  [labels.room, ({ room, isIsolation }) => (isIsolation ? `${room} 隔离` : room)],
  [labels.name, ({ name }) => name],
  [labels.documentKind, ({ documentKind }) => documentKindLabel[documentKind]],
  [labels.idcard, ({ idcard }) => idcard || nothing],
  [labels.number, ({ number }) => number || nothing],
  [labels.from, ({ from }) => formatMinute(from)],
  [labels.to, leaving],
];

const keyOf = ({ room, name, idcard, number, from }: InHouseGuest): string =>
  [room, name, idcard, number, from].join(' ');

const { cell, row, sheet, table } = printSheet;

const GuestTable = ({ guests }: Pick<InHouse, 'guests'>) => (
  <table className={table}>
    <thead>
      <tr>
        {columns.map(([label]) => (
          <th key={label} scope="col" className={cell}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {guests.map((guest) => (
        <tr key={keyOf(guest)} className={row}>
          {columns.map(([label, text]) => (
            <td key={label} className={cell}>
              {text(guest)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const countOf = ({ guests }: InHouse): string =>
  `${new Set(guests.map(({ room }) => room)).size} 间 ${guests.length} 位`;

/**
 * 在住客人名单: who was in a hotel at a moment, guests and people in isolation, to be read, printed and exported. Paper
 * and file have whole numbers, and both are logged. Rendered means open.
 *
 * Keyboard: the moment is typed or picked; Tab reaches 此刻, 导出 and 打印; Esc closes.
 */
export function InHouseDialog(props: InHouseDialogProps) {
  const { at, now, list, error, onAtChange, onPrint, hotelPicker, download, onClose } = props;
  const [printed, setPrinted] = useState<InHouse>();
  useEffect(() => {
    if (printed) print();
  }, [printed]);
  return (
    <Dialog
      isOpen
      size="large"
      title={title}
      onClose={onClose}
      footer={
        <>
          {download}
          <Button
            icon={<Printer size={16} />}
            disabledReason={list?.guests.length === 0 ? '没有在住的客人' : undefined}
            isDisabled={!list}
            onPress={async () => setPrinted(await onPrint())}
          >
            打印
          </Button>
          <Button onPress={onClose}>关闭</Button>
        </>
      }
    >
      <Stack gap={4}>
        <Inline gap={3} align="center">
          {hotelPicker}
          <DateTimeField
            label={inputLabels.at}
            isLabelHidden
            today={now.slice(0, 10)}
            value={at || `${(list?.at ?? now).slice(0, 16)}:00`}
            onChange={onAtChange}
            max={now}
            maxReason="不能晚于此刻"
          />
          <Button
            disabledReason={at === '' ? '已是此刻的名单' : undefined}
            onPress={() => onAtChange('')}
          >
            此刻
          </Button>
          {list && !error && <Text tone="muted">{countOf(list)}</Text>}
        </Inline>
        {error && <ErrorState {...error} />}
        {!error && !list && <LoadingState />}
        {!error && list?.guests.length === 0 && <EmptyState isCompact title="没有在住的客人" />}
        {!error && list && list.guests.length > 0 && (
          <section className={css.scroller} aria-label={title} {...{ tabIndex: 0 }}>
            <GuestTable guests={list.guests} />
          </section>
        )}
      </Stack>
      {printed && (
        <section className={sheet} {...printedAlone} aria-label="打印">
          <Letterhead
            hotelName={printed.hotelName}
            name={`${title} ${formatMinute(printed.at)}`}
            copy={countOf(printed)}
          />
          <GuestTable guests={printed.guests} />
        </section>
      )}
    </Dialog>
  );
}
