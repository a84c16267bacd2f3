import { Button, IconButton, Link } from '../Button/index.ts';
import { CircleCheck, CircleX, Clock, RotateCw, Upload as UploadIcon, X } from '../Icon/index.ts';
import { Progress } from '../Progress/Progress.tsx';
import { visuallyHidden } from '../theme/index.ts';
import * as css from './FileUploader.css.ts';
import { formatSize } from './formatSize.ts';
import type { Upload, UploadQueue } from './uploadQueue.ts';
import { countWords, splitName } from './words.ts';

/** A file that has arrived. */
export interface UploadedFile {
  name: string;
  url: string;
  /** Bytes, where known. */
  size?: number | undefined;
}

/** A line of the list: an existing file, an upload, or one that has just finished. */
interface FileRow {
  key: string;
  name: string;
  size: number | undefined;
  /** The value's file, when it is one. */
  file: UploadedFile | undefined;
  upload: Upload | undefined;
}

/** The file that an upload has become. */
export const uploadedFile = ({ file }: Upload, url: string): UploadedFile => ({
  name: file.name,
  url,
  size: file.size,
});

/**
 * The lines of the list: what was there before, then all that was chosen, in that order. A file keeps
 * its line when it has arrived, so that nothing moves; one that is no longer in the value has none.
 */
export function rowsOf(value: readonly UploadedFile[], uploads: readonly Upload[]): FileRow[] {
  const files = new Map(value.map((file) => [file.url, file]));
  const chosen = uploads.flatMap((upload): FileRow[] => {
    const { file: source, id, url } = upload;
    const file = url === undefined ? undefined : files.get(url);
    if (upload.state === 'sent' && !file) return [];
    return [{ key: `upload ${id}`, name: source.name, size: source.size, file, upload }];
  });
  const arrived = new Set(chosen.map(({ file }) => file?.url));
  const before = value
    .filter(({ url }) => !arrived.has(url))
    .map((file) => ({ key: file.url, name: file.name, size: file.size, file, upload: undefined }));
  return [...before, ...chosen];
}

/** The value with a file that has arrived, in the order in which the files were chosen. */
export function withArrived(
  value: readonly UploadedFile[],
  uploads: readonly Upload[],
  arrived: UploadedFile,
): UploadedFile[] {
  return rowsOf([...value, arrived], uploads).flatMap(({ file }) => file ?? []);
}

/** A file that was just removed, and where it was. */
export interface Removed {
  file: UploadedFile;
  /** Its place in the value. */
  place: number;
  /** Its place in the list. */
  line: number;
}

interface FileListProps {
  label: string;
  value: readonly UploadedFile[];
  uploads: readonly Upload[];
  queue: UploadQueue;
  removed: Removed | null;
  isDisabled: boolean;
  isReadOnly: boolean;
  onRemove: (removed: Removed) => void;
  onUndo: (removed: Removed) => void;
}

/** The files of an uploader. What was just removed keeps its place, with 撤销. */
export function FileList(props: FileListProps) {
  const { value, uploads, queue, removed, isDisabled, isReadOnly } = props;
  const rows = rowsOf(value, uploads);
  const failed = uploads.filter(({ state }) => state === 'failed');
  if (rows.length === 0 && !removed) return null;

  const lines = rows.map((row, line) => (
    <FileLine
      key={row.key}
      {...{ row, isDisabled, isReadOnly }}
      onRetry={() => row.upload && queue.retry(row.upload.id)}
      onRemove={() => {
        const { file, upload } = row;
        if (file) props.onRemove({ file, line, place: value.indexOf(file) });
        // What has arrived keeps its line in the queue, for 撤销.
        else if (upload) queue.drop(upload.id);
      }}
    />
  ));
  const undoLine = removed && (
    <li key={`removed ${removed.file.url}`} className={css.row}>
      <span className={css.words}>已移除「{removed.file.name}」</span>
      <Button size="small" isDisabled={isDisabled} onPress={() => props.onUndo(removed)}>
        撤销
      </Button>
    </li>
  );

  return (
    <>
      {uploads.length > 1 && (
        <div className={css.summary}>
          <span className={css.standing}>{countWords(uploads)}</span>
          {failed.length > 1 && (
            <Button
              size="small"
              isDisabled={isDisabled}
              onPress={() => failed.forEach(({ id }) => queue.retry(id))}
            >
              重试全部
            </Button>
          )}
        </div>
      )}
      <ul className={css.list} aria-label={props.label}>
        {removed && undoLine ? lines.toSpliced(removed.line, 0, undoLine) : lines}
      </ul>
    </>
  );
}

interface FileLineProps {
  row: FileRow;
  isDisabled: boolean;
  isReadOnly: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file of the list: its name, state and actions. */
function FileLine({ row, isDisabled, isReadOnly, onRetry, onRemove }: FileLineProps) {
  const { name, file, upload } = row;
  const { state, Icon, words } = stateLooks[file ? 'sent' : (upload?.state ?? 'waiting')];
  const shownName = <Name name={name} />;
  return (
    <li className={css.row}>
      <span className={css.sign({ state })}>
        <Icon />
      </span>
      <span className={css.words}>
        {file ? (
          <Link href={file.url} isExternal>
            {shownName}
          </Link>
        ) : (
          shownName
        )}
        {upload?.message !== undefined && <span className={css.message}>{upload.message}</span>}
      </span>
      <span className={css.standing}>{amountOf(row) ?? words}</span>
      {!isReadOnly && (
        <span className={css.actions}>
          {upload?.state === 'failed' && (
            <IconButton
              size="small"
              label={`重试 ${name}`}
              icon={<RotateCw size={16} />}
              isDisabled={isDisabled}
              onPress={onRetry}
            />
          )}
          <IconButton
            size="small"
            label={`${state === 'underWay' ? '取消' : '移除'} ${name}`}
            icon={<X size={16} />}
            isDisabled={isDisabled}
            onPress={onRemove}
            onKeyDown={({ key }) => {
              if (key === 'Delete') onRemove();
            }}
          />
        </span>
      )}
      {upload?.state === 'sending' && (
        <span className={css.progress}>
          <Progress size="small" label={`上传 ${name}`} value={upload.percent} />
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

const waiting = { state: 'underWay', Icon: Clock, words: '等待上传' } as const;

/** The state of a line as an icon and in words: never an icon alone. */
const stateLooks = {
  checking: waiting,
  waiting,
  sending: { state: 'underWay', Icon: UploadIcon, words: '上传中' },
  failed: { state: 'failed', Icon: CircleX, words: '失败' },
  refused: { state: 'failed', Icon: CircleX, words: '未上传' },
  sent: { state: 'sent', Icon: CircleCheck, words: '' },
} as const;

/** The size of a file that has arrived, the percentage of one that is being sent; undefined: not known. */
function amountOf({ size, file, upload }: FileRow): string | undefined {
  if (file) return size === undefined ? undefined : formatSize(size);
  return upload?.state === 'sending' && upload.percent !== null ? `${upload.percent}%` : undefined;
}
