import type { ReactElement } from 'react';
import { CircleCheck, CircleX, Clock, RotateCw, Upload as UploadIcon, X } from '../Icon/index.ts';
import { IconButton, Link } from '../Button/index.ts';
import { Progress } from '../Progress/index.ts';
import { visuallyHidden } from '../theme/index.ts';
import {
  actions,
  ending,
  message,
  name as nameStyle,
  progress,
  row as rowStyle,
  sign,
  standing,
  stem,
  words,
} from './FileUploader.css.ts';
import type { FileRow } from './fileRows.ts';
import { formatSize } from './formatSize.ts';
import { splitName } from './words.ts';

interface FileLineProps {
  row: FileRow;
  isDisabled: boolean;
  isReadOnly: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file of the list: its name, state and actions. */
export function FileLine({ row, isDisabled, isReadOnly, onRetry, onRemove }: FileLineProps) {
  const { name, file, upload } = row;
  const isArrived = file !== undefined;
  const isWrong = upload?.state === 'failed' || upload?.state === 'refused';
  return (
    <li className={rowStyle}>
      <Sign row={row} />
      <span className={words}>
        {file ? (
          <Link href={file.url} isExternal>
            <Name name={name} />
          </Link>
        ) : (
          <Name name={name} />
        )}
        {upload?.message !== undefined && <span className={message}>{upload.message}</span>}
      </span>
      <span className={standing}>{standingOf(row)}</span>
      {!isReadOnly && (
        <span className={actions}>
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
            label={`${isArrived || isWrong ? '移除' : '取消'} ${name}`}
            icon={<X size={16} />}
            isDisabled={isDisabled}
            onPress={onRemove}
          />
        </span>
      )}
      {upload?.state === 'sending' && (
        <span className={progress}>
          <Progress size="small" isBare label={`上传 ${name}`} value={upload.percent} />
        </span>
      )}
    </li>
  );
}

function Sign({ row: { file, upload } }: { row: FileRow }) {
  const isWrong = upload?.state === 'failed' || upload?.state === 'refused';
  if (file) return signOf('sent', <CircleCheck />);
  if (isWrong) return signOf('failed', <CircleX />);
  return signOf('underWay', upload?.state === 'sending' ? <UploadIcon /> : <Clock />);
}

const signOf = (state: 'sent' | 'failed' | 'underWay', icon: ReactElement) => (
  <span className={sign({ state })}>{icon}</span>
);

/** Two visible parts, read aloud as one. */
function Name({ name }: { name: string }) {
  const [start, end] = splitName(name);
  return (
    <>
      <span className={nameStyle} title={name} aria-hidden="true">
        <span className={stem}>{start}</span>
        <span className={ending}>{end}</span>
      </span>
      <span className={visuallyHidden}>{name}</span>
    </>
  );
}

/** The state as text or number: never an icon alone. */
function standingOf({ size, file, upload }: FileRow): string {
  if (file) return size === undefined ? '' : formatSize(size);
  switch (upload?.state) {
    case 'sending':
      return upload.percent === null ? '上传中' : `${upload.percent}%`;
    case 'failed':
      return '失败';
    case 'refused':
      return '未上传';
    default:
      return '等待上传';
  }
}
