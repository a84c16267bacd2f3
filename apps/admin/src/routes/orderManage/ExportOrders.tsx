import { ApiError } from '@anzhu/api/client';
import type { OrderFilterValue } from '@anzhu/domain/order';
import { Button } from '@anzhu/ui/Button';
import { Inline } from '@anzhu/ui/Layout';
import { toast } from '@anzhu/ui/Toast';
import { Download } from '@anzhu/ui/Icon';
import { useRef, useState } from 'react';
import { exportOrders } from './data.ts';

export interface ExportOrdersProps {
  filter: OrderFilterValue;
  /** How many orders the filter lets through. */
  total: number | undefined;
}

/** 导出 what the filter lets through; while it runs it can be cancelled. */
export function ExportOrders({ filter, total }: ExportOrdersProps) {
  const running = useRef<AbortController>(null);
  const [isRunning, setRunning] = useState(false);

  const run = async (): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    try {
      await exportOrders(filter, { signal: controller.signal });
    } catch (error) {
      if (controller.signal.aborted) return;
      toast.error(error instanceof ApiError ? error.message : '导出失败');
    } finally {
      setRunning(false);
    }
  };

  return (
    <Inline gap={2}>
      {isRunning && (
        <Button variant="quiet" onPress={() => running.current?.abort()}>
          取消
        </Button>
      )}
      <Button
        icon={<Download aria-hidden size={16} />}
        disabledReason={total === 0 ? '没有可导出的订单' : undefined}
        onPress={run}
      >
        导出
      </Button>
    </Inline>
  );
}
