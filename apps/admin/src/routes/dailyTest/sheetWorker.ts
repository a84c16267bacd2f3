import { editRow, excludeRows, previewOf, sheetToSend } from '@anzhu/api/rules/importDraft';
import type {
  ImportDraft,
  ImportPreview,
  PreviewRow,
  RowTexts,
} from '@anzhu/api/rules/importDraft';
import { maxImportRows } from '@anzhu/api/contract/healthTest';
import { readBook } from '@anzhu/api/rules/readSheet';
import { SheetRefusal, type Sheet } from '@anzhu/api/rules/sheet';
import { tableSheet } from '@anzhu/api/rules/tableText';
import { importSheetName } from '@anzhu/api/rules/testImport';
import { writeBook } from '@anzhu/api/rules/writeSheet';

/** What the worker does, with its input. `now` is `yyyy-MM-dd HH:mm:ss`. */
export interface SheetTasks {
  /** Reads a workbook, or text that was pasted from a table; its sheet is kept for what follows. */
  open: { input: { from: File | string; now: string }; output: ImportPreview };
  /** Replaces the texts of a row of the kept sheet. @returns the rows that look different now */
  edit: { input: { row: number; texts: RowTexts; now: string }; output: PreviewRow[] };
  /** Excludes rows, or takes them in again. @returns the rows that look different now */
  exclude: { input: { rows: number[]; isExcluded: boolean; now: string }; output: PreviewRow[] };
  /** Writes what is left of the kept sheet as a workbook. */
  write: { input: null; output: Uint8Array<ArrayBuffer> };
}

/** A task with its number; the result has the same number. */
export type SheetRequest = {
  [Task in keyof SheetTasks]: { id: number; task: Task; input: SheetTasks[Task]['input'] };
}[keyof SheetTasks];

/** The output of a task, or the message of what is wrong with the file. */
export type SheetResponse = { id: number } & ({ output: unknown } | { refusal: string | null });

let draft: ImportDraft = {
  sheet: { name: importSheetName, rows: [], isDate1904: false },
  excluded: new Set(),
};
let shown: PreviewRow[] = [];

/** Keeps a draft. @returns its preview */
function keep(next: ImportDraft, now: string): ImportPreview {
  const preview = previewOf(next, now);
  draft = next;
  shown = preview.rows;
  return preview;
}

/** Keeps a draft. @returns the rows that differ from those before */
function change(next: ImportDraft, now: string): PreviewRow[] {
  const before = new Map(shown.map((row) => [row.row, JSON.stringify(row)]));
  return keep(next, now).rows.filter((row) => before.get(row.row) !== JSON.stringify(row));
}

const read = async (file: File): Promise<Sheet> =>
  readBook(new Uint8Array(await file.arrayBuffer()), importSheetName, maxImportRows);

async function run(request: SheetRequest): Promise<unknown> {
  switch (request.task) {
    case 'open': {
      const { from, now } = request.input;
      const sheet = typeof from === 'string' ? tableSheet(importSheetName, from) : await read(from);
      return keep({ sheet, excluded: new Set() }, now);
    }
    case 'edit': {
      const { row, texts, now } = request.input;
      return change(editRow(draft, row, texts), now);
    }
    case 'exclude': {
      const { rows, isExcluded, now } = request.input;
      return change(excludeRows(draft, rows, isExcluded), now);
    }
    case 'write':
      return writeBook(sheetToSend(draft));
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
