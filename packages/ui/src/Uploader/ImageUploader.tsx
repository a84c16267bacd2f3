import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { ImageBox, type ImageShape } from './ImageBox.tsx';
import { frame, buttons, side, standing } from './ImageUploader.css.ts';
import { imageTypes, type FileRules } from './fileRules.ts';
import { megabytes } from './formatSize.ts';
import {
  describeRules,
  usualMessages,
  spokenWords,
  progressWords,
  type UploadMessages,
} from './words.ts';
import type { Choice, UploadFile, UploadQueue } from './uploadQueue.ts';
import type { Upload } from './uploads.ts';
import { useFilePicker, useUploadField } from './useUploadField.tsx';

export interface ImageUploaderProps extends Omit<FieldProps, 'name'>, Partial<FileRules> {
  /** Where the picture is; null: there is none. */
  value: string | null;
  /** A picture has arrived, or was removed. */
  onChange: (value: string | null) => void;
  /** Uploads a picture and returns its URL. The message of a rejection is shown. */
  upload: UploadFile;
  /** What the picture is, for the message about its size: 封面图片. @default '图片' */
  noun?: string | undefined;
  /** square and round: 104 px; wide: 240 px at 16:9. @default 'square' */
  shape?: ImageShape | undefined;
  /** Other words for what can go wrong. */
  messages?: Partial<UploadMessages> | undefined;
}

/**
 * One picture: chosen, dropped or pasted, and sent at once. PNG, GIF and JPEG of up to 10 MB by default;
 * name, declared type and first bytes must agree.
 *
 * Use it for a cover or a portrait that is kept as an address. While it uploads, the surrounding form cannot
 * be submitted: the error is 图片正在上传，请稍候. The success message (上传成功) is the caller's. Do not use it for files
 * that are not shown, or for several (`FileUploader`).
 *
 * Keyboard: Tab to its buttons, Enter and Space press them; Ctrl+V pastes a picture while the focus is in the
 * field.
 */
export function ImageUploader({
  value,
  onChange,
  upload,
  types = imageTypes,
  maxBytes = megabytes(10),
  noun = '图片',
  shape = 'square',
  messages: ownMessages,
  ...field
}: ImageUploaderProps) {
  const { isDisabled = false, isReadOnly = false } = field;
  const [removed, setRemoved] = useState<string | null>(null);
  const rules: FileRules = { types, maxBytes };
  const messages = {
    ...usualMessages({ ...rules, noun, kind: '图片', maxCount: 1 }),
    ...ownMessages,
  };

  const take = (queue: UploadQueue, choices: Choice[]): void => {
    const [first] = choices;
    if (!first) return;
    queue.clear();
    queue.add([choices.length > 1 ? { ...first, problem: 'tooMany' } : first]);
  };
  const { root, uploads, queue, isOver, isPending, refusal } = useUploadField({
    rules,
    messages,
    send: upload,
    isEnabled: !isDisabled && !isReadOnly,
    onFiles: take,
    onSent: (_upload, url) => {
      setRemoved(null);
      onChange(url);
    },
  });
  const picker = useFilePicker({
    types,
    isMultiple: false,
    isDisabled,
    onFiles: (choices) => take(queue, choices),
  });

  const latest = uploads.at(-1);
  const problem = latest?.message ?? (isPending ? undefined : field.errorMessage);
  // What was refused is not shown, and what has arrived only as long as it is the value.
  const isShown =
    latest?.state === 'sent'
      ? latest.url === value
      : latest && latest.state !== 'refused' && latest.state !== 'checking';

  return (
    <Field
      {...field}
      isGroup
      description={field.description ?? (isReadOnly ? undefined : describeRules(rules))}
      errorMessage={refusal ?? problem}
    >
      {({ 'aria-required': _required, ...control }, { labelId }) => (
        <fieldset {...control} ref={root} aria-labelledby={labelId} className={frame}>
          <ImageBox
            {...{ label: field.label, shape, value, isOver, isDisabled, isReadOnly }}
            upload={isShown ? latest : undefined}
            isInvalid={control['aria-invalid'] ?? false}
            onChoose={picker.open}
          />
          {!isReadOnly && (
            <ImageActions
              {...{ value, upload: latest, removed, isDisabled }}
              onChoose={picker.open}
              onRetry={() => latest && queue.retry(latest.id)}
              onCancel={() => queue.clear()}
              onRemove={() => {
                queue.clear();
                setRemoved(value);
                onChange(null);
              }}
              onUndo={() => {
                setRemoved(null);
                onChange(removed);
              }}
            />
          )}
          {picker.input}
          <output className={visuallyHidden}>{refusal ?? (latest && spokenWords(latest))}</output>
        </fieldset>
      )}
    </Field>
  );
}

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
function ImageActions(props: ImageActionsProps) {
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
