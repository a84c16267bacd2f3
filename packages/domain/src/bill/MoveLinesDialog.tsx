import { type Bill, lineLabel } from '@anzhu/api/contract/bill';
import { moveBillLines } from '@anzhu/api/contract/billLines';
import type { Id } from '@anzhu/api/contract/codecs';
import { type InputOf, type KeyedForm, newRequestKey } from '@anzhu/api/contract/endpoint';
import { formatYuan } from '@anzhu/api/rules/money';
import { Checkbox } from '@anzhu/ui/Checkbox';
import { FormGrid } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { Select } from '@anzhu/ui/Select';
import { useState } from 'react';
import { contractForm, SaveDialog } from '../kit/index.ts';
import { linesById, lineText, movableLines } from './billColumns.tsx';

interface MoveDraft {
  orderId: Id;
  lineIds: readonly Id[];
  toOrderId: Id | null;
}

const moveForm = contractForm(moveBillLines, (draft: MoveDraft) => draft);

/** A bill to which charges can be moved. */
export interface MoveTarget {
  orderId: Id;
  /** Room and order: 506 · 订单 20311. */
  label: string;
}

export interface MoveLinesDialogProps {
  orderId: Id;
  /** Of the order: its number and name. */
  title: string;
  bill: Bill;
  /** Undefined until they are loaded. */
  targets: readonly MoveTarget[] | undefined;
  /** Sends it. Rejected: messages stand at their fields, what was typed stays. */
  onSave: (input: InputOf<typeof moveBillLines>, options: KeyedForm) => unknown;
  onRefresh: () => void | Promise<void>;
  onClose: () => void;
}

/**
 * 转账: charges go from a bill to that of another room of the hotel; both bills name the other order. Rendered means
 * open.
 *
 * Keyboard: Space ticks a line; Ctrl+Enter moves; Esc closes.
 */
export function MoveLinesDialog(props: MoveLinesDialogProps) {
  const { orderId, title, bill, targets, onSave, onRefresh, onClose } = props;
  const [requestKey] = useState(newRequestKey);
  const lines = linesById(bill.lines);
  const offered = movableLines(bill.lines);
  return (
    <SaveDialog
      title={`转账 · ${title}`}
      size="small"
      saveLabel="转账"
      success="已转账"
      form={moveForm}
      defaultValues={{
        orderId,
        lineIds: offered.length === 1 ? offered.map(({ id }) => id) : [],
        toOrderId: null,
      }}
      onSave={(input) => onSave(input, { requestKey })}
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field, set }) => {
        const chosen = field('lineIds');
        return (
          <FormGrid columns={1}>
            <Stack gap={2}>
              {offered.map((line, index) => (
                <Checkbox
                  key={line.id}
                  label={`${lineLabel(line)} ${formatYuan(line.amount)}`}
                  description={lineText(line, lines)}
                  isSelected={chosen.value.includes(line.id)}
                  errorMessage={index === 0 ? chosen.errorMessage : undefined}
                  onChange={(isSelected) =>
                    set({
                      lineIds: isSelected
                        ? [...chosen.value, line.id]
                        : chosen.value.filter((id) => id !== line.id),
                    })
                  }
                />
              ))}
            </Stack>
            <Select
              {...field('toOrderId')}
              isLoading={targets === undefined}
              options={(targets ?? []).map((target) => ({
                value: target.orderId,
                label: target.label,
              }))}
              isSearchable
            />
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
