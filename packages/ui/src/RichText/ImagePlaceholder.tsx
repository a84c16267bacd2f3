import { Button } from '../Button/index.ts';
import { Progress } from '../Progress/index.ts';
import { FilePicture, progressWords, type Upload } from '../Uploader/index.ts';
import { failure, pending, pendingFoot, preview } from './RichText.css.ts';

interface ImagePlaceholderProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

/** Placeholder in the text for a picture that is being uploaded, or that failed. */
export function ImagePlaceholder({ upload, onRetry, onRemove }: ImagePlaceholderProps) {
  const { state, file, percent, message } = upload;
  const isWrong = state === 'failed' || state === 'refused';
  return (
    <span className={pending}>
      {state !== 'checking' && state !== 'refused' && (
        <FilePicture file={file} className={preview} />
      )}
      {!isWrong && <Progress size="small" isBare label={`上传 ${file.name}`} value={percent} />}
      <span className={pendingFoot}>
        {isWrong ? <span className={failure}>{message}</span> : progressWords(upload)}
        <span>
          {state === 'failed' && (
            <Button size="small" variant="quiet" tone="brand" onPress={onRetry}>
              重试
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={onRemove}>
            {isWrong ? '移除' : '取消'}
          </Button>
        </span>
      </span>
    </span>
  );
}
