import { type Bill, lineLabel } from '@anzhu/api/contract/bill';
import { formatYuan } from '@anzhu/api/rules/money';
import { Button } from '@anzhu/ui/Button';
import { Checkbox } from '@anzhu/ui/Checkbox';
import { Dialog } from '@anzhu/ui/Dialog';
import { Printer } from '@anzhu/ui/Icon';
import { Stack } from '@anzhu/ui/Layout';
import { SegmentedControl } from '@anzhu/ui/SegmentedControl';
import { Text } from '@anzhu/ui/Text';
import { useState } from 'react';
import { optionsOf } from '../kit/index.ts';
import { lineId, linesById, lineText } from './billColumns.tsx';
import { BillSheet } from './BillSheet.tsx';
import { papersOf, printableCharges, type PrintContent, printContentLabel } from './papers.ts';
import type { BilledOrder } from './totals.ts';

export interface PrintBillDialogProps {
  order: BilledOrder;
  bill: Bill;
  /** Of the order: its number and name. */
  title: string;
  onClose: () => void;
}

/** Who keeps which copy. */
const twoCopies = ['酒店存档联', '住客留存联'];
const oneCopy = [undefined];

/**
 * 打印账单: the whole bill, 房费 and 消费 on papers of their own, or chosen lines; each paper has its own total. Nothing of
 * the choice is kept. Rendered means open.
 *
 * Keyboard: ← → choose what is printed; Space ticks a line; Esc closes.
 */
export function PrintBillDialog({ order, bill, title, onClose }: PrintBillDialogProps) {
  const [content, setContent] = useState<PrintContent>('whole');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [hasCopies, setHasCopies] = useState(true);
  const papers = papersOf(bill, content, chosen);
  const charges = printableCharges(bill.lines);
  const lines = linesById(bill.lines);
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <Dialog
      isOpen
      title={`打印账单 · ${title}`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>返回账单</Button>
          <Button
            variant="solid"
            tone="brand"
            icon={<Printer size={16} />}
            isDisabled={papers.length === 0}
            onPress={() => print()}
          >
            打印
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <SegmentedControl
          label="内容"
          value={content}
          onChange={setContent}
          options={optionsOf(printContentLabel)}
        />
        {content === 'chosen' && (
          <Stack gap={2}>
            {charges.map((line) => (
              <Checkbox
                key={lineId(line)}
                label={`${lineLabel(line)} ${formatYuan(line.amount)}`}
                description={lineText(line, lines)}
                isSelected={chosen.has(lineId(line))}
                onChange={(isChosen) => choose(lineId(line), isChosen)}
              />
            ))}
          </Stack>
        )}
        <Checkbox
          label="两联"
          description="酒店存档、住客留存，放得下时印在一张 A4"
          isSelected={hasCopies}
          onChange={setHasCopies}
        />
        <div aria-live="polite">
          {papers.map(({ name, total }) => (
            <p key={name}>
              {name} <Text isStrong>{formatYuan(total)}</Text>
            </p>
          ))}
          {papers.length === 0 && <p>请选择要印的明细</p>}
        </div>
        {papers.map((paper) => (
          <BillSheet
            key={paper.name}
            {...{ order, bill, paper }}
            copies={hasCopies ? twoCopies : oneCopy}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
