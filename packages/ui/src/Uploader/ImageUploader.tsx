import { useState, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { visuallyHidden } from '../theme/index.ts';
import {
  buttons,
  frame,
  side,
  standing,
  box,
  choose,
  hint,
  picture,
  progress,
} from './ImageUploader.css.ts';
import { imageTypes, type FileRules } from './fileRules.ts';
import { megabytes } from '../lib/formatSize.ts';
import { describeRules, usualMessages, spokenWords, progressWords } from './words.ts';
import type { UploadFile, Upload } from './uploadQueue.ts';
import { useUploadField, FilePicture } from './useUploadField.tsx';
import { ImageOff, ImagePlus } from '../Icon/index.ts';
import { uploaderTexts } from './texts.ts';
import { Progress } from '../Progress/Progress.tsx';

export interface ImageUploaderProps
  extends Omit<FieldProps, 'name'>, Partial<Pick<FileRules, 'maxBytes'>> {
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
  /** Another message while the upload runs, as 房型主图正在上传，请稍候. */
  pendingMessage?: string | undefined;
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
  maxBytes = megabytes(10),
  noun,
  shape = 'square',
  pendingMessage,
  ...field
}: ImageUploaderProps) {
  const { isDisabled = false, isReadOnly = false } = field;
  const [removed, setRemoved] = useState<string | null>(null);
  const rules: FileRules = { types: imageTypes, maxBytes };
  const texts = useTexts('Uploader', uploaderTexts);
  const common = useCommonTexts();
  const usual = usualMessages({ ...rules, kind: 'image', noun }, texts);
  const messages = { ...usual, pending: pendingMessage ?? usual.pending };

  const { rootProps, uploads, queue, isOver, isPending, picker, refusal } = useUploadField({
    isDisabled,
    isReadOnly,
    rules,
    messages,
    send: upload,
    onFiles: ([first, ...others]) => {
      if (!first) return;
      queue.clear();
      queue.add([others.length > 0 ? { ...first, problem: 'tooMany' } : first]);
    },
    onSent: (_upload, url) => {
      setRemoved(null);
      onChange(url);
    },
  });

  const latest = uploads.at(-1);
  const problem = latest?.message ?? (isPending ? undefined : field.errorMessage);
  // What was refused is not shown, and what has arrived only as long as it is the value.
  const isShown =
    latest?.state === 'sent'
      ? latest.url === value
      : latest && latest.state !== 'refused' && latest.state !== 'checking';

  /** What can be done with the picture in its current state. */
  const renderActions = (): ReactNode => {
    const change = (
      <Button size="small" isDisabled={isDisabled} onPress={picker.open}>
        {texts.change}
      </Button>
    );
    if (latest?.state === 'waiting' || latest?.state === 'sending') {
      return (
        <>
          <span className={standing}>{progressWords(latest, texts)}</span>
          <Button size="small" onPress={queue.clear}>
            {common.cancel}
          </Button>
        </>
      );
    }
    if (latest?.state === 'failed') {
      return (
        <div className={buttons}>
          <Button
            size="small"
            tone="brand"
            isDisabled={isDisabled}
            onPress={() => queue.retry(latest.id)}
          >
            {common.retry}
          </Button>
          {change}
          <Button size="small" variant="quiet" onPress={queue.clear}>
            {common.cancel}
          </Button>
        </div>
      );
    }
    if (value !== null) {
      const remove = (): void => {
        queue.clear();
        setRemoved(value);
        onChange(null);
      };
      return (
        <div className={buttons}>
          {change}
          <Button size="small" variant="quiet" isDisabled={isDisabled} onPress={remove}>
            {common.remove}
          </Button>
        </div>
      );
    }
    if (removed === null) return null;
    const undo = (): void => {
      setRemoved(null);
      onChange(removed);
    };
    return (
      <>
        <span className={standing}>{texts.removed}</span>
        <Button size="small" isDisabled={isDisabled} onPress={undo}>
          {texts.undo}
        </Button>
      </>
    );
  };
  const actions = isReadOnly ? null : renderActions();

  return (
    <Field
      {...field}
      isGroup
      description={field.description ?? (isReadOnly ? undefined : describeRules(rules, texts))}
      errorMessage={refusal ?? problem}
    >
      {({ 'aria-required': _required, ...control }, { labelId }) => (
        <fieldset {...control} {...rootProps} aria-labelledby={labelId} className={frame}>
          <ImageBox
            {...{ label: field.label, shape, value, isOver, isDisabled, isReadOnly }}
            upload={isShown ? latest : undefined}
            isInvalid={control['aria-invalid'] ?? false}
            onChoose={picker.open}
          />
          {actions && <div className={side}>{actions}</div>}
          {picker.input}
          <output className={visuallyHidden}>
            {refusal ?? (latest && spokenWords(latest, texts))}
          </output>
        </fieldset>
      )}
    </Field>
  );
}

type ImageShape = 'square' | 'wide' | 'round';

interface ImageBoxProps {
  label: string;
  shape: ImageShape;
  value: string | null;
  /** An upload that is pending, has failed, or has just finished. */
  upload: Upload | undefined;
  isInvalid: boolean;
  isOver: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  onChoose: () => void;
}

/** The picture, or the place where it will be. */
function ImageBox(props: ImageBoxProps) {
  const { label, shape, value, upload, isInvalid, isOver, isDisabled, isReadOnly } = props;
  const texts = useTexts('Uploader', uploaderTexts);
  const { imageFailed } = useCommonTexts();
  const [broken, setBroken] = useState<string | null>(null);
  const isEmpty = !upload && value === null;
  if (isEmpty && !isReadOnly) {
    return (
      <button
        type="button"
        className={`${box({ shape })} ${choose}`}
        data-invalid={isInvalid || undefined}
        data-over={isOver || undefined}
        disabled={isDisabled}
        onClick={props.onChoose}
      >
        <Hint icon={<ImagePlus size={20} />}>{isOver ? texts.drop : texts.chooseImage}</Hint>
      </button>
    );
  }
  return (
    <div className={box({ shape, isInvalid, isOver })}>
      {!upload && (value === null || value === broken) && (
        <Hint icon={<ImageOff size={20} />}>{value === null ? texts.noImage : imageFailed}</Hint>
      )}
      {upload && (
        <FilePicture
          file={upload.file}
          className={picture({ isDimmed: upload.state !== 'sent' })}
        />
      )}
      {(upload?.state === 'waiting' || upload?.state === 'sending') && (
        <div className={progress({ isRound: shape === 'round' })}>
          <Progress label={texts.uploadImage(label)} value={upload.percent} />
        </div>
      )}
      {!upload && value !== null && value !== broken && (
        <img
          key={value}
          src={value}
          alt={label}
          className={picture({ isDimmed: false })}
          onError={() => setBroken(value)}
        />
      )}
    </div>
  );
}

function Hint({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={hint}>
      {icon}
      {children}
    </span>
  );
}
