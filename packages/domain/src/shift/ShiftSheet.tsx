import type { Shift } from '@anzhu/api/contract/shift';
import { differenceWords } from '@anzhu/api/rules/shift';
import { formatMinute, nothing } from '@anzhu/api/rules/timeText';
import { printedAlone } from '@anzhu/ui/print';
import { FactsOnPaper, Letterhead, printSheet, Signatures } from '../paper/index.ts';
import { WaysTable } from '../report/index.ts';
import { shiftLabels, sumFact } from './shiftColumns.tsx';

/** What is known of a shift, in the order of the sheet. */
export const factsOfShift = (shift: Shift): { label: string; value: string }[] => [
  { label: shiftLabels.clerk, value: shift.clerk ?? nothing },
  { label: shiftLabels.openTime, value: formatMinute(shift.openTime) },
  { label: shiftLabels.closeTime, value: formatMinute(shift.closeTime) },
  sumFact('opening', shift.opening),
  { label: shiftLabels.lines, value: `${shift.lines} 笔` },
  sumFact('expected', shift.expected),
  sumFact('counted', shift.counted),
  {
    label: shiftLabels.difference,
    value: shift.difference === null ? nothing : differenceWords(shift.difference),
  },
  { label: shiftLabels.next, value: shift.next ?? nothing },
  ...(shift.closedBy === shift.clerk
    ? []
    : [{ label: shiftLabels.closedBy, value: shift.closedBy ?? nothing }]),
  { label: shiftLabels.note, value: shift.note || nothing },
];

/** 交班单 for the printer only. While it is on the page, printing gives it and nothing else. */
export const ShiftSheet = ({ shift }: { shift: Shift }) => (
  <section className={printSheet.sheet} {...printedAlone} data-theme="light" aria-label="交班单">
    <Letterhead hotelName={shift.hotelName} name="交班单" />
    <FactsOnPaper items={factsOfShift(shift)} />
    <WaysTable figures={shift} title="各方式收支" />
    <Signatures signers={['交班人签名', '接班人签名']} />
  </section>
);
