import type { Choice } from './uploadQueue.ts';

/** What is read of a drop or a paste: the part of `DataTransfer` that matters. */
export interface Transfer {
  types: readonly string[];
  items: ArrayLike<Pick<DataTransferItem, 'kind' | 'getAsFile' | 'webkitGetAsEntry'>>;
}

/** Whether files are dragged or pasted, rather than text or a link. */
export function hasFiles(transfer: Pick<Transfer, 'types'> | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** The files of a drop or a paste. A folder appears as a file there and is marked. */
export function filesOf(transfer: Transfer): Choice[] {
  return Array.from(transfer.items).flatMap((item) => {
    if (item.kind !== 'file') return [];
    const isFolder = item.webkitGetAsEntry()?.isDirectory ?? false;
    const file = item.getAsFile();
    return file ? [{ file, ...(isFolder && { problem: 'folder' as const }) }] : [];
  });
}

/** Marks what is beyond the number that may be chosen. */
export function limitCount(choices: readonly Choice[], room: number): Choice[] {
  return choices.map((choice, index) =>
    index < room || choice.problem ? choice : { ...choice, problem: 'tooMany' },
  );
}
