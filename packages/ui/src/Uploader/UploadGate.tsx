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

/** What `useUploads` knows of the fields below a gate. */
export interface Uploads {
  /** Something below is being uploaded. */
  isPending: boolean;
  report: Report;
}

/** Knows whether anything is being uploaded below the `UploadGate` that it is handed to. */
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
 * Tells whoever saves whether images or files below are still on their way.
 *
 * Use it where something is saved without a form, or where the button itself should say why it waits:
 * `const uploads = useUploads()`, `<UploadGate uploads={uploads}>` around the fields, and
 * `disabledReason={uploads.isPending ? '图片正在上传，请稍候' : undefined}` on the button. Do not use it
 * for a `Form`: the fields in it refuse its submit by themselves.
 *
 * Keyboard: a button with a `disabledReason` can be reached, and tells why it waits.
 */
export function UploadGate({ uploads, children }: { uploads: Uploads; children: ReactNode }) {
  return <UploadReport value={uploads.report}>{children}</UploadReport>;
}

/** Tells the gate above and the caller when a field begins and stops to be pending. */
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
