import type { ReactNode } from 'react';

/** What else can be done with what a command names, on its line. */
export interface CommandAction {
  /** Unique within the command. */
  id: string;
  /** A word or two: 退房. */
  label: string;
  /** Runs after the palette has closed. */
  onAction: () => void;
}

/** One thing that can be found and done. */
export interface Command {
  /** Unique in the whole palette. */
  id: string;
  title: string;
  /** A few quieter words beside the title; found by too. */
  description?: string | undefined;
  /** 16 px. */
  icon?: ReactNode;
  /** Further search terms, not shown. */
  keywords?: string | undefined;
  /** The heading that a hit of a source stands under. @default the label of the source */
  group?: string | undefined;
  /** At the end of the line, a few; → and ← move among them. */
  actions?: readonly CommandAction[] | undefined;
  /** Runs after the palette has closed. */
  onAction: () => void;
}

/** Local commands; searched as written and by pinyin. */
export interface CommandGroup {
  id: string;
  /** What they are: 页面, 操作. */
  label: string;
  items: readonly Command[];
}

/** Commands from a remote source. */
export interface CommandSource {
  id: string;
  /** What it finds: 订单, 客户; the heading while it is searched. */
  label: string;
  /** The hits of a query, best first, after a debounce; the signal aborts when the query changes. */
  search: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
}

export interface CommandPaletteProps {
  /** Whether the palette is shown. */
  isOpen: boolean;
  /** Called on Esc, ×, a press outside, or selection; then with the action, to be run once it is gone. */
  onClose: (act?: () => void) => void;
  /** Local commands: pages, actions. Must be referentially stable. */
  groups: readonly CommandGroup[];
  /** Remote sources: orders, guests. */
  sources?: readonly CommandSource[] | undefined;
  /** Commands to offer first, before anything is typed. The palette remembers nothing itself. */
  recent?: readonly Command[] | undefined;
  /** What is to be done now, offered after those while nothing is typed. */
  suggested?: CommandGroup | undefined;
  /** Called with the selected command before it runs; use it to maintain `recent`. */
  onAction?: ((command: Command) => void) | undefined;
  /** What is searched for at first. @default '' */
  defaultQuery?: string | undefined;
  /** Enter was pressed for `defaultQuery` already: its first hit is chosen. @default false */
  isEntered?: boolean | undefined;
  /** What can be searched for, in the empty field. @default '搜索' */
  placeholder?: string | undefined;
}
