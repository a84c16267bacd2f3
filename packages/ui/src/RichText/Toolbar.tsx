import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { Tip } from '../Tooltip/Tip.tsx';
import { moveIndex } from '../lib/moveIndex.ts';
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
import { ariaKeys, keyHint } from './keys.ts';
import { group, tool as toolStyle, toolbar } from './RichText.css.ts';

const isMac = navigator.userAgent.includes('Mac');

interface ToolbarProps {
  editor: Editor;
  /** Names the tools and the tip of each. */
  id: string;
  groups: readonly (readonly Tool[])[];
  /** What has been opened by its tool. */
  opened: 'link' | 'image' | null;
  onOpen: (what: 'link' | 'image') => void;
  /** The tool of links is pointed at or has the focus: what it opens can be fetched. */
  onLinkNear: () => void;
  linkTool: RefObject<HTMLButtonElement | null>;
  ref: RefObject<HTMLDivElement | null>;
}

/** The tools above the text: one stop of Tab, arrows between them, each with its shortcut as a tip. */
export function Toolbar({
  editor,
  id,
  groups,
  opened,
  onOpen,
  onLinkNear,
  linkTool,
  ref,
}: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const tools = groups.flat();
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ action, canRun }) => ({
        isOn: action.isOn?.(now),
        canRun: canRun?.(now) ?? true,
      })),
  });

  const move = (event: KeyboardEvent): void => {
    const motion = { count: tools.length, isHorizontal: true, wraps: true };
    const next = moveIndex(event.key, current, motion);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    ref.current?.querySelectorAll('button')[next]?.focus();
  };

  const button = (tool: Tool) => {
    const place = tools.indexOf(tool);
    const { isOn, canRun = true } = states[place] ?? {};
    const { action, label, keys, icon: Icon } = tool;
    const opens = 'opens' in action ? action.opens : undefined;
    const tipId = `${id}-${place}`;
    return [
      <button
        key={label}
        ref={opens === 'link' ? linkTool : undefined}
        type="button"
        className={toolStyle}
        tabIndex={place === current ? 0 : -1}
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={!canRun || undefined}
        aria-haspopup={opens === 'link' ? 'dialog' : undefined}
        aria-expanded={opens === 'link' ? opened === 'link' : undefined}
        aria-keyshortcuts={ariaKeys(keys, isMac)}
        onPointerEnter={opens === 'link' ? onLinkNear : undefined}
        onFocus={() => {
          setCurrent(place);
          if (opens === 'link') onLinkNear();
        }}
        onKeyDown={move}
        // So that the selection stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!canRun) return;
          if ('run' in action) action.run(editor);
          else onOpen(action.opens);
        }}
      >
        <Icon size={16} />
      </button>,
      <Tip key={tipId} id={tipId}>
        {label} {keyHint(keys, isMac)}
      </Tip>,
    ];
  };

  return (
    <div ref={ref} role="toolbar" aria-label="格式" className={toolbar}>
      {groups.map((some) => (
        <div key={some[0]?.label} className={group}>
          {some.map(button)}
        </div>
      ))}
    </div>
  );
}

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

/** A tool that puts a mark or a kind of block on and takes it off. */
const toggle = (
  label: string,
  icon: Icon,
  keys: string,
  name: string,
  run: (editor: Editor) => void,
): Tool => ({
  label,
  icon,
  keys,
  action: { run, isOn: (editor) => editor.isActive(name) },
});

/** The tools, in groups. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    toggle('加粗', Bold, 'Mod-B', 'bold', (editor) => chain(editor).toggleBold().run()),
    toggle('斜体', Italic, 'Mod-I', 'italic', (editor) => chain(editor).toggleItalic().run()),
    toggle('下划线', Underline, 'Mod-U', 'underline', (editor) =>
      chain(editor).toggleUnderline().run(),
    ),
  ],
  [
    toggle('标题', Heading, 'Mod-Alt-3', 'heading', (editor) =>
      chain(editor).toggleHeading({ level: 3 }).run(),
    ),
    toggle('列表', List, 'Mod-Shift-8', 'bulletList', (editor) =>
      chain(editor).toggleBulletList().run(),
    ),
    toggle('编号', ListOrdered, 'Mod-Shift-7', 'orderedList', (editor) =>
      chain(editor).toggleOrderedList().run(),
    ),
    toggle('引用', Quote, 'Mod-Shift-B', 'blockquote', (editor) =>
      chain(editor).toggleBlockquote().run(),
    ),
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
