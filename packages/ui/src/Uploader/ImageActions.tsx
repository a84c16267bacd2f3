import { Button } from '../Button/index.ts';
import { buttons, side, standing } from './ImageUploader.css.ts';
import type { Upload } from './uploads.ts';
import { progressWords } from './words.ts';

interface ImageActionsProps {
  value: string | null;
  upload: Upload | undefined;
  /** The picture that was just removed, and can be had back. */
  removed: string | null;
  isDisabled: boolean;
  onChoose: () => void;
  onRetry: () => void;
  onCancel: () => void;
  onRemove: () => void;
  onUndo: () => void;
}

/** The actions of the picture in its current state. */
export function ImageActions(props: ImageActionsProps) {
  const { value, upload, removed, isDisabled } = props;
  const change = (
    <Button size="small" isDisabled={isDisabled} onPress={props.onChoose}>
      更换
    </Button>
  );

  if (upload?.state === 'waiting' || upload?.state === 'sending') {
    return (
      <div className={side}>
        <span className={standing}>{progressWords(upload)}</span>
        <Button size="small" onPress={props.onCancel}>
          取消
        </Button>
      </div>
    );
  }
  if (upload?.state === 'failed') {
    return (
      <div className={side}>
        <div className={buttons}>
          <Button size="small" tone="brand" isDisabled={isDisabled} onPress={props.onRetry}>
            重试
          </Button>
          {change}
          <Button size="small" variant="quiet" onPress={props.onCancel}>
            取消
          </Button>
        </div>
      </div>
    );
  }
  if (value !== null) {
    return (
      <div className={side}>
        <div className={buttons}>
          {change}
          <Button size="small" variant="quiet" isDisabled={isDisabled} onPress={props.onRemove}>
            移除
          </Button>
        </div>
      </div>
    );
  }
  if (removed === null) return null;
  return (
    <div className={side}>
      <span className={standing}>已移除</span>
      <Button size="small" isDisabled={isDisabled} onPress={props.onUndo}>
        撤销
      </Button>
    </div>
  );
}
