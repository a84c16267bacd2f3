import type { ReactNode } from 'react';

/** One thing that can be found and done. */
export interface Command {
  /** Unique in the whole palette. */
  id: string;
  title: string;
  /** A few quieter words beside the title; found by too. */
  description?: string | undefined;
  /** 16 px. */
  icon?: ReactNode;
  /** Its keyboard shortcut, as printed on the keys: Ctrl+P. Only displayed; the handler is the caller's. */
  shortcut?: string | undefined;
  /** Further search terms, not shown. */
  keywords?: string | undefined;
  /** The heading that a hit of a source stands under. @default the label of the source */
  group?: string | undefined;
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
  /**
   * Returns the hits of a query, best first. Called after a debounce; the signal aborts when the query
   * changes. A rejection is shown in place, with 重试.
   */
  search: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
  /** Number of characters from which it is searched. @default 1 */
  minLength?: number | undefined;
}
