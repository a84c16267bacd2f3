import {
  Component,
  lazy as reactLazy,
  Suspense,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { hasUnsaved } from '../Form/unsaved.ts';
import { notify } from '../Notification/notify.ts';
import { ErrorState } from '../State/index.ts';
import { media } from '../theme/index.ts';
import { loadCode } from './loadCode.ts';
import { useMedia } from './useMedia.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { stateTexts } from '../State/texts.ts';

/** Reloads the page, once its server can be reached: without it the page would be lost. */
async function reloadPage(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  window.location.reload();
}

/** Code that could not be fetched. */
class LoadFailure extends Error {
  /** The next use makes a new attempt. */
  readonly forget: () => void;

  constructor(forget: () => void, cause: unknown) {
    super('code could not be loaded', { cause });
    this.forget = forget;
  }
}

type LazyComponent<Part extends (props: never) => ReactNode> = FunctionComponent<
  Part extends () => ReactNode ? object : Parameters<Part>[0]
>;

/**
 * A component whose code is loaded with its first use, inside a `LazyBoundary`. React's `lazy` keeps a failure for
 * ever; here the next use, or `retry` of the boundary, makes a new attempt.
 */
export function lazy<Part extends (props: never) => ReactNode>(
  load: () => Promise<{ default: Part }>,
): LazyComponent<Part> {
  const begin = (): LazyComponent<Part> => {
    const part: LazyComponent<Part> = reactLazy(async () => {
      try {
        const { default: loaded } = await loadCode(load);
        return { default: loaded as unknown as LazyComponent<Part> };
      } catch (error) {
        throw new LoadFailure(() => {
          if (Part === part) Part = begin();
        }, error);
      }
    });
    return part;
  };
  let Part = begin();
  return function Lazy(props) {
    const Current = Part;
    return <Current {...props} />;
  };
}

export interface LazyBoundaryProps {
  /** Shown while code or data is being loaded. */
  pending: ReactNode;
  /** Shown when loading or rendering has failed. @default a small error with 重试 */
  failed?: ReactNode | ((retry: () => void) => ReactNode);
  /** Called when loading or rendering has failed. */
  onFail?: (() => void) | undefined;
  children: ReactNode;
}

interface LazyBoundaryState {
  /** What was thrown; null while nothing was. */
  error: unknown;
}

/**
 * Around what is loaded by `lazy`: a skeleton until it is there, an error with 重试 if it cannot be loaded. It tries
 * again by itself when the network or the user comes back.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, LazyBoundaryState> {
  override state: LazyBoundaryState = { error: null };
  #isRetried = false;

  static getDerivedStateFromError(error: unknown): LazyBoundaryState {
    return { error: error ?? new Error('nothing was thrown') };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#loadAgain);
    window.addEventListener('focus', this.#loadAgain);
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof LoadFailure) error.forget();
    this.props.onFail?.();
    // Older browsers keep failed code until the page is loaded again.
    if (this.#isRetried && !hasUnsaved()) void reloadPage();
    this.#isRetried = false;
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#loadAgain);
    window.removeEventListener('focus', this.#loadAgain);
  }

  #loadAgain = (): void => {
    if (this.state.error instanceof LoadFailure) this.setState({ error: null });
  };

  #retry = (): void => {
    this.#isRetried = true;
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { pending, failed = failedToLoad, children } = this.props;
    if (this.state.error === null) return <Suspense fallback={pending}>{children}</Suspense>;
    return typeof failed === 'function' ? failed(this.#retry) : failed;
  }
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { partFailed } = useTexts('State', stateTexts);
  return <ErrorState isCompact message={partFailed} onRetry={onRetry} />;
}

const failedToLoad = (retry: () => void) => <PartFailed onRetry={retry} />;

export interface LazyDialogProps {
  /** Called when it cannot be loaded: the next press opens it. */
  onClose: () => void;
  /** Shown while it is being loaded. */
  pending?: ReactNode;
  /** A dialog, menu or popover made by `lazy`. */
  children: ReactNode;
}

/** What opens over the page and is loaded when it is opened; a message with 刷新 if it cannot be loaded. */
export function LazyDialog({ onClose, pending = null, children }: LazyDialogProps) {
  const texts = useTexts('State', stateTexts);
  const { loadFailed } = useCommonTexts();
  return (
    <LazyBoundary
      pending={pending}
      failed={null}
      onFail={() => {
        onClose();
        notify({
          title: loadFailed,
          message: texts.dialogFailed,
          tone: 'danger',
          action: { label: texts.refresh, onPress: () => void reloadPage() },
        });
      }}
    >
      {children}
    </LazyBoundary>
  );
}

/** Where a record will be at the side of its list (`RecordPanel`), before its code is there. */
const RecordPlace = () => (useMedia(media.medium) ? null : <div data-docked hidden />);

/** `LazyDialog` of a record at the side of its list, which makes way for it at once: nothing moves when it is there. */
export const LazyRecord = (props: Omit<LazyDialogProps, 'pending'>) => (
  <LazyDialog {...props} pending={<RecordPlace />} />
);

/** Loads code while the browser is idle, so that it is there when it is needed. */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  const run = (): void => void load().catch(() => undefined);
  if (typeof window === 'undefined') return;
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run);
}
