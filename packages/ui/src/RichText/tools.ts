import type { Editor } from '@tiptap/react';
import {
  Bold,
  Heading,
  Image as ImageIcon,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Underline,
  Undo2,
  type Icon,
} from '../Icon/index.ts';

/** What a tool does: to the text, or by opening something. */
type ToolAction =
  | { run: (editor: Editor) => void; isOn?: (editor: Editor) => boolean }
  | { opens: 'link' | 'image'; isOn?: (editor: Editor) => boolean };

/** A tool of the toolbar. */
export interface Tool {
  label: string;
  icon: Icon;
  /** Its shortcut, as `Mod-B`. */
  keys: string;
  action: ToolAction;
  /** Whether it can do anything now; by default always. */
  canRun?: (editor: Editor) => boolean;
}

const chain = (editor: Editor) => editor.chain().focus();

/** The tools, in groups. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      label: '加粗',
      icon: Bold,
      keys: 'Mod-B',
      action: {
        run: (editor) => chain(editor).toggleBold().run(),
        isOn: (editor) => editor.isActive('bold'),
      },
    },
    {
      label: '斜体',
      icon: Italic,
      keys: 'Mod-I',
      action: {
        run: (editor) => chain(editor).toggleItalic().run(),
        isOn: (editor) => editor.isActive('italic'),
      },
    },
    {
      label: '下划线',
      icon: Underline,
      keys: 'Mod-U',
      action: {
        run: (editor) => chain(editor).toggleUnderline().run(),
        isOn: (editor) => editor.isActive('underline'),
      },
    },
  ],
  [
    {
      label: '标题',
      icon: Heading,
      keys: 'Mod-Alt-3',
      action: {
        run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
        isOn: (editor) => editor.isActive('heading'),
      },
    },
    {
      label: '列表',
      icon: List,
      keys: 'Mod-Shift-8',
      action: {
        run: (editor) => chain(editor).toggleBulletList().run(),
        isOn: (editor) => editor.isActive('bulletList'),
      },
    },
    {
      label: '编号',
      icon: ListOrdered,
      keys: 'Mod-Shift-7',
      action: {
        run: (editor) => chain(editor).toggleOrderedList().run(),
        isOn: (editor) => editor.isActive('orderedList'),
      },
    },
    {
      label: '引用',
      icon: Quote,
      keys: 'Mod-Shift-B',
      action: {
        run: (editor) => chain(editor).toggleBlockquote().run(),
        isOn: (editor) => editor.isActive('blockquote'),
      },
    },
  ],
  [
    {
      label: '链接',
      icon: Link,
      keys: 'Mod-Shift-L',
      action: { opens: 'link', isOn: (editor) => editor.isActive('link') },
    },
    { label: '图片', icon: ImageIcon, keys: 'Mod-Alt-P', action: { opens: 'image' } },
  ],
  [
    {
      label: '撤销',
      icon: Undo2,
      keys: 'Mod-Z',
      action: { run: (editor) => chain(editor).undo().run() },
      canRun: (editor) => editor.can().undo(),
    },
    {
      label: '重做',
      icon: Redo2,
      keys: 'Mod-Shift-Z',
      action: { run: (editor) => chain(editor).redo().run() },
      canRun: (editor) => editor.can().redo(),
    },
  ],
];
