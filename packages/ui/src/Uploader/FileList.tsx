import { IconButton } from '../Button/index.ts';
import { CircleX, Clock, RotateCw, Upload as UploadIcon, X } from '../Icon/index.ts';
import { Progress } from '../Progress/Progress.tsx';
import { visuallyHidden } from '../theme/index.ts';
import * as css from './FileUploader.css.ts';
import type { Upload, UploadQueue } from './uploadQueue.ts';
import { countWords, splitName } from './words.ts';

interface FileListProps {
  label: string;
  uploads: readonly Upload[];
  queue: UploadQueue;
  isDisabled: boolean;
}

/** The files of an uploader that are on their way, have failed or were not taken. */
export function FileList({ label, uploads, queue, isDisabled }: FileListProps) {
  const rows = uploads.filter(({ state }) => state !== 'sent');
  if (rows.length === 0) return null;
  return (
    <>
      {uploads.length > 1 && <div className={css.summary}>{countWords(uploads)}</div>}
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

interface FileLineProps {
  upload: Upload;
  isDisabled: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file of the list: its name, state and actions. */
function FileLine({ upload, isDisabled, onRetry, onRemove }: FileLineProps) {
  const { state, percent, message, file } = upload;
  const { Icon, words } = stateLooks[state];
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
      <span className={css.standing}>{percent === null || isWrong ? words : `${percent}%`}</span>
      <span className={css.actions}>
        {state === 'failed' && (
          <IconButton
            size="small"
            label={`重试 ${file.name}`}
            icon={<RotateCw size={16} />}
            isDisabled={isDisabled}
            onPress={onRetry}
          />
        )}
        <IconButton
          size="small"
          label={`${isWrong ? '移除' : '取消'} ${file.name}`}
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
          <Progress size="small" label={`上传 ${file.name}`} value={percent} />
        </span>
      )}
    </li>
  );
}

/** Two visible parts, read aloud as one. */
function Name({ name }: { name: string }) {
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

const waiting = { Icon: Clock, words: '等待上传' };

/** The state of a file as an icon and in words: never an icon alone. */
const stateLooks = {
  checking: waiting,
  waiting,
  sending: { Icon: UploadIcon, words: '上传中' },
  sent: { Icon: UploadIcon, words: '' },
  failed: { Icon: CircleX, words: '失败' },
  refused: { Icon: CircleX, words: '未上传' },
};
