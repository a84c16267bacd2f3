import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, IconButton } from '../Button/index.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { ArrowDown, ArrowUp, CircleCheck, Paperclip, X } from '../Icon/index.ts';
import { commonTexts } from '../lib/texts.ts';
import { useTexts } from '../texts/context.ts';
import { visuallyHidden } from '../theme/index.ts';
import { FileLine, Name } from './FileUploader.tsx';
import type { Choice, FileRules } from './fileRules.ts';
import { describeRules, spokenCount, usualMessages } from './words.ts';
import { uploaderTexts } from './texts.ts';
import type { UploadFile } from './uploadQueue.ts';
import { useUploadField } from './useUploadField.tsx';
import * as css from './FileUploader.css.ts';

/** A file that has arrived. */
export interface UploadedFile {
  /** What `upload` returned. Unique in the list. */
  url: string;
  /** What it is called. */
  name: string;
}

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
 * file (`FileUploader`), nor for a picture with a preview (`ImageUploader`).
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
  const { clauses } = useTexts('Common', commonTexts);
  const usual = usualMessages({ ...rules, kind: 'file' }, texts);
  const [announced, setAnnounced] = useState('');
  // Files may arrive between two renders: each is added to what the one before has left.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const change = (next: readonly UploadedFile[], words: string): void => {
    latest.current = next;
    setAnnounced(words);
    onChange(next);
  };

  const { rootProps, uploads, queue, isOver, isPending, picker, refusal } = useUploadField({
    isDisabled,
    isMultiple: true,
    rules,
    messages: { ...usual, tooMany: texts.tooMany('file', maxFiles) },
    send: upload,
    onFiles: (choices) => {
      const taken = uploads.filter(({ state }) => state !== 'refused').length;
      setAnnounced('');
      queue.add(limit(choices, maxFiles - latest.current.length - taken));
    },
    onSent: ({ id, file }, url) => {
      queue.drop(id);
      change([...latest.current, { url, name: file.name }], texts.fileUploaded(file.name));
    },
  });

  const move = (from: number, to: number): void => {
    const next = [...value];
    const [moved] = next.splice(from, 1);
    if (!moved || to < 0 || to > next.length) return;
    next.splice(to, 0, moved);
    change(next, texts.fileMoved(moved.name, to + 1, next.length));
  };
  const remove = ({ url, name }: UploadedFile): void =>
    change(
      value.filter((one) => one.url !== url),
      texts.fileRemoved(name),
    );

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
                  onMove={move}
                  onRemove={() => remove(file)}
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
          <output className={visuallyHidden}>
            {refusal ?? clauses([announced, spokenCount(uploads, texts, clauses)].filter(Boolean))}
          </output>
        </fieldset>
      )}
    </Field>
  );
}

/** Refuses the choices for which there is no room; those that are refused anyway take none. */
export function limit(choices: readonly Choice[], room: number): Choice[] {
  let left = room;
  return choices.map((choice) => {
    if (choice.problem) return choice;
    left -= 1;
    return left < 0 ? { ...choice, problem: 'tooMany' } : choice;
  });
}

interface UploadedLineProps {
  file: UploadedFile;
  /** From 0. */
  position: number;
  count: number;
  isDisabled: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** A file that has arrived: its name, and what moves and removes it. */
function UploadedLine({ file, position, count, isDisabled, onMove, onRemove }: UploadedLineProps) {
  const texts = useTexts('Uploader', uploaderTexts);
  const common = useTexts('Common', commonTexts);
  const pressKey = (event: KeyboardEvent): void => {
    if (isDisabled) return;
    if (event.key === 'Delete') onRemove();
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    onMove(position, event.key === 'ArrowUp' ? position - 1 : position + 1);
  };
  const button = { size: 'small', isDisabled, onKeyDown: pressKey } as const;
  return (
    <li className={css.row}>
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
              disabledReason={position === 0 ? common.isFirst : undefined}
              onPress={() => onMove(position, position - 1)}
            />
            <IconButton
              {...button}
              label={texts.moveFileDown(file.name)}
              icon={<ArrowDown size={16} />}
              disabledReason={position === count - 1 ? common.isLast : undefined}
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
