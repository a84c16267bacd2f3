import type { ComponentProps, KeyboardEventHandler } from 'react';
import { Button, IconButton } from '../Button/index.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import { ArrowLeft, ArrowRight, ImagePlus, X } from '../Icon/index.ts';
import { megabytes } from '../lib/formatSize.ts';
import { useTexts } from '../texts/context.ts';
import { visuallyHidden } from '../theme/index.ts';
import { imageTypes, type FileRules } from './fileRules.ts';
import { list as failures } from './FileUploader.css.ts';
import { FileLine } from './FileUploader.tsx';
import { box, choose, hint, picture, progress } from './ImageUploader.css.ts';
import * as css from './MultiImageUploader.css.ts';
import { Progress } from '../Progress/Progress.tsx';
import { uploaderTexts } from './texts.ts';
import type { UploadFile } from './uploadQueue.ts';
import { FilePicture } from './useUploadField.tsx';
import { useUploadList, type UploadedFile } from './useUploadList.ts';
import { describeRules } from './words.ts';

export interface MultiImageUploaderProps
  extends Omit<FieldProps, 'name' | 'isReadOnly'>, Partial<Pick<FileRules, 'maxBytes'>> {
  /** The pictures that have arrived, in their order; the first one is the cover. */
  value: readonly UploadedFile[];
  /** Called when a picture has arrived, was removed or has moved. */
  onChange: (value: readonly UploadedFile[]) => void;
  /** Uploads one picture and returns its URL; three at a time. The message of a rejection is shown. */
  upload: UploadFile;
  /** The most pictures that are taken. @default any number */
  maxFiles?: number | undefined;
}

/**
 * Several pictures, the first of which is the cover: chosen, dropped or pasted, sent at once. PNG, GIF and JPEG of up to
 * 10 MB by default.
 *
 * Use it for the pictures of a hotel or a room type. While pictures are sent, the surrounding form cannot be submitted. One
 * that is not taken or has failed is listed with its reason below, and can be retried. Do not use it for a single picture
 * (`ImageUploader`).
 *
 * A picture is dragged to another place, or moved by its buttons.
 *
 * Keyboard: Tab to its buttons, Enter and Space press them; Alt+← and Alt+→ move the picture of the focused button, Delete
 * removes it; Ctrl+V pastes pictures while the focus is in the field.
 *
 * @story
 */
export function MultiImageUploader(props: MultiImageUploaderProps) {
  const {
    value,
    onChange,
    upload,
    maxBytes = megabytes(10),
    maxFiles = Infinity,
    ...field
  } = props;
  const { isDisabled = false } = field;
  const rules: FileRules = { types: imageTypes, maxBytes };
  const texts = useTexts('Uploader', uploaderTexts);
  const { rootProps, uploads, queue, isOver, isPending, picker, refusal, spoken, ...list } =
    useUploadList({ value, onChange, upload, rules, kind: 'image', maxFiles, isDisabled });
  const isWrong = ({ state }: (typeof uploads)[number]): boolean =>
    state === 'failed' || state === 'refused';
  const wrong = uploads.filter(isWrong);

  return (
    <Field
      {...field}
      isGroup
      description={field.description ?? describeRules(rules, texts)}
      errorMessage={refusal ?? (isPending ? undefined : field.errorMessage)}
    >
      {({ 'aria-required': _required, ...control }, { labelId }) => (
        <fieldset {...control} {...rootProps} aria-labelledby={labelId} className={css.frame}>
          <ul className={css.tiles} aria-label={field.label}>
            {value.map((file, position) => (
              <Tile
                key={file.url}
                {...{ file, position, isDisabled }}
                count={value.length}
                itemProps={list.itemProps(position)}
                onKeyDown={list.keys(position)}
                onMove={list.move}
                onRemove={() => list.remove(file)}
              />
            ))}
            {uploads
              .filter((one) => !isWrong(one))
              .map((one) => (
                <li key={one.id} className={css.tile}>
                  <div className={box({ shape: 'square' })}>
                    <FilePicture file={one.file} className={picture({ isDimmed: true })} />
                    <div className={progress({ isRound: false })}>
                      <Progress label={texts.uploadFile(one.file.name)} value={one.percent} />
                    </div>
                  </div>
                  <IconButton
                    size="small"
                    label={texts.cancelFile(one.file.name)}
                    icon={<X size={16} />}
                    onPress={() => queue.drop(one.id)}
                  />
                </li>
              ))}
            {value.length < maxFiles && (
              <li className={css.tile}>
                <button
                  type="button"
                  className={`${box({ shape: 'square' })} ${choose}`}
                  data-invalid={control['aria-invalid'] || undefined}
                  data-over={isOver || undefined}
                  disabled={isDisabled}
                  onClick={picker.open}
                >
                  <span className={hint}>
                    <ImagePlus size={20} />
                    {isOver ? texts.drop : texts.chooseImage}
                  </span>
                </button>
              </li>
            )}
          </ul>
          {wrong.length > 0 && (
            <ul className={failures}>
              {wrong.map((one) => (
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

interface TileProps {
  file: UploadedFile;
  /** From 0. */
  position: number;
  count: number;
  isDisabled: boolean;
  /** What makes the tile one that is dragged. */
  itemProps: ComponentProps<'li'>;
  onKeyDown: KeyboardEventHandler;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** A picture that has arrived, and what moves and removes it. */
function Tile(props: TileProps) {
  const { file, position, count, isDisabled, itemProps, onKeyDown, onMove, onRemove } = props;
  const { name, url } = file;
  const texts = useTexts('Uploader', uploaderTexts);
  const button = { size: 'small', isDisabled, onKeyDown } as const;
  return (
    <li {...itemProps} className={css.tile}>
      <div className={box({ shape: 'square' })}>
        <img src={url} alt={name} draggable={false} className={picture({ isDimmed: false })} />
        {position === 0 && <span className={css.cover}>{texts.cover}</span>}
      </div>
      <div className={css.actions}>
        {count > 1 && (
          <>
            <IconButton
              {...button}
              label={texts.moveForward(name)}
              icon={<ArrowLeft size={16} />}
              disabledReason={position === 0 ? texts.isFirst : undefined}
              onPress={() => onMove(position, position - 1)}
            />
            <IconButton
              {...button}
              label={texts.moveBack(name)}
              icon={<ArrowRight size={16} />}
              disabledReason={position === count - 1 ? texts.isLast : undefined}
              onPress={() => onMove(position, position + 1)}
            />
          </>
        )}
        <IconButton
          {...button}
          label={texts.removeFile(name)}
          icon={<X size={16} />}
          onPress={onRemove}
        />
      </div>
      {position > 0 && (
        <Button
          {...button}
          variant="quiet"
          aria-label={texts.makeFileCover(name)}
          onPress={() => onMove(position, 0)}
        >
          {texts.makeCover}
        </Button>
      )}
    </li>
  );
}
