import { descriptionOf, labelsOf } from '@anzhu/api/contract/label';
import type { Id } from '@anzhu/api/contract/codecs';
import type { previewAudit } from '@anzhu/api/contract/audit';
import type { DataOf } from '@anzhu/api/contract/endpoint';
import { type AuditPoint, DayFigures, type DayReport } from '@anzhu/api/contract/report';
import { addDays, dayOf } from '@anzhu/api/rules/days';
import { formatYuan } from '@anzhu/api/rules/money';
import { tillColumns } from '@anzhu/api/rules/till';
import { nothing } from '@anzhu/api/rules/timeText';
import { Button, type LinkTarget } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { DateTimeField } from '@anzhu/ui/DateTimeField';
import { Dialog } from '@anzhu/ui/Dialog';
import { Printer } from '@anzhu/ui/Icon';
import { InfoTip } from '@anzhu/ui/InfoTip';
import { Inline, Stack } from '@anzhu/ui/Layout';
import { printedAlone } from '@anzhu/ui/print';
import { ErrorState, LoadingState } from '@anzhu/ui/State';
import { type ReactNode, useState } from 'react';
import { useDialogFocus } from '../kit/index.ts';
import { Letterhead } from '../paper/index.ts';
import { AuditPoints } from './AuditPoints.tsx';
import { DayHead } from './DayHead.tsx';
import { WaysTable } from './WaysTable.tsx';
import {
  chainSheet,
  dayField,
  defined,
  definition,
  figure,
  figures as figureGroup,
  group,
  hotel,
  name,
  openPoints,
  points,
  sheet,
  subtitle,
  table,
} from './DayReportDialog.css.ts';

export interface DayReportDialogProps {
  /** The hotel's day, `yyyy-MM-dd`. */
  day: string;
  /** The hotel's day of now: there is no report of a later one. */
  today: string;
  /** Undefined while it is being loaded. */
  report: DayReport | undefined;
  /** Why the last load failed, and what 重试 does. */
  error?: { message: string; onRetry: () => void } | undefined;
  onDayChange: (day: string) => void;
  /** Chooses one hotel or all, for those who see more than one. */
  hotelPicker?: ReactNode;
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

const labels = labelsOf(DayFigures);

type FigureName = Exclude<keyof DayFigures, 'ways'>;

interface FigureGroup {
  title: string;
  names: readonly FigureName[];
  /** Shown on days that have any: the others fit a sheet of paper without. */
  isRare?: boolean;
}

/** The figures in the order of the page. */
const groups: readonly FigureGroup[] = [
  {
    title: '客房',
    names: [
      'arrivals',
      'departures',
      'inHouse',
      'rooms',
      'soldNights',
      'occupancy',
      'averagePrice',
    ],
  },
  { title: '收入', names: ['roomIncome', 'otherIncome', 'income'] },
  { title: '收支', names: [...tillColumns, 'net'] },
  { title: '挂账', names: ['onAccount'], isRare: true },
  {
    title: '冲销',
    names: ['reversedCharges', 'reversedPayments', 'reversedRefunds', 'reversedDeposits'],
    isRare: true,
  },
  { title: '账务', names: ['prepaid', 'deposits', 'openBills', 'open'] },
];

const counts: ReadonlySet<FigureName> = new Set([
  'arrivals',
  'departures',
  'inHouse',
  'rooms',
  'soldNights',
  'openBills',
]);

function words(of: FigureName, value: number | null): string {
  if (value === null) return nothing;
  if (of === 'occupancy') return `${(value * 100).toFixed(1)}%`;
  return counts.has(of) ? String(value) : formatYuan(value);
}

const noDays: readonly OpenDay[] = [];

/** 安住西湖店 03-18. */
const openDayText = ({ hotelName, day }: OpenDay): string => `${hotelName} ${day.slice(5)}`;

/** The name of a figure, with its definition. */
function FigureHead({ of }: { of: FigureName }) {
  return (
    <th scope="row" className={name} aria-label={labels[of]}>
      <span className={defined}>
        {labels[of]}
        <span className={definition}>
          <InfoTip label={labels[of]}>{descriptionOf(DayFigures.shape[of])}</InfoTip>
        </span>
      </span>
    </th>
  );
}

/** The figures of each hotel below its name, and of several their sum. */
function DaySheet({
  report: { day, hotels, total },
  audit,
}: {
  report: DayReport;
  audit: DayAudit | undefined;
}) {
  const [only] = hotels;
  const isOne = hotels.length === 1;
  // The sum beside the names: it is seen however many hotels follow.
  const columns = [
    ...(isOne ? [] : [{ key: 'total', label: '合计', figures: total }]),
    ...hotels.map((one) => ({
      key: one.hotelId,
      label: one.hotelName,
      figures: one as DayFigures,
    })),
  ];
  const isShown = (of: FigureName, { isRare }: FigureGroup): boolean =>
    !isRare || columns.some(({ figures }) => figures[of] !== 0);
  return (
    <section className={isOne ? sheet : chainSheet} {...printedAlone} aria-label="日报">
      <Letterhead hotelName={isOne ? (only?.hotelName ?? null) : null} name={`日报 ${day}`} />
      <DayHead
        day={day}
        closed={(isOne && only?.closed) || null}
        isFresh={audit?.isFresh === true}
      />
      {audit && (
        <section className={audit.closed ? points : openPoints} aria-label="夜审待处理">
          <h4 className={subtitle}>{audit.closed ? '夜审时未办妥' : '夜审前待处理'}</h4>
          <AuditPoints points={audit.points} linkOf={audit.linkOf} />
        </section>
      )}
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={name}>
              酒店
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className={hotel}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((one) => {
          const shown = one.names.filter((of) => isShown(of, one));
          if (shown.length === 0) return null;
          return (
            <tbody key={one.title} className={figureGroup}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={group}>
                  {one.title}
                </th>
              </tr>
              {shown.map((of) => (
                <tr key={of}>
                  <FigureHead of={of} />
                  {columns.map(({ key, figures }) => (
                    <td key={key} className={figure}>
                      {words(of, figures[of])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
      <WaysTable figures={total} title={isOne ? '各方式收支' : '各方式收支（合计）'} />
    </section>
  );
}

/**
 * 日报: what a hotel's day has brought, to be read, printed and downloaded; of several hotels side by side with their
 * sum. Printing gives the figures and nothing else. Rendered means open.
 *
 * Keyboard: the day is typed or picked; Tab reaches the days before and after and 打印; Esc closes.
 */
export function DayReportDialog(props: DayReportDialogProps) {
  const { day, today, report, error, onDayChange, hotelPicker, download, audit, onClose } = props;
  const { openDays = noDays, onOpenDay, isToClose = false } = props;
  const [next] = openDays;
  const isAfter = audit?.isFresh === true;
  const [isAsked, setAsked] = useState(false);
  return (
    <Dialog
      isOpen
      // Of one hotel name and figure stand close.
      size={hotelPicker ? 'large' : 'medium'}
      title="日报"
      onClose={onClose}
      footer={
        <>
          {download}
          <Button icon={<Printer size={16} />} isDisabled={!report} onPress={() => print()}>
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
            {openDays.map((one) => (
              <Button key={one.hotelId} size="small" onPress={() => onOpenDay(one)}>
                {`${openDayText(one)} · ${one.count} 天`}
              </Button>
            ))}
          </Inline>
        )}
        {error && <ErrorState {...error} />}
        {!error && !report && <LoadingState />}
        {!error && report && <DaySheet report={report} audit={audit} />}
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
