import type { InputOf } from '@anzhu/api/contract/endpoint';
import type { saveRoomPrice } from '@anzhu/api/contract/roomPrice';
import { priceJumpQuestion, shortYuan } from '@anzhu/api/rules/money';
import { Button } from '@anzhu/ui/Button';
import { Confirm } from '@anzhu/ui/Confirm';
import { Form } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { Text } from '@anzhu/ui/Text';
import { toast } from '@anzhu/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { ErrorNote, useSubmit } from '../kit/index.ts';
import * as css from './PriceCalendar.css.ts';
import { describePicked, type Picked, type PickedPrices } from './picked.ts';

/** What is saved for the picked days or weekdays; a fee of null takes their own price away. */
export type PriceChange = Omit<InputOf<typeof saveRoomPrice>, 'roomType'>;

export interface PriceEditorProps extends PickedPrices {
  picked: Picked;
  /** The field has the focus: what is to be priced is picked. */
  isComplete: boolean;
  /** Saves. Rejected: the message is shown, what was typed stays. */
  onSave: (change: PriceChange) => unknown;
  /** Reads the prices again after a conflict. */
  onRefresh: () => void | Promise<void>;
  /** Called after saving and on 取消选择; nothing is picked then. */
  onDone: () => void;
}

/** ¥300, or ¥300 至 ¥380. */
function describeShown(shown: readonly number[]): string {
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  return low === high ? shortYuan(low) : `${shortYuan(low)} 至 ${shortYuan(high)}`;
}

const maxFee = 999_999.99;

/** The price of what is picked: typed and saved, or taken away. */
export function PriceEditor(props: PriceEditorProps) {
  const { picked, place, shown, hasOwn, isComplete, onSave, onRefresh, onDone } = props;
  const isOne = shown !== null && new Set(shown).size === 1;
  const present = isOne ? (shown[0] ?? null) : null;
  const [typed, setTyped] = useState<{ fee: number | null } | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [question, setQuestion] = useState<string | null>(null);
  const { run, isPending, error, clear } = useSubmit();
  const fields = useRef<HTMLDivElement>(null);
  const fee = typed === null ? present : typed.fee;

  useEffect(() => {
    if (!isComplete) return;
    const input = fields.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, [isComplete]);

  const save = async (next: number | null): Promise<void> => {
    const isSaved = await run(() => onSave({ ...place, fee: next, ...(shown && { shown }) }));
    if (!isSaved) return;
    toast.success(
      next === null ? '已恢复日常价格' : `${describePicked(picked)}：${shortYuan(next)}`,
    );
    onDone();
  };

  return (
    <>
      <div className={css.editorRow} aria-live="polite">
        <Text isStrong>{describePicked(picked)}</Text>
        {shown !== null && (
          <Text size="small" tone="muted">
            现价 {describeShown(shown)}
          </Text>
        )}
      </div>
      <Form
        onSubmit={() => {
          setMissing(fee === null);
          const jump = priceJumpQuestion('价格', shown ?? [], fee);
          setQuestion(jump);
          return fee === null || jump !== null ? undefined : save(fee);
        }}
      >
        <div ref={fields} className={css.editorRow}>
          <div className={css.feeField}>
            <NumberField
              label="价格"
              isLabelHidden
              unit="元"
              decimals={2}
              isTrimmed
              min={0}
              max={maxFee}
              isRequired
              placeholder="价格"
              errorMessage={isMissing ? '价格不能为空' : undefined}
              value={fee}
              onChange={(next) => {
                setMissing(false);
                setTyped({ fee: next });
              }}
            />
          </div>
          <Button type="submit" tone="brand" variant="solid" isPending={isPending}>
            保存价格
          </Button>
          {hasOwn && (
            <Button isDisabled={isPending} onPress={() => save(null)}>
              {picked.kind === 'days' ? '恢复日常价格' : '恢复平日价格'}
            </Button>
          )}
          <Button variant="quiet" isDisabled={isPending} onPress={onDone}>
            取消选择
          </Button>
        </div>
      </Form>
      <Confirm
        isOpen={question !== null}
        title={`${question}？`}
        confirmLabel="保存价格"
        onConfirm={async () => {
          setQuestion(null);
          if (fee !== null) await save(fee);
        }}
        onClose={() => setQuestion(null)}
      >
        {describePicked(picked)}
      </Confirm>
      <ErrorNote
        error={error}
        onRefresh={async () => {
          await onRefresh();
          clear();
        }}
      />
    </>
  );
}
