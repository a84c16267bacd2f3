import type { Order } from '@anzhu/api/contract/order';
import { Button } from '@anzhu/ui/Button';
import { Confirm, preloadConfirm } from '@anzhu/ui/Confirm';
import { DescriptionList } from '@anzhu/ui/DescriptionList';
import { Dialog } from '@anzhu/ui/Dialog';
import { Form, FormGrid } from '@anzhu/ui/Form';
import { Stack } from '@anzhu/ui/Layout';
import { NumberField } from '@anzhu/ui/NumberField';
import { useEffect, useId, useRef, useState } from 'react';
import { RefusalNote, useDeed } from '../refusal/index.ts';
import { factsInBrief } from './describeOrder.tsx';
import { newPriceError } from './newPrice.ts';
import { PriceChange } from './PriceChange.tsx';

export interface ChangePriceDialogProps {
  /** An unpaid order. */
  order: Order;
  /** Saves the new price, in yuan. Rejected: its message is shown, what was typed stays. */
  onChangePrice: (price: number) => void | Promise<void>;
  /** Reads the list again after a conflict; the dialog closes. */
  onRefresh: () => void;
  onClose: () => void;
}

/**
 * 修改价格: a new price for an unpaid order, confirmed with the old one beside it before it is saved.
 * Rendered means open.
 *
 * Keyboard: Enter in the field asks for confirmation; Esc closes.
 */
export function ChangePriceDialog({
  order,
  onChangePrice,
  onRefresh,
  onClose,
}: ChangePriceDialogProps) {
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [price, setPrice] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const [confirming, setConfirming] = useState<number | null>(null);
  const { run, isPending, refusal } = useDeed();

  useEffect(() => field.current?.focus(), []);

  const check = (): void => {
    const wrong = newPriceError(order, price);
    setError(wrong);
    if (wrong === undefined) setConfirming(price);
  };
  const change = async (): Promise<void> => {
    if (confirming !== null && (await run(() => onChangePrice(confirming)))) onClose();
  };

  return (
    <>
      <Dialog
        isOpen
        title="修改价格"
        isPending={isPending}
        onClose={onClose}
        footer={
          <>
            <Button isDisabled={isPending} onPress={onClose}>
              取消
            </Button>
            <Button
              type="submit"
              form={formId}
              tone="brand"
              variant="solid"
              isPending={isPending}
              onFocus={preloadConfirm}
            >
              确定
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <DescriptionList items={factsInBrief(order)} />
          <Stack gap={1}>
            <Form id={formId} onSubmit={check}>
              <FormGrid columns={1}>
                <NumberField
                  ref={field}
                  label="新价格"
                  isRequired
                  unit="元"
                  decimals={2}
                  min={0}
                  value={price}
                  errorMessage={error}
                  onChange={(next) => {
                    setPrice(next);
                    setError(undefined);
                  }}
                />
              </FormGrid>
            </Form>
            <RefusalNote
              refusal={refusal}
              onRefresh={() => {
                onRefresh();
                onClose();
              }}
            />
          </Stack>
        </Stack>
      </Dialog>
      <Confirm
        isOpen={confirming !== null}
        title="用户将以修改后的价格支付"
        confirmLabel="确定"
        onConfirm={change}
        onClose={() => setConfirming(null)}
      >
        <PriceChange from={order.lastPay} to={confirming} />
      </Confirm>
    </>
  );
}
