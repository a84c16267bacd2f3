import { ImageOff, ImagePlus } from '../Icon/index.ts';
import { useState, type ReactNode } from 'react';
import { Progress } from '../Progress/Progress.tsx';
import { FilePicture } from './useUploadField.tsx';
import { box, choose, hint, picture, progress } from './ImageUploader.css.ts';
import type { Upload } from './uploadQueue.ts';

/** The outline of a picture's place. */
export type ImageShape = 'square' | 'wide' | 'round';

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
export function ImageBox(props: ImageBoxProps) {
  const { label, shape, value, upload, isInvalid, isOver, isDisabled, isReadOnly } = props;
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
        <Hint icon={<ImagePlus size={20} />}>{isOver ? '松开上传' : '选择图片'}</Hint>
      </button>
    );
  }
  return (
    <div className={box({ shape, isInvalid, isOver })}>
      {!upload && (value === null || value === broken) && (
        <Hint icon={<ImageOff size={20} />}>{value === null ? '暂无图片' : '图片无法显示'}</Hint>
      )}
      {upload && (
        <FilePicture
          file={upload.file}
          className={picture({ isDimmed: upload.state !== 'sent' })}
        />
      )}
      {(upload?.state === 'waiting' || upload?.state === 'sending') && (
        <div className={progress({ isRound: shape === 'round' })}>
          <Progress label={`上传${label}`} value={upload.percent} />
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
