import type { ComponentProps, KeyboardEventHandler } from 'react';
import { Button, IconButton } from '../Button/index.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { ArrowDown, ArrowUp, CircleCheck, Paperclip, X } from '../Icon/index.ts';
import { useTexts } from '../texts/context.ts';
import { visuallyHidden } from '../theme/index.ts';
import { FileLine, Name } from './FileUploader.tsx';
import type { FileRules } from './fileRules.ts';
import { describeRules } from './words.ts';
import { uploaderTexts } from './texts.ts';
import type { UploadFile } from './uploadQueue.ts';
import { useUploadList, type UploadedFile } from './useUploadList.ts';
import * as css from './FileUploader.css.ts';

export interface MultiFileUploaderProps extends Omit<FieldProps, 'name' | 'isReadOnly'>, FileRules {
  /** The files that have arrived, in their order. */
  value: readonly UploadedFile[];
  /** Called when a file has arrived, was removed or has moved. */
  onChange: (value: readonly UploadedFile[]) => void;
  /** Uploads one file and returns its URL; three at a time. The message of a rejection is shown. */
  upload: UploadFile;
  /** The most files that are taken. @default any number */
  maxFiles?: number | undefined;
}

/**
 * Several files: chosen, dropped or pasted, sent at once, kept in an order.
 *
 * Use it for the papers of a contract or a repair. While files are sent, the surrounding form cannot be submitted. One that is
 * not taken or has failed is listed with its reason below those that have arrived, and can be retried. Do not use it for one
 * file (`FileUploader`), nor for pictures (`MultiImageUploader`).
 *
 * A file is dragged to another place, or moved by its buttons.
 *
 * Keyboard: Tab to its buttons, Enter and Space press them; Alt+↑ and Alt+↓ move the file of the focused button, Delete
 * removes it; Ctrl+V pastes files while the focus is in the field.
 *
 * @story
 */
export function MultiFileUploader(props: MultiFileUploaderProps) {
  const { value, onChange, upload, types, maxBytes, maxFiles = Infinity, ...field } = props;
  const { isDisabled = false } = field;
  const rules: FileRules = { types, maxBytes };
  const texts = useTexts('Uploader', uploaderTexts);
  const { rootProps, uploads, queue, isOver, isPending, picker, refusal, spoken, ...list } =
    useUploadList({ value, onChange, upload, rules, kind: 'file', maxFiles, isDisabled });

  return (
    <Field
      {...field}
      isGroup
      description={field.description ?? describeRules(rules, texts)}
      errorMessage={refusal ?? (isPending ? undefined : field.errorMessage)}
    >
      {({ 'aria-required': _required, ...control }, { labelId }) => (
        <fieldset {...control} {...rootProps} aria-labelledby={labelId} className={css.frame}>
          <div className={css.dropArea({ isOver, isDisabled, isInvalid: control['aria-invalid'] })}>
            <Button
              size="small"
              icon={<Paperclip size={16} />}
              isDisabled={isDisabled}
              disabledReason={
                value.length >= maxFiles ? texts.tooMany('file', maxFiles) : undefined
              }
              onPress={picker.open}
            >
              {texts.chooseFile}
            </Button>
            {isOver ? texts.drop : texts.orDrop}
          </div>
          {value.length + uploads.length > 0 && (
            <ul className={css.list} aria-label={field.label}>
              {value.map((file, position) => (
                <UploadedLine
                  key={file.url}
                  {...{ file, position, isDisabled }}
                  count={value.length}
                  itemProps={list.itemProps(position)}
                  onKeyDown={list.keys(position)}
                  onMove={list.move}
                  onRemove={() => list.remove(file)}
                />
              ))}
              {uploads.map((one) => (
                <FileLine
                  key={one.id}
                  upload={one}
                  isDisabled={isDisabled}
                  onRetry={() => queue.retry(one.id)}
                  onRemove={() => queue.drop(one.id)}
                />
              ))}
            </ul>
          )}
          {picker.input}
          <output className={visuallyHidden}>{refusal ?? spoken}</output>
        </fieldset>
      )}
    </Field>
  );
}

interface UploadedLineProps {
  file: UploadedFile;
  /** From 0. */
  position: number;
  count: number;
  isDisabled: boolean;
  /** What makes the line one that is dragged. */
  itemProps: ComponentProps<'li'>;
  onKeyDown: KeyboardEventHandler;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** A file that has arrived: its name, and what moves and removes it. */
function UploadedLine(props: UploadedLineProps) {
  const { file, position, count, isDisabled, itemProps, onKeyDown, onMove, onRemove } = props;
  const texts = useTexts('Uploader', uploaderTexts);
  const button = { size: 'small', isDisabled, onKeyDown } as const;
  return (
    <li {...itemProps} className={css.row}>
      <span className={css.sign({ isWrong: false })}>
        <CircleCheck />
      </span>
      <span className={css.words}>
        <Name name={file.name} />
      </span>
      <span className={css.standing}>{texts.uploaded}</span>
      <span className={css.actions}>
        {count > 1 && (
          <>
            <IconButton
              {...button}
              label={texts.moveFileUp(file.name)}
              icon={<ArrowUp size={16} />}
              disabledReason={position === 0 ? texts.isFirst : undefined}
              onPress={() => onMove(position, position - 1)}
            />
            <IconButton
              {...button}
              label={texts.moveFileDown(file.name)}
              icon={<ArrowDown size={16} />}
              disabledReason={position === count - 1 ? texts.isLast : undefined}
              onPress={() => onMove(position, position + 1)}
            />
          </>
        )}
        <IconButton
          {...button}
          label={texts.removeFile(file.name)}
          icon={<X size={16} />}
          onPress={onRemove}
        />
      </span>
    </li>
  );
}
