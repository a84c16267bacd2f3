import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/index.ts';
import { topLayer } from '../Popover/topLayer.ts';
import { failure, heading, message, buttons } from './LoadFailure.css.ts';
import { refreshPage, RefreshRequiredError } from './refresh.ts';

export interface LoadFailureProps {
  error: unknown;
  onRetry: () => Promise<void>;
  onClose: () => void;
}

/**
 * Reports that a part's code could not be loaded, with 重试 and 关闭. A native dialog: React Aria's is
 * itself loaded on demand.
 */
export function LoadFailure({ error, onRetry, onClose }: LoadFailureProps) {
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
