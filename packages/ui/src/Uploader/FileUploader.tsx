import { Paperclip, CircleX, Clock, RotateCw, Upload as UploadIcon, X } from '../Icon/index.ts';
import { Button, IconButton } from '../Button/index.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { visuallyHidden } from '../theme/index.ts';
import type { FileRules } from './fileRules.ts';
import { dropArea, frame } from './FileUploader.css.ts';
import { describeRules, usualMessages, spokenCount, countWords, splitName } from './words.ts';
import type { UploadFile, Upload, UploadQueue } from './uploadQueue.ts';
import { useUploadField } from './useUploadField.tsx';
import { uploaderTexts } from './texts.ts';
import { Progress } from '../Progress/Progress.tsx';
import * as css from './FileUploader.css.ts';

export interface FileUploaderProps extends Omit<FieldProps, 'name' | 'isReadOnly'>, FileRules {
  /** Sends or reads the file; what has come of it is the caller's to show. The message of a rejection is shown. */
  upload: UploadFile;
}

/**
 * One file: chosen, dropped or pasted, and sent at once; another one takes its place.
 *
 * Use it for a sheet (`sheetTypes`) or a document. While it is sent, the surrounding form cannot be submitted. A
 * file that is not taken or has failed is listed with its reason, and can be retried; one that has arrived is
 * not. Do not use it for several files (`MultiFileUploader`), nor for a picture with a preview (`ImageUploader`).
 *
 * Keyboard: Tab to its buttons, Enter and Space press them; Ctrl+V pastes a file while the focus is in the
 * field.
 */
export function FileUploader({ upload, types, maxBytes, ...field }: FileUploaderProps) {
  const { isDisabled = false } = field;
  const rules: FileRules = { types, maxBytes };
  const texts = useTexts('Uploader', uploaderTexts);
  const { clauses } = useCommonTexts();
  const messages = usualMessages({ ...rules, kind: 'file' }, texts);
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
      description={field.description ?? describeRules(rules, texts)}
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
              {texts.chooseFile}
            </Button>
            {isOver ? texts.drop : texts.orDrop}
          </div>
          <FileList {...{ label: field.label, uploads, queue, isDisabled }} />
          {picker.input}
          <output className={visuallyHidden}>
            {refusal ?? spokenCount(uploads, texts, clauses)}
          </output>
        </fieldset>
      )}
    </Field>
  );
}

interface FileListProps {
  label: string;
  uploads: readonly Upload[];
  queue: UploadQueue;
  isDisabled: boolean;
}

/** The files of an uploader that are on their way, have failed or were not taken. */
function FileList({ label, uploads, queue, isDisabled }: FileListProps) {
  const texts = useTexts('Uploader', uploaderTexts);
  const { clauses } = useCommonTexts();
  const rows = uploads.filter(({ state }) => state !== 'sent');
  if (rows.length === 0) return null;
  return (
    <>
      {uploads.length > 1 && (
        <div className={css.summary}>{countWords(uploads, texts, clauses)}</div>
      )}
      <ul className={css.list} aria-label={label}>
        {rows.map((upload) => (
          <FileLine
            key={upload.id}
            {...{ upload, isDisabled }}
            onRetry={() => queue.retry(upload.id)}
            onRemove={() => queue.drop(upload.id)}
          />
        ))}
      </ul>
    </>
  );
}

export interface FileLineProps {
  upload: Upload;
  isDisabled: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** A file that is on its way, has failed or was not taken. */
export function FileLine({ upload, isDisabled, onRetry, onRemove }: FileLineProps) {
  const { state, percent, message, file } = upload;
  const texts = useTexts('Uploader', uploaderTexts);
  const { Icon, text } = stateLooks[state];
  const isWrong = state === 'failed' || state === 'refused';
  return (
    <li className={css.row}>
      <span className={css.sign({ isWrong })}>
        <Icon />
      </span>
      <span className={css.words}>
        <Name name={file.name} />
        {message !== undefined && <span className={css.message}>{message}</span>}
      </span>
      <span className={css.standing}>
        {percent === null || isWrong ? texts[text] : `${percent}%`}
      </span>
      <span className={css.actions}>
        {state === 'failed' && (
          <IconButton
            size="small"
            label={texts.retryFile(file.name)}
            icon={<RotateCw size={16} />}
            isDisabled={isDisabled}
            onPress={onRetry}
          />
        )}
        <IconButton
          size="small"
          label={isWrong ? texts.removeFile(file.name) : texts.cancelFile(file.name)}
          icon={<X size={16} />}
          isDisabled={isDisabled}
          onPress={onRemove}
          onKeyDown={({ key }) => {
            if (key === 'Delete') onRemove();
          }}
        />
      </span>
      {state === 'sending' && (
        <span className={css.progress}>
          <Progress size="small" label={texts.uploadFile(file.name)} value={percent} />
        </span>
      )}
    </li>
  );
}

/** The name of a file: two visible parts, read aloud as one. */
export function Name({ name }: { name: string }) {
  const [start, end] = splitName(name);
  return (
    <>
      <span className={css.name} title={name} aria-hidden="true">
        <span className={css.stem}>{start}</span>
        <span className={css.ending}>{end}</span>
      </span>
      <span className={visuallyHidden}>{name}</span>
    </>
  );
}

const waiting = { Icon: Clock, text: 'waiting' } as const;

/** The state of a file as an icon and in words: never an icon alone. */
const stateLooks = {
  checking: waiting,
  waiting,
  sending: { Icon: UploadIcon, text: 'sending' },
  sent: { Icon: UploadIcon, text: 'uploaded' },
  failed: { Icon: CircleX, text: 'failed' },
  refused: { Icon: CircleX, text: 'refused' },
} as const;
