import type { Id } from '@anzhu/api/contract/codecs';
import type { previewAudit } from '@anzhu/api/contract/audit';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import type { AuditPoint, DayReport } from '@anzhu/api/contract/report';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { Button, type LinkTarget } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { Dialog } from '@anzhu/ui/Dialog';
import { Printer } from '@anzhu/ui/Icon';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { printedAlone } from '@anzhu/ui/print';
import { ErrorState, LoadingState } from '@anzhu/ui/State';
import { type ReactNode, useState } from 'react';
import { useDialogFocus } from '../kit/index.ts';
import { Letterhead } from '../paper/index.ts';
import { AuditPoints } from './AuditPoints.tsx';
import { DayHead } from './DayHead.tsx';
import { ChainSheet } from './ChainSheet.tsx';
import { DaySheet } from './DaySheet.tsx';
import {
  chainSheet,
  dayField,
  fewSheet,
  openPoints,
  points,
  sheet,
  subtitle,
} from './DayReportDialog.css.ts';

export interface DayReportDialogProps {
  /** The hotel's day, `yyyy-MM-dd`. */
  day: string;
  /** The hotel's day of now: there is no report of a later one. */
  today: string;
  /** Undefined while it is being loaded. */
  report: DayReport | undefined;
  /** It is that of another day or of other hotels, until the one that was asked for comes. @default false */
  isStale?: boolean | undefined;
  /** How many hotels it will be of: of many it is a table while it is being loaded. @default 1 */
  hotelCount?: number | undefined;
  /** Why the last load failed, and what 重试 does. */
  error?: { message: string; onRetry: () => void } | undefined;
  onDayChange: (day: string) => void;
  /** Chooses a region and a hotel, for those who see more than one. */
  hotelPicker?: ReactNode;
  /** Shows one of many hotels alone. */
  onHotel: (hotelId: Id) => void;
  /** 下载. */
  download: ReactNode;
  /** What of one hotel's day is not in order, and its close; undefined while it is being read, and for several hotels. */
  audit?: DayAudit | undefined;
  /** The hotels with days that are over and not closed, each with its first one; undefined while they are being read. */
  openDays?: readonly OpenDay[] | undefined;
  /** The day was opened to be closed: 夜审 has the focus. @default false */
  isToClose?: boolean | undefined;
  /** Shows the first open day of a hotel: the days of several are closed one after the other. */
  onOpenDay?: ((open: OpenDay) => void) | undefined;
  /** Closing was requested: 关闭, × or Esc. The caller stops rendering the dialog. */
  onClose: () => void;
}

/** A hotel with days that are over and not closed. */
export interface OpenDay {
  hotelId: Id;
  hotelName: string;
  /** The first one. */
  day: string;
  count: number;
}

/** The close of a day, before it and after it. */
export interface DayAudit extends Pick<
  DataOf<typeof previewAudit>,
  'points' | 'refusal' | 'closed'
> {
  /** It was closed a moment ago. */
  isFresh: boolean;
  linkOf: (point: AuditPoint) => LinkTarget | undefined;
  /** 夜审. Rejected: the message is shown. */
  onClose: () => Promise<void>;
}

const noDays: readonly OpenDay[] = [];

/** Hotels with open days that are shown: as many as one line has. */
const shownDays = 4;

/** 安住西湖店 03-18. */
const openDayText = ({ hotelName, day }: OpenDay): string => `${hotelName} ${day.slice(5)}`;

/** Figures of so many hotels are beside each other; of more, below each other. */
const fewHotels = 4;

interface SheetProps extends Pick<
  DayReportDialogProps,
  'day' | 'report' | 'audit' | 'error' | 'onHotel'
> {
  isChain: boolean;
  isStale: boolean;
}

/** What is printed: the day with its close, and the figures. */
function Sheet({ day, report, audit, error, isChain, isStale, onHotel }: SheetProps) {
  const only = report?.hotels.length === 1 ? report.hotels[0] : undefined;
  const shownDay = report?.day ?? day;
  return (
    <section
      className={isChain ? chainSheet : only ? sheet : fewSheet}
      {...printedAlone}
      aria-label="日报"
      aria-busy={isStale || undefined}
    >
      <Letterhead hotelName={only?.hotelName ?? null} name={`日报 ${shownDay}`} />
      <DayHead day={shownDay} closed={only?.closed ?? null} isFresh={audit?.isFresh === true} />
      {audit && (
        <section className={audit.closed ? points : openPoints} aria-label="夜审待处理">
          <h4 className={subtitle}>{audit.closed ? '夜审时未办妥' : '夜审前待处理'}</h4>
          <AuditPoints points={audit.points} linkOf={audit.linkOf} />
        </section>
      )}
      {isChain ? (
        <ChainSheet {...{ report, error, isStale, onHotel }} />
      ) : (
        report && <DaySheet report={report} />
      )}
    </section>
  );
}

