import { megabytes } from '../lib/formatSize.ts';
import { Extension, type Editor } from '@tiptap/react';
import type { RefObject } from 'react';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import {
  imageTypes,
  useUploadQueue,
  usualMessages,
  type Choice,
  type FileRules,
  type UploadFile,
} from '../Uploader/index.ts';
import { hasFiles, useFileDrop } from '../lib/useFileDrop.ts';
import { limitNesting } from './allowed.ts';
import { useTexts } from '../texts/context.ts';
import { uploaderTexts } from '../Uploader/texts.ts';

const picturesOnly = /^(?:\s|&nbsp;|<!--[\s\S]*?-->|<[^>]*>)*$/;
const anyPicture = /<img\b/i;

/** Whether the files of a paste with HTML are meant: Word adds a picture of the text, a browser an `<img>`. */
export function meansFiles(html: string): boolean {
  return html === '' || (picturesOnly.test(html) && anyPicture.test(html));
}

/** Pasted HTML as the editor has it: links keep their address only, no target and no class. */
export function fromElsewhere(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a')) {
    for (const name of link.getAttributeNames()) if (name !== 'href') link.removeAttribute(name);
  }
  limitNesting(body);
  return withKnownHeadings(body.innerHTML);
}

/** Headings that the editor does not have become those that it has. */
export function withKnownHeadings(html: string): string {
  return html.replaceAll(/<(\/?)h1\b/gi, '<$1h2').replaceAll(/<(\/?)h[56]\b/gi, '<$1h4');
}

/** How many pictures of a paste are on the other side's machine, out of reach: Word's, or a mail's. */
export function countLostPictures(html: string): number {
  const lost = /<img\b[^>]*\bsrc\s*=\s*["']?\s*(?:file|blob|cid|webkit-fake-url):/gi;
  return html.match(lost)?.length ?? 0;
}

/** The file inside of a data address, as pasted pictures have it; null when there is none. */
export function fileOfDataUrl(url: string, name: string): File | null {
  const match = /^data:(image\/([a-z0-9+.-]+));base64,(.*)$/is.exec(url);
  if (!match) return null;
  const [, type = '', kind = '', content = ''] = match;
  try {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    return new File([bytes], `${name}.${kind.toLowerCase()}`, { type: type.toLowerCase() });
  } catch {
    return null;
  }
}

const elements = new WeakMap<File, HTMLElement>();

export function elementOf(file: File): HTMLElement {
  const known = elements.get(file);
  if (known) return known;
  const element = document.createElement('span');
  element.contentEditable = 'false';
  elements.set(file, element);
  return element;
}

/** A picture and its position; by default the cursor. */
export type NewImage = Choice & { position?: number };

interface ImageOptions {
  editor: Editor;
  /** The editor's root: files dropped on it or pasted into it are taken before the editor handles them. */
  frame: RefObject<HTMLElement | null>;
  send: UploadFile;
  /** Number of pictures of a paste that cannot be read. */
  onLost: (count: number) => void;
}

const rules: FileRules = { types: imageTypes, maxBytes: megabytes(10) };

/** The pending pictures of an editor, and their positions in the text. `isOver`: files are being dragged over it. */
export function useImages({ editor, frame, send, onLost }: ImageOptions) {
  const texts = useTexts('Uploader', uploaderTexts);
  const { uploads, queue, isPending } = useUploadQueue({
    rules,
    messages: usualMessages({ ...rules, kind: 'image' }, texts),
    send,
    onSent: ({ id }, address) => {
      settlePlace(editor, id, address);
      queue.drop(id);
    },
  });

  const add = (images: readonly NewImage[]): void => {
    const ids = queue.add(images);
    const { doc, selection, tr } = editor.state;
    const added = images.map(({ file, position = selection.to }, index) =>
      placeholder(ids[index] ?? 0, file, position),
    );
    const change: Change = (places) => places.add(doc, added);
    editor.view.dispatch(tr.setMeta(key, change).setMeta('addToHistory', false));
  };
  const remove = (id: number): void => {
    settlePlace(editor, id);
    queue.drop(id);
    editor.commands.focus();
  };
  /** Deleting the placeholder cancels the picture. */
  const dropDeleted = (): void => {
    for (const { id } of queue.read()) if (placeOf(editor.state, id) === null) queue.drop(id);
  };

  const isOver = useFileDrop(frame, {
    onFiles: (files, event) => {
      const place =
        event instanceof DragEvent
          ? editor.view.posAtCoords({ left: event.clientX, top: event.clientY })
          : null;
      add(place ? files.map((one) => ({ ...one, position: place.pos })) : files);
    },
    takesPaste: (data, { target }) => {
      if (!(target instanceof Node && frame.current?.contains(target))) return false;
      const html = data.getData('text/html');
      const isTaken = hasFiles(data) && meansFiles(html);
      if (!isTaken) onLost(countLostPictures(html));
      return isTaken;
    },
  });

  return { uploads, isPending, isOver, add, retry: queue.retry, remove, dropDeleted };
}

/** What a transaction does to the places: its meta data. */
type Change = (places: DecorationSet) => DecorationSet;

const key = new PluginKey<DecorationSet>('pendingImages');

/** Marks the position of a pending picture. It is no part of the document. */
const placeholder = (id: number, file: File, position: number): Decoration =>
  Decoration.widget(position, () => elementOf(file), {
    id,
    key: String(id),
    // Its buttons are for pressing, not for the editor.
    stopEvent: () => true,
    ignoreSelection: true,
  });

const find = (places: DecorationSet, id: number): Decoration[] =>
  places.find(undefined, undefined, (spec) => spec['id'] === id);

function apply(transaction: Transaction, before: DecorationSet): DecorationSet {
  const places = before.map(transaction.mapping, transaction.doc);
  const change = transaction.getMeta(key) as Change | undefined;
  return change ? change(places) : places;
}

/** Tracks the positions of pending pictures while the text changes. */
export const PendingImages = Extension.create({
  name: 'pendingImages',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: { init: () => DecorationSet.empty, apply },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** Position of a placeholder, or null when it was deleted. */
function placeOf(state: EditorState, id: number): number | null {
  const places = key.getState(state);
  return (places && find(places, id)[0]?.from) ?? null;
}

/** Removes a placeholder; with an address the picture is inserted there. */
function settlePlace(editor: Editor, id: number, address?: string): void {
  const change: Change = (places) => places.remove(find(places, id));
  const position = placeOf(editor.state, id);
  const { tr, schema } = editor.state;
  tr.setMeta(key, change);
  const picture = address && schema.nodes['image']?.create({ src: address, alt: '' });
  if (picture && position !== null) tr.insert(position, picture);
  editor.view.dispatch(tr);
}

/** Removes inline data pictures from the text. @returns their files and positions */
export function takeOutDataImages(
  editor: Editor,
  fileName: string,
): { file: File | null; position: number }[] {
  const { tr, doc } = editor.state;
  const found: { file: File | null; position: number }[] = [];
  doc.descendants((node, position) => {
    const source: unknown = node.attrs['src'];
    if (node.type.name !== 'image' || typeof source !== 'string' || !source.startsWith('data:'))
      return;
    const here = tr.mapping.map(position);
    tr.delete(here, here + node.nodeSize);
    found.push({ file: fileOfDataUrl(source, fileName), position: here });
  });
  if (found.length > 0) editor.view.dispatch(tr.setMeta('addToHistory', false));
  return found;
}
