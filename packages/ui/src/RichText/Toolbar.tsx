import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { isMacPlatform } from '../KeyHint/platform.ts';
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
import { ariaKeys, keyHint, toolKeys, type ToolName } from './keys.ts';
import { group, tool as toolStyle, toolbar } from './RichText.css.ts';
import { useTexts } from '../texts/context.ts';
import { richTextTexts } from './texts.ts';

const isMac = isMacPlatform();

interface ToolbarProps {
  editor: Editor;
  isLinkOpen: boolean;
  onOpen: (what: 'link' | 'image') => void;
  linkTool: RefObject<HTMLButtonElement | null>;
  barRef: RefObject<HTMLDivElement | null>;
}

/** The tools above the text: one stop of Tab, arrows between them, each with its shortcut as a tip. */
export function Toolbar(props: ToolbarProps) {
  const { editor, isLinkOpen, onOpen, linkTool, barRef } = props;
  const texts = useTexts('RichText', richTextTexts);
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ isOn, canRun }) => ({
        isOn: isOn?.(now),
        canRun: canRun?.(now) ?? true,
      })),
  });

  const move = (event: KeyboardEvent): void => {
    const motion = { count: tools.length, isHorizontal: true, wraps: true };
    const next = moveIndex(event.key, current, motion);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    barRef.current?.querySelectorAll('button')[next]?.focus();
  };

  const button = (tool: Tool) => {
    const place = tools.indexOf(tool);
    const { isOn, canRun = true } = states[place] ?? {};
    const { name, icon: Icon } = tool;
    const label = texts[name];
    const keys = toolKeys[name];
    const isLink = 'opens' in tool && tool.opens === 'link';
    return [
      <button
        key={name}
        ref={isLink ? linkTool : undefined}
        type="button"
        className={toolStyle}
        tabIndex={place === current ? 0 : -1}
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={!canRun || undefined}
        aria-haspopup={isLink ? 'dialog' : undefined}
        aria-expanded={isLink ? isLinkOpen : undefined}
        aria-keyshortcuts={ariaKeys(keys, isMac)}
        onFocus={() => setCurrent(place)}
        onKeyDown={move}
        // So that the selection stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!canRun) return;
          if ('run' in tool) tool.run(editor.chain().focus()).run();
          else onOpen(tool.opens);
        }}
      >
        <Icon size={16} />
      </button>,
      <Tip key={keys}>
        {label} {keyHint(keys, isMac)}
      </Tip>,
    ];
  };

  return (
    <div ref={barRef} role="toolbar" aria-label={texts.format} className={toolbar}>
      {toolGroups.map((some) => (
        <div key={some[0]?.name} className={group}>
          {some.map(button)}
        </div>
      ))}
    </div>
  );
}

/** A tool of the toolbar: it does something to the text, or opens something. */
type Tool = {
  name: ToolName;
  icon: Icon;
  isOn?: (editor: Editor) => boolean;
  /** Whether it can do anything now; by default always. */
  canRun?: (editor: Editor) => boolean;
} & ({ run: (chain: ChainedCommands) => ChainedCommands } | { opens: 'link' | 'image' });

/** A tool that puts a mark or a kind of block on and takes it off. */
const toggle = (
  name: ToolName,
  icon: Icon,
  type: string,
  run: (chain: ChainedCommands) => ChainedCommands,
): Tool => ({ name, icon, run, isOn: (editor) => editor.isActive(type) });

const toolGroups: readonly (readonly Tool[])[] = [
  [
    toggle('bold', Bold, 'bold', (chain) => chain.toggleBold()),
    toggle('italic', Italic, 'italic', (chain) => chain.toggleItalic()),
    toggle('underline', Underline, 'underline', (chain) => chain.toggleUnderline()),
  ],
  [
    toggle('heading', Heading, 'heading', (chain) => chain.toggleHeading({ level: 3 })),
    toggle('list', List, 'bulletList', (chain) => chain.toggleBulletList()),
    toggle('numbered', ListOrdered, 'orderedList', (chain) => chain.toggleOrderedList()),
    toggle('quote', Quote, 'blockquote', (chain) => chain.toggleBlockquote()),
  ],
  [
    {
      name: 'link',
      icon: Link,
      opens: 'link',
      isOn: (editor) => editor.isActive('link'),
    },
    { name: 'image', icon: ImageIcon, opens: 'image' },
  ],
  [
    {
      name: 'undo',
      icon: Undo2,
      run: (chain) => chain.undo(),
      canRun: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      icon: Redo2,
      run: (chain) => chain.redo(),
      canRun: (editor) => editor.can().redo(),
    },
  ],
];

const tools = toolGroups.flat();
