import {
  draftOf,
  editRow,
  excludeRows,
  giveTime,
  previewOf,
  sheetToSend,
} from '@anzhu/api/rules/importDraft';
import type {
  ImportDraft,
  ImportPreview,
  PreviewRow,
  RowTexts,
} from '@anzhu/api/rules/importDraft';
import { maxImportRows } from '@anzhu/api/contract/healthTest';
import { readBook } from '@anzhu/api/rules/readSheet';
import { type Book, SheetRefusal } from '@anzhu/api/rules/sheet';
import { tableSheet } from '@anzhu/api/rules/tableText';
import { importSheetName } from '@anzhu/api/rules/testImport';
import { writeBook } from '@anzhu/api/rules/writeSheet';

/** What the worker does, with its input. `now` is `yyyy-MM-dd HH:mm:ss`. */
export interface SheetTasks {
  /** Reads a workbook, or text that was pasted from a table; its rows are kept for what follows. */
  open: { input: { from: File | string; now: string }; output: ImportPreview };
  /** Replaces the texts of a kept row. A change returns the preview with the rows that look different now. */
  edit: { input: { row: number; texts: RowTexts; now: string }; output: ImportPreview };
  /** Excludes rows, or takes them in again. */
  exclude: { input: { rows: number[]; isExcluded: boolean; now: string }; output: ImportPreview };
  /** Gives the time of the tests with a day alone. */
  time: { input: { part: string; time: string; now: string }; output: ImportPreview };
  /** Writes what is left of the kept rows as a workbook. */
  write: { input: { now: string }; output: Uint8Array<ArrayBuffer> };
}

/** A task with its number; the result has the same number. */
export type SheetRequest = {
  [Task in keyof SheetTasks]: { id: number; task: Task; input: SheetTasks[Task]['input'] };
}[keyof SheetTasks];

/** The output of a task, or the message of what is wrong with the file. */
export type SheetResponse = { id: number } & ({ output: unknown } | { refusal: string | null });

let draft: ImportDraft = {
  table: { rows: [], fields: [], isDate1904: false, notes: [] },
  excluded: new Set(),
  times: {},
};
let shown: PreviewRow[] = [];

/** Keeps a draft. @returns its preview */
function keep(next: ImportDraft, now: string): ImportPreview {
  const preview = previewOf(next, now);
  draft = next;
  shown = preview.rows;
  return preview;
}

/** Keeps a draft. @returns its preview with the rows that differ from those before */
function change(next: ImportDraft, now: string): ImportPreview {
  const before = new Map(shown.map((row) => [row.row, JSON.stringify(row)]));
  const preview = keep(next, now);
  const rows = preview.rows.filter((row) => before.get(row.row) !== JSON.stringify(row));
  return { ...preview, rows };
}

const read = async (file: File): Promise<Book> =>
  readBook(new Uint8Array(await file.arrayBuffer()), maxImportRows);

async function run(request: SheetRequest): Promise<unknown> {
  switch (request.task) {
    case 'open': {
      const { from, now } = request.input;
      const book =
        typeof from === 'string'
          ? { sheets: [tableSheet(importSheetName, from)], hidden: [] }
          : await read(from);
      return keep(draftOf(book), now);
    }
    case 'edit': {
      const { row, texts, now } = request.input;
      return change(editRow(draft, row, texts), now);
    }
    case 'exclude': {
      const { rows, isExcluded, now } = request.input;
      return change(excludeRows(draft, rows, isExcluded), now);
    }
    case 'time': {
      const { part, time, now } = request.input;
      return change(giveTime(draft, part, time), now);
    }
    case 'write':
      return writeBook(sheetToSend(draft, request.input.now));
  }
}

async function respondTo(request: SheetRequest): Promise<SheetResponse> {
  try {
    return { id: request.id, output: await run(request) };
  } catch (error) {
    return { id: request.id, refusal: error instanceof SheetRefusal ? error.message : null };
  }
}

addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  void respondTo(data).then((reply) => postMessage(reply));
});
