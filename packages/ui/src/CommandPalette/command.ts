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
  /** Its shortcut, as it is written on the keys: Ctrl+P. Only shown; whoever acts listens. */
  shortcut?: string | undefined;
  /** Further words it is found by, and which are not shown. */
  keywords?: string | undefined;
  /** The palette closes; then this happens. */
  onAction: () => void;
}

/** Commands that are known in the browser; searched as written and by pinyin. */
export interface CommandGroup {
  id: string;
  /** What they are: 页面, 操作. */
  label: string;
  items: readonly Command[];
}

/** Commands that someone else has to be asked for. */
export interface CommandSource {
  id: string;
  /** What it finds: 订单, 客户. */
  label: string;
  /**
   * Answers what it found for the words, best first. Asked once typing rests; the signal aborts when
   * other words were typed meanwhile. A rejection is shown in its place, with 重试.
   */
  search: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
  /** How many characters have to be typed before it is asked. 1. */
  minLength?: number | undefined;
}
