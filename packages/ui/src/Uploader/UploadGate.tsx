import {
  createContext,
  use,
  useCallback,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';

type Report = (field: string, isPending: boolean) => void;

const UploadReport = createContext<Report | null>(null);

/** The pending state of the fields below a gate. */
export interface Uploads {
  /** An upload below the gate is pending. */
  isPending: boolean;
  report: Report;
}

/** The pending state of the uploads below the `UploadGate` it is passed to. */
export function useUploads(): Uploads {
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<Report>((field, isPending) => {
    setPending((before) => {
      if (before.has(field) === isPending) return before;
      const after = new Set(before);
      if (isPending) after.add(field);
      else after.delete(field);
      return after;
    });
  }, []);
  return { isPending: pending.size > 0, report };
}

/**
 * Collects the pending state of the uploaders below it.
 *
 * Use it where data is saved without a form, or where the button should show why it is disabled: `const
 * uploads = useUploads()`, `<UploadGate uploads={uploads}>` around the fields, and
 * `disabledReason={uploads.isPending ? '图片正在上传，请稍候' : undefined}` on the button. Not needed in a `Form`: its
 * uploaders block the submit event.
 *
 * Keyboard: a button with a `disabledReason` can be focused and has the reason as its description.
 */
export function UploadGate({ uploads, children }: { uploads: Uploads; children: ReactNode }) {
  return <UploadReport value={uploads.report}>{children}</UploadReport>;
}

/** Reports changes of a field's pending state to the gate and to the caller. */
export function usePendingReport(
  isPending: boolean,
  onPendingChange: ((isPending: boolean) => void) | undefined,
): void {
  const field = useId();
  const report = use(UploadReport);
  const reportPending = useEffectEvent((isNow: boolean): void => {
    report?.(field, isNow);
    onPendingChange?.(isNow);
  });

  useLayoutEffect(() => {
    if (!isPending) return undefined;
    reportPending(true);
    return () => reportPending(false);
  }, [isPending]);
}
