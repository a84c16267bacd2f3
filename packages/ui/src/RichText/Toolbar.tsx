import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { Tip } from '../Tooltip/index.ts';
import { moveIndex } from '../lib/moveIndex.ts';
import { ariaKeys, keyHint } from './keys.ts';
import { group, tool as toolStyle, toolbar } from './RichText.css.ts';
import type { Tool } from './tools.ts';

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
