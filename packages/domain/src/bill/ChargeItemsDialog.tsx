import { chargeItems, maxQuantity } from '@anzhu/api/contract/billLines';
import type { Id } from '@anzhu/api/contract/codecs';
import { type InputOf, type KeyedForm, newRequestKey } from '@anzhu/api/contract/endpoint';
import type { ItemOption } from '@anzhu/api/contract/item';
import { sumOfItem } from '@anzhu/api/rules/items';
import { formatYuan, toFen, toYuan } from '@anzhu/api/rules/money';
import { FormGrid, FormWide } from '@anzhu/ui/Form';
import { NumberField } from '@anzhu/ui/NumberField';
import { useSearch } from '@anzhu/ui/search';
import { EmptyState, ErrorState, LoadingState } from '@anzhu/ui/State';
import { Text } from '@anzhu/ui/Text';
import { TextField } from '@anzhu/ui/TextField';
import { toast } from '@anzhu/ui/Toast';
import { useMemo, useState } from 'react';
import { contractForm, SaveDialog, type ViewState } from '../kit/index.ts';

interface ChargeDraft {
  orderId: Id;
  /** What is charged, of items with a quantity only. */
  items: readonly { itemId: Id; quantity: number }[];
}

/** What the chosen items come to at the prices that are shown; yuan. */
const sumOf = (items: readonly ItemOption[], chosen: ChargeDraft['items']): number =>
  toYuan(
    chosen.reduce((sum, { itemId, quantity }) => {
      const price = items.find(({ id }) => id === itemId)?.price ?? 0;
      return sum + sumOfItem(toFen(price), quantity);
    }, 0),
  );

/** An item that is no longer on sale is not sent. */
const formOf = (items: readonly ItemOption[]) =>
  contractForm(chargeItems, (draft: ChargeDraft) => ({
    ...draft,
    items: draft.items.filter(({ itemId }) => items.some(({ id }) => id === itemId)),
    seen: sumOf(items, draft.items),
  }));

/** So many items are seen at a glance; more are searched. */
const atAGlance = 12;

export interface ChargeItemsDialogProps extends Pick<ViewState, 'error' | 'onClose'> {
  orderId: Id;
  /** Of the order: its room and name. */
  title: string;
  /** What the hotel has on sale; undefined until it is loaded. */
  items: readonly ItemOption[] | undefined;
  /** Sends it. Rejected: the message is shown, what was filled in stays. */
  onSave: (input: InputOf<typeof chargeItems>, options: KeyedForm) => unknown;
  /** Reads the items again after their prices have changed. */
  onRefresh: () => void | Promise<void>;
}

const none: readonly ItemOption[] = [];

/**
 * 商品 on a bill: how many of each item; a line for each, at the price that is shown. Rendered means open.
 *
 * Keyboard: ↑ ↓ change a quantity, Tab goes to the next; Enter saves; Esc closes.
 */
export function ChargeItemsDialog(props: ChargeItemsDialogProps) {
  const { orderId, title, items = none, error, onSave, onRefresh, onClose } = props;
  const [requestKey] = useState(newRequestKey);
  const [query, setQuery] = useState('');
  /** What the draft has, for the sum in the footer. */
  const [summed, setSummed] = useState<ChargeDraft['items']>([]);
  const names = useMemo(() => items.map(({ name }) => name), [items]);
  const found = useSearch(names, query);
  const form = useMemo(() => formOf(items), [items]);
  const shown = Array.from(
    { length: found.count },
    (_, place) => items[found.indexAt(place)] ?? [],
  );
  return (
    <SaveDialog
      title={`商品 · ${title}`}
      size="small"
      saveLabel="记账"
      footerStart={<Text>合计 {formatYuan(sumOf(items, summed))}</Text>}
      form={form}
      defaultValues={{ orderId, items: [] }}
      success={null}
      onSave={async (input) => {
        await onSave(input, { requestKey });
        toast.success(`已记消费 ${formatYuan(input.seen)}`);
      }}
      onRefresh={onRefresh}
      onClose={onClose}
    >
      {({ field, set }) => {
        const { value: chosen, errorMessage } = field('items');
        const quantityOf = (id: Id): number | null =>
          chosen.find(({ itemId }) => itemId === id)?.quantity ?? null;
        const change = (changed: Id, next: number | null): void => {
          const charged = items.flatMap(({ id: itemId }) => {
            const quantity = itemId === changed ? next : quantityOf(itemId);
            return quantity === null || quantity === 0 ? [] : [{ itemId, quantity }];
          });
          set({ items: charged });
          setSummed(charged);
        };
        if (error) return <ErrorState {...error} />;
        if (props.items === undefined) return <LoadingState />;
        if (items.length === 0) {
          return <EmptyState title="没有在售的商品" description="酒店管理员在「商品管理」添加。" />;
        }
        return (
          <FormGrid columns={2}>
            {items.length > atAGlance && (
              <FormWide>
                <TextField
                  label="查找"
                  value={query}
                  placeholder="名称或拼音"
                  onChange={setQuery}
                />
              </FormWide>
            )}
            {shown.flat().map(({ id, name, price, unit }, place) => (
              <NumberField
                key={id}
                label={`${name} ${formatYuan(price)}`}
                unit={unit === '' ? undefined : unit}
                min={0}
                max={maxQuantity}
                step={1}
                errorMessage={place === 0 ? errorMessage : undefined}
                value={quantityOf(id)}
                onChange={(quantity) => change(id, quantity)}
              />
            ))}
          </FormGrid>
        );
      }}
    </SaveDialog>
  );
}
