import { useLayoutEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import type { Choice, FileRules } from './fileRules.ts';
import { uploaderTexts } from './texts.ts';
import type { UploadFile } from './uploadQueue.ts';
import { useUploadField } from './useUploadField.tsx';
import { useCommonTexts, useTexts } from '../texts/context.ts';
import { spokenCount, usualMessages } from './words.ts';

/** A file that has arrived. */
export interface UploadedFile {
  /** What `upload` returned. Unique in the list. */
  url: string;
  /** What it is called. */
  name: string;
}

interface UploadListOptions {
  value: readonly UploadedFile[];
  onChange: (value: readonly UploadedFile[]) => void;
  upload: UploadFile;
  rules: FileRules;
  kind: 'image' | 'file';
  maxFiles: number;
  isDisabled: boolean;
}

/**
 * Several uploads that are kept in an order. `spoken` is for a live region; `itemProps` make a file of the list one that is
 * dragged to another place; `keys` move and remove it while a button of it has the focus.
 */
export function useUploadList(options: UploadListOptions) {
  const { value, onChange, upload, rules, kind, maxFiles, isDisabled } = options;
  const texts = useTexts('Uploader', uploaderTexts);
  const { clauses } = useCommonTexts();
  const usual = usualMessages({ ...rules, kind }, texts);
  const [announced, setAnnounced] = useState('');
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  // Files may arrive between two renders: each is added to what the one before has left.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  const change = (next: readonly UploadedFile[], words: string): void => {
    latest.current = next;
    setAnnounced(words);
    onChange(next);
  };

  const field = useUploadField({
    isDisabled,
    isMultiple: true,
    rules,
    messages: { ...usual, tooMany: texts.tooMany(kind, maxFiles) },
    send: upload,
    onFiles: (choices) => {
      const taken = uploads.filter(({ state }) => state !== 'refused').length;
      setAnnounced('');
      queue.add(limit(choices, maxFiles - latest.current.length - taken));
    },
    onSent: ({ id, file }, url) => {
      queue.drop(id);
      change([...latest.current, { url, name: file.name }], texts.fileUploaded(file.name));
    },
  });
  const { uploads, queue } = field;

  const move = (from: number, to: number): void => {
    const next = [...value];
    const [moved] = next.splice(from, 1);
    if (!moved || from === to || to < 0 || to > next.length) return;
    next.splice(to, 0, moved);
    change(next, texts.fileMoved(moved.name, to + 1, next.length));
  };
  const remove = ({ url, name }: UploadedFile): void =>
    change(
      value.filter((one) => one.url !== url),
      texts.fileRemoved(name),
    );

  /** Alt with an arrow moves the file at a position by one, Delete removes it. */
  const keys =
    (position: number) =>
    (event: KeyboardEvent): void => {
      const file = value[position];
      if (isDisabled || !file) return;
      if (event.key === 'Delete') remove(file);
      const step = event.altKey ? steps[event.key] : undefined;
      if (step === undefined) return;
      event.preventDefault();
      move(position, position + step);
    };

  const itemProps = (position: number) => ({
    draggable: !isDisabled && value.length > 1,
    'data-dragged': drag?.from === position || undefined,
    'data-target': (drag && drag.from !== position && drag.to === position) || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      // Firefox begins no drag that carries nothing.
      event.dataTransfer.setData('text/plain', value[position]?.name ?? '');
      setDrag({ from: position, to: position });
    },
    onDragOver: (event: DragEvent) => {
      if (!drag) return;
      event.preventDefault();
      if (drag.to !== position) setDrag({ ...drag, to: position });
    },
    onDrop: (event: DragEvent) => {
      if (!drag) return;
      event.preventDefault();
      move(drag.from, position);
      setDrag(null);
    },
    onDragEnd: () => setDrag(null),
  });

  const spoken = clauses([announced, spokenCount(uploads, texts, clauses)].filter(Boolean));
  return { ...field, spoken, move, remove, keys, itemProps };
}

/** Where an arrow moves a file: the rows of a list, and the pictures beside each other. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/** Refuses the choices for which there is no room; those that are refused anyway take none. */
export function limit(choices: readonly Choice[], room: number): Choice[] {
  let left = room;
  return choices.map((choice) => {
    if (choice.problem) return choice;
    left -= 1;
    return left < 0 ? { ...choice, problem: 'tooMany' } : choice;
  });
}
