import { Button } from '../Button/index.ts';
import { FileLine } from './FileLine.tsx';
import { list, row as rowStyle, standing, summary, words } from './FileUploader.css.ts';
import { rowsOf, type UploadedFile } from './fileRows.ts';
import type { UploadQueue } from './uploadQueue.ts';
import type { Upload } from './uploads.ts';
import { countWords } from './words.ts';

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

/** The files of an uploader. What was just removed keeps its place, with a way back. */
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
        // What has arrived keeps its line in the queue, for when it is had back.
        else if (upload) queue.drop(upload.id);
      }}
    />
  ));
  const wayBack = removed && (
    <li key={`removed ${removed.file.url}`} className={rowStyle}>
      <span className={words}>已移除「{removed.file.name}」</span>
      <Button size="small" isDisabled={isDisabled} onPress={() => props.onUndo(removed)}>
        撤销
      </Button>
    </li>
  );

  return (
    <>
      {uploads.length > 1 && (
        <div className={summary}>
          <span className={standing}>{countWords(uploads)}</span>
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
      <ul className={list} aria-label={props.label}>
        {removed && wayBack ? lines.toSpliced(removed.line, 0, wayBack) : lines}
      </ul>
    </>
  );
}
