import {
  useState,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type ReactElement,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../Button/index.ts';
import { topLayer } from '../../Popover/topLayer.ts';
import { failure, heading, message, buttons } from './lazyPart.css.ts';
import { createLoader, useLoaded } from './loader.ts';
import { refreshPage, RefreshRequiredError } from './refresh.ts';

/** How a part is closed: 关闭 of its error does the same. */
interface Closable {
  onClose?: () => void;
}

/** A component whose code is loaded on demand. */
export interface LazyPart<Props extends object> {
  /** Renders nothing until the code is there, then the component; an error with 重试 if it cannot be loaded. */
  Part: (props: Props & Closable) => ReactElement | null;
  /** Loads the code ahead of need: on pointing at the trigger, or on its focus. */
  preload: () => void;
}

/**
 * Makes a component whose code is loaded on demand: what floats (dialogs, lists, calendars) must not
 * delay the first paint. Call it at module scope.
 *
 * Unlike React's `lazy` it shows a preloaded part in the frame that opens it, and a failed load can be
 * repeated: by 重试, and by opening the part again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const loader = createLoader(load);

  function Part(props: Props & Closable) {
    const { value: Loaded, error, retry } = useLoaded(loader);
    const [dismissed, setDismissed] = useState<unknown>();
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (error === undefined || error === dismissed) return null;
    const close = (): void => (props.onClose ? props.onClose() : setDismissed(error));
    return <LoadFailure error={error} onRetry={retry} onClose={close} />;
  }

  return { Part, preload: () => void loader.load() };
}

interface LoadFailureProps {
  error: unknown;
  onRetry: () => Promise<void>;
  onClose: () => void;
}

/**
 * Reports that a part's code could not be loaded, with 重试 and 关闭. A native dialog: React Aria's is
 * itself loaded on demand.
 */
function LoadFailure({ error, onRetry, onClose }: LoadFailureProps) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const isRefreshRequired = error instanceof RefreshRequiredError;

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // Closing returns the focus.
    return () => dialog?.close();
  }, []);

  return createPortal(
    <dialog
      {...topLayer}
      ref={element}
      role="alertdialog"
      className={failure}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`} className={heading}>
        加载失败
      </h2>
      <p id={`${id}-message`} className={message}>
        {isRefreshRequired
          ? '系统已更新，请刷新页面。已填写的内容会保留。'
          : '内容无法打开，请检查网络后重试。'}
      </p>
      <div className={buttons}>
        <Button onPress={onClose}>关闭</Button>
        <Button tone="brand" variant="solid" onPress={isRefreshRequired ? refreshPage : onRetry}>
          {isRefreshRequired ? '刷新' : '重试'}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
