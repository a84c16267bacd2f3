import { leaveOut, mendRow, previewOf, sheetToSend } from '@anzhu/api/rules/importDraft';
import type {
  ImportDraft,
  ImportPreview,
  PreviewRow,
  RowTexts,
} from '@anzhu/api/rules/importDraft';
import { readBook } from '@anzhu/api/rules/readSheet';
import { SheetRefusal, type Sheet } from '@anzhu/api/rules/sheet';
import { importSheetName } from '@anzhu/api/rules/testImport';
import { writeBook } from '@anzhu/api/rules/writeSheet';

/** What the worker does, with its input. `now` is `yyyy-MM-dd HH:mm:ss`. */
export interface SheetTasks {
  /** Reads a workbook; its sheet is kept for what follows. */
  open: { input: { file: File; now: string }; output: ImportPreview };
  /** Types a row of the kept sheet anew. @returns the rows that look different now */
  mend: { input: { row: number; texts: RowTexts; now: string }; output: PreviewRow[] };
  /** Leaves rows out, or takes them in again. @returns the rows that look different now */
  leaveOut: { input: { rows: number[]; isLeftOut: boolean; now: string }; output: PreviewRow[] };
  /** Writes a sheet, or what is left of the kept one, as a workbook. */
  write: { input: { sheet: Sheet | null }; output: Uint8Array<ArrayBuffer> };
}

/** A task with its number; the result has the same number. */
export type SheetRequest = {
  [Task in keyof SheetTasks]: { id: number; task: Task; input: SheetTasks[Task]['input'] };
}[keyof SheetTasks];

/** The output of a task, or the message of what is wrong with the file. */
export type SheetAnswer = { id: number } & ({ output: unknown } | { refusal: string | null });

let draft: ImportDraft = {
  sheet: { name: importSheetName, rows: [], isDate1904: false },
  leftOut: new Set(),
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

async function run(request: SheetRequest): Promise<unknown> {
  switch (request.task) {
    case 'open': {
      const { file, now } = request.input;
      const sheet = await readBook(new Uint8Array(await file.arrayBuffer()), importSheetName);
      return keep({ sheet, leftOut: new Set() }, now);
    }
    case 'mend': {
      const { row, texts, now } = request.input;
      return change(mendRow(draft, row, texts), now);
    }
    case 'leaveOut': {
      const { rows, isLeftOut, now } = request.input;
      return change(leaveOut(draft, rows, isLeftOut), now);
    }
    case 'write':
      return writeBook(request.input.sheet ?? sheetToSend(draft));
  }
}

async function answer(request: SheetRequest): Promise<SheetAnswer> {
  try {
    return { id: request.id, output: await run(request) };
  } catch (error) {
    return { id: request.id, refusal: error instanceof SheetRefusal ? error.message : null };
  }
}

addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  void answer(data).then((reply) => postMessage(reply));
});
