import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension, type Editor } from '@tiptap/react';
import { fileOfDataUrl } from './paste.ts';

/** The position of a pending picture. It is no part of the document. */
interface Place {
  id: number;
  element: HTMLElement;
  position: number;
}

type Change = { type: 'add'; places: readonly Place[] } | { type: 'remove'; id: number };

const key = new PluginKey<DecorationSet>('pendingImages');

const placeholder = ({ id, element, position }: Place): Decoration =>
  Decoration.widget(position, () => element, {
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
  if (!change) return places;
  return change.type === 'add'
    ? places.add(transaction.doc, change.places.map(placeholder))
    : places.remove(find(places, change.id));
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
export function placeOf(state: EditorState, id: number): number | null {
  const places = key.getState(state);
  return (places && find(places, id)[0]?.from) ?? null;
}

/** Keeps places for pictures. */
export function addPlaces(editor: Editor, places: readonly Place[]): void {
  const change: Change = { type: 'add', places };
  editor.view.dispatch(editor.state.tr.setMeta(key, change).setMeta('addToHistory', false));
}

/** Gives a place up; with an address the picture is there instead. */
export function settlePlace(editor: Editor, id: number, address?: string): void {
  const change: Change = { type: 'remove', id };
  const position = placeOf(editor.state, id);
  const { tr, schema } = editor.state;
  tr.setMeta(key, change);
  const picture = address && schema.nodes['image']?.create({ src: address, alt: '' });
  if (picture && position !== null) tr.insert(position, picture);
  editor.view.dispatch(tr);
}

/** Removes inline data pictures from the text. @returns their files and positions */
export function takeOutDataImages(editor: Editor): { file: File | null; position: number }[] {
  const { tr, doc } = editor.state;
  const found: { file: File | null; position: number }[] = [];
  doc.descendants((node, position) => {
    const source: unknown = node.attrs['src'];
    if (node.type.name !== 'image' || typeof source !== 'string' || !source.startsWith('data:'))
      return;
    const here = tr.mapping.map(position);
    tr.delete(here, here + node.nodeSize);
    found.push({ file: fileOfDataUrl(source, '粘贴的图片'), position: here });
  });
  if (found.length > 0) editor.view.dispatch(tr.setMeta('addToHistory', false));
  return found;
}
