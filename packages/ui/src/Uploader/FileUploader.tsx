import { Paperclip } from '../Icon/index.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import {
  FileList,
  type Removed,
  uploadedFile,
  withArrived,
  type UploadedFile,
} from './FileList.tsx';
import type { FileRules } from './fileRules.ts';
import { dropArea, frame } from './FileUploader.css.ts';
import { describeRules, usualMessages, spokenCount } from './words.ts';
import { limitCount, type UploadFile } from './uploadQueue.ts';
import { useUploadField } from './useUploadField.tsx';

export interface FileUploaderProps extends Omit<FieldProps, 'name'>, FileRules {
  /** The files that have arrived. */
  value: readonly UploadedFile[];
  /** A file has arrived (in the order in which they were chosen), or one was removed. */
  onChange: (value: UploadedFile[]) => void;
  /** Uploads a file and returns its URL; three at a time. The message of a rejection is shown. */
  upload: UploadFile;
  /** Maximum number of files. 1: a new file replaces the old one. @default Infinity */
  maxCount?: number | undefined;
}

/**
 * Files in a list: chosen, dropped or pasted, and sent at once, three at a time.
 *
 * Use it for sheets (`sheetTypes`) and documents, one or many. While they are uploaded, the
 * surrounding form cannot be submitted. A failed file stays in the list with its reason and can be retried; a
 * removed one can be restored. Do not use it for a picture with a preview (`ImageUploader`).
 *
 * Keyboard: Tab to its buttons, Enter and Space press them; Ctrl+V pastes files while the focus is in the
 * field.
 */
export function FileUploader({
  value,
  onChange,
  upload,
  types,
  maxBytes,
  maxCount = Infinity,
  ...field
}: FileUploaderProps) {
  const { isDisabled = false, isReadOnly = false } = field;
  const isSingle = maxCount === 1;
  const [removed, setRemoved] = useState<Removed | null>(null);
  const rules: FileRules = { types, maxBytes };
  const messages = usualMessages({ ...rules, noun: '文件', kind: '文件', maxCount });

  // Two uploads may finish before the next render: the second must not drop the first.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (next: UploadedFile[]): void => {
    latest.current = next;
    onChange(next);
  };

  const { root, uploads, queue, isOver, isPending, picker, refusal } = useUploadField({
    isDisabled,
    isReadOnly,
    rules,
    messages,
    isMultiple: !isSingle,
    send: upload,
    onFiles: (choices) => {
      setRemoved(null);
      if (isSingle) queue.clear();
      const taken = queue.read().filter(({ state }) => state !== 'refused' && state !== 'sent');
      const room = isSingle ? 1 : maxCount - latest.current.length - taken.length;
      queue.add(limitCount(choices, room));
    },
    onSent: (sent, url) => {
      const arrived = uploadedFile(sent, url);
      change(isSingle ? [arrived] : withArrived(latest.current, queue.read(), arrived));
    },
  });

  return (
    <Field
      {...field}
      isGroup
      description={field.description ?? (isReadOnly ? undefined : describeRules(rules))}
      errorMessage={refusal ?? (isPending ? undefined : field.errorMessage)}
    >
      {({ 'aria-required': _required, ...control }, { labelId }) => (
        <fieldset {...control} ref={root} aria-labelledby={labelId} className={frame}>
          {!isReadOnly && (
            <div className={dropArea({ isOver, isDisabled, isInvalid: control['aria-invalid'] })}>
              <Button
                size="small"
                icon={<Paperclip size={16} />}
                isDisabled={isDisabled}
                onPress={picker.open}
              >
                {isSingle && value.length > 0 ? '更换文件' : '选择文件'}
              </Button>
              {isOver ? '松开上传' : '或拖到这里'}
            </div>
          )}
          <FileList
            {...{ label: field.label, value, uploads, queue, removed, isDisabled, isReadOnly }}
            onRemove={(gone) => {
              setRemoved(gone);
              change(latest.current.filter(({ url }) => url !== gone.file.url));
            }}
            onUndo={({ file, place }) => {
              setRemoved(null);
              change(latest.current.toSpliced(place, 0, file));
            }}
          />
          {picker.input}
          <output className={visuallyHidden}>{refusal ?? spokenCount(uploads)}</output>
        </fieldset>
      )}
    </Field>
  );
}