/**
 * 日报: what a hotel's day has brought, to be read, printed and downloaded; of a few hotels side by side with their sum, of
 * many a tree of regions with theirs. Printing gives the figures and nothing else. Rendered means open.
 *
 * Keyboard: the day is typed or picked; Tab reaches the days before and after and 打印; Esc closes.
 */
export function DayReportDialog(props: DayReportDialogProps) {
  const { day, today, report, error, onDayChange, hotelPicker, download, audit, onClose } = props;
  const { openDays = noDays, onOpenDay, isToClose = false, isStale = false, onHotel } = props;
  const isChain = (report?.hotels.length ?? props.hotelCount ?? 1) > fewHotels;
  const [next] = openDays;
  const isAfter = audit?.isFresh === true;
  const [isAsked, setAsked] = useState(false);
  const [areAllShown, showAll] = useState(false);
  return (
    <Dialog
      isOpen
      // Of one hotel name and figure stand close.
      size={isChain ? 'wide' : hotelPicker ? 'large' : 'medium'}
      title="日报"
      onClose={onClose}
      footer={
        <>
          {download}
          <Button
            icon={<Printer size={16} />}
            isDisabled={!report || isStale}
            onPress={() => print()}
          >
            打印
          </Button>
          <Button onPress={onClose}>关闭</Button>
          {isAfter && next && onOpenDay && (
            <Button variant="solid" tone="brand" onPress={() => onOpenDay(next)}>
              {`下一天：${openDayText(next)}`}
            </Button>
          )}
          {audit && audit.closed === null && (
            <CloseButton
              isFirst={isToClose}
              refusal={audit.refusal}
              onPress={() => setAsked(true)}
            />
          )}
        </>
      }
    >
      <Stack gap={4}>
        <Inline gap={3}>
          {hotelPicker}
          <Button onPress={() => onDayChange(addDays(day, -1))}>前一天</Button>
          <div className={dayField}>
            <DateTimeField
              label="日期"
              isLabelHidden
              hasTime={false}
              today={today}
              value={`${day} 00:00:00`}
              onChange={(moment) => moment !== '' && onDayChange(dayOf(moment))}
              max={`${today} 23:59:59`}
              maxReason="今天之后还没有日报"
            />
          </div>
          <Button
            disabledReason={day >= today ? '今天之后还没有日报' : undefined}
            onPress={() => onDayChange(addDays(day, 1))}
          >
            后一天
          </Button>
        </Inline>
        {!audit && onOpenDay && openDays.length > 0 && (
          <Inline gap={3}>
            <span>待夜审</span>
            {(areAllShown ? openDays : openDays.slice(0, shownDays)).map((one) => (
              <Button key={one.hotelId} size="small" onPress={() => onOpenDay(one)}>
                {`${openDayText(one)} · ${one.count} 天`}
              </Button>
            ))}
            {openDays.length > shownDays && (
              <Button
                size="small"
                variant="quiet"
                aria-expanded={areAllShown}
                onPress={() => showAll(!areAllShown)}
              >
                {areAllShown ? '收起' : `另 ${openDays.length - shownDays} 家`}
              </Button>
            )}
          </Inline>
        )}
        {error && !isChain && <ErrorState {...error} />}
        {!error && !report && !isChain && <LoadingState />}
        {(isChain || (report && !error)) && (
          <Sheet {...{ day, report, audit, error, isChain, isStale, onHotel }} />
        )}
      </Stack>
      {audit && (
        <Confirm
          isOpen={isAsked}
          title={`夜审 ${day}？`}
          confirmLabel="夜审"
          onConfirm={audit.onClose}
          onClose={() => setAsked(false)}
        >
          {audit.points.length > 0
            ? `还有 ${audit.points.length} 件没有办妥，会一并记下。夜审后当日的数字和账目不再改变`
            : '夜审后当日的数字和账目不再改变'}
        </Confirm>
      )}
    </Dialog>
  );
}

interface CloseButtonProps {
  isFirst: boolean;
  refusal: string | null;
  onPress: () => void;
}

/** 夜审; it asks before it closes the day. */
function CloseButton({ isFirst, refusal, onPress }: CloseButtonProps) {
  const button = useDialogFocus<HTMLButtonElement>(isFirst);
  return (
    <Button
      ref={button}
      variant="solid"
      tone="brand"
      disabledReason={refusal ?? undefined}
      onPress={onPress}
    >
      夜审
    </Button>
  );
}
