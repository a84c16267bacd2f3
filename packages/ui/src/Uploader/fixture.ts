import { fireEvent } from 'storybook/test';
import type { FileType } from './fileRules.ts';
import type { UploadFile, SendOptions } from './uploadQueue.ts';

const bytes = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAoElEQVR42gXBoQ0GIQwGUAZjAAZggA5A0J84cSEViIoKQhCIihMXcuIXHfB/L8SKVK9cb6pcakcVrqp1hIgr4c5gQi8QQBlDsUJsd2qcW6cmpSna4La07RCFk/QsQqJFBmSxbBULcfY0JU+lOcpcmJun6XxCNEmm2QbZKrZhxvaovSEeTWfks+jscgzn4fPq+UL0kXxl3+RW/IG/7J/67w+ABGLBlsm+KwAAAABJRU5ErkJggg==',
  pdf: btoa('%PDF-1.7 fixture'),
  html: btoa('<!DOCTYPE html><title>x</title>'),
};

const mediaTypes = { png: 'image/png', pdf: 'application/pdf', html: 'text/html' };

type Kind = keyof typeof bytes;

/** Documents for reading. */
export const documentTypes: readonly FileType[] = [
  {
    extensions: ['pdf'],
    mediaTypes: ['application/pdf', ''],
    signatures: [[0x25, 0x50, 0x44, 0x46, 0x2d]],
  },
];

/** A file with the signature of its kind, whatever its name and declared type. */
export function fileOf(name: string, kind: Kind = 'png', type: string = mediaTypes[kind]): File {
  const content = Uint8Array.from(atob(bytes[kind]), (letter) => letter.charCodeAt(0));
  return new File([content], name, { type });
}

/** A file with a given `size` but without content. */
export function fileOfSize(name: string, size: number): File {
  return Object.defineProperty(fileOf(name), 'size', { value: size });
}

/** A file that was moved away after it was chosen. */
export function goneFile(name: string): File {
  const slice = (): never => {
    throw new Error('gone');
  };
  return Object.defineProperty(fileOf(name), 'slice', { value: slice });
}

/** The address of a picture that can be shown without a network. */
export const pictureUrl = `data:image/png;base64,${bytes.png}`;

interface Call extends SendOptions {
  name: string;
  arrive: (url?: string) => void;
  fail: (message: string) => void;
}

/** An upload function that the story settles. `calls` are the uploads in order. */
export function createSender(): { send: UploadFile; calls: Call[] } {
  const calls: Call[] = [];
  const send: UploadFile = (file, options) =>
    new Promise((resolve, reject) => {
      calls.push({
        ...options,
        name: file.name,
        arrive: (url = `/files/${encodeURIComponent(file.name)}`) => resolve(url),
        fail: (message) => reject(new Error(message)),
      });
    });
  return { send, calls };
}

/** Chooses files as in the system's window. */
export async function choose(canvas: HTMLElement, ...files: File[]): Promise<void> {
  const input = canvas.querySelector('input[type="file"]');
  if (!input) throw new Error('there is nothing to choose files with');
  await fireEvent.change(input, { target: { files } });
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** @returns whether the browser's default action, navigating to the file, would happen */
function drag(type: 'dragover' | 'drop', target: Element, files: readonly File[]): boolean {
  const dataTransfer = transferOf(files);
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  return target.dispatchEvent(event);
}

/** Drags files over an element. */
export const dragOver = (target: Element, ...files: File[]): boolean =>
  drag('dragover', target, files);

/** Drops files on an element. */
export const drop = (target: Element, ...files: File[]): boolean => drag('drop', target, files);

/** Pastes files where the browser does while a button has the focus: into the page. */
export function paste(...files: File[]): void {
  const clipboardData = transferOf(files);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
}

/** Drags an entry of a list onto another one. */
export async function dragTo(from: Element | undefined, to: Element | undefined): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const [type, target] of [
    ['dragstart', from],
    ['dragover', to],
    ['drop', to],
    ['dragend', from],
  ] as const) {
    const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    if (target) await fireEvent(target, event);
  }
}
