import { Paperclip } from '../Icon/index.ts';
import { Button } from '../Button/index.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import { FileList } from './FileList.tsx';
import type { FileRules } from './fileRules.ts';
import { dropArea, frame } from './FileUploader.css.ts';
import { describeRules, usualMessages, spokenCount } from './words.ts';
import type { UploadFile } from './uploadQueue.ts';
import { useUploadField } from './useUploadField.tsx';

export interface FileUploaderProps extends Omit<FieldProps, 'name' | 'isReadOnly'>, FileRules {
  /** Sends or reads the file; what has come of it is the caller's to show. The message of a rejection is shown. */
  upload: UploadFile;
}

/**
 * One file: chosen, dropped or pasted, and sent at once; another one takes its place.
 *
 * Use it for a sheet (`sheetTypes`) or a document. While it is sent, the surrounding form cannot be submitted. A
 * file that is not taken or has failed is listed with its reason, and can be retried; one that has arrived is
 * not. Do not use it for a picture with a preview (`ImageUploader`).
 *
 * Keyboard: Tab to its buttons, Enter and Space press them; Ctrl+V pastes a file while the focus is in the
 * field.
 */
export function FileUploader({ upload, types, maxBytes, ...field }: FileUploaderProps) {
  const { isDisabled = false } = field;
  const rules: FileRules = { types, maxBytes };
  const messages = usualMessages({ ...rules, noun: '文件', kind: '文件' });
  const { rootProps, uploads, queue, isOver, isPending, picker, refusal } = useUploadField({
    isDisabled,
    rules,
    messages,
    send: upload,
    onFiles: (choices) => {
      queue.clear();
      queue.add(
        choices.map((choice, index) =>
          index === 0 || choice.problem ? choice : { ...choice, problem: 'tooMany' },
        ),
      );
    },
  });

  return (
    <Field
      {...field}
      isGroup
      description={field.description ?? describeRules(rules)}
      errorMessage={refusal ?? (isPending ? undefined : field.errorMessage)}
    >
      {({ 'aria-required': _required, ...control }, { labelId }) => (
        <fieldset {...control} {...rootProps} aria-labelledby={labelId} className={frame}>
          <div className={dropArea({ isOver, isDisabled, isInvalid: control['aria-invalid'] })}>
            <Button
              size="small"
              icon={<Paperclip size={16} />}
              isDisabled={isDisabled}
              onPress={picker.open}
            >
              选择文件
            </Button>
            {isOver ? '松开上传' : '或拖到这里'}
          </div>
          <FileList {...{ label: field.label, uploads, queue, isDisabled }} />
          {picker.input}
          <output className={visuallyHidden}>{refusal ?? spokenCount(uploads)}</output>
        </fieldset>
      )}
    </Field>
  );
}
