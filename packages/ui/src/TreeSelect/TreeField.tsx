import { useId, useState } from 'react';
import type { FieldProps } from '../Field/index.ts';
import { lazyPart } from '../lib/lazyPart/index.ts';
import { preloadPinyin } from '../lib/search/index.ts';
import type { Branches, TreeNode, TreeEntry, TreeValue } from '../lib/tree/index.ts';
import { TreeTrigger, type Opening } from '../lib/treePicker/index.ts';

const sheet = lazyPart(() => import('./TreeSheet.tsx').then((part) => part.TreeSheet));

export interface TreeFieldProps {
  field: FieldProps;
  nodes: readonly TreeNode[];
  branches: Branches;
  choice: TreeChoice;
  /** The selection as text. */
  text: string | null;
  placeholder: string;
  isClearable: boolean;
  isLoading: boolean;
  isLazy: boolean;
}

function preload(): void {
  sheet.preload();
  preloadPinyin();
}

/** The field of `TreeSelect` and `MultiTreeSelect`: the closed control, and the sheet that it opens. */
export function TreeField(props: TreeFieldProps) {
  const { field, nodes, branches, choice, text, isLoading } = props;
  const { values, isMultiple } = choice;
  const id = useId();
  const [opening, setOpening] = useState<Opening | null>(null);
  const close = (): void => setOpening(null);

  return (
    <TreeTrigger
      field={field}
      parts={text === null ? [] : [text]}
      count={isMultiple && values.length > 1 ? `${values.length} 项` : undefined}
      placeholder={props.placeholder}
      isClearable={props.isClearable}
      opening={opening}
      onOpen={setOpening}
      onClear={choice.clear}
      preload={preload}
      sheetId={id}
      formValues={values}
    >
      {(trigger) => (
        <sheet.Part
          id={id}
          label={field.label}
          nodes={nodes}
          branches={branches}
          choice={{
            ...choice,
            press: (node, entries) => {
              if (!isMultiple) close();
              choice.press(node, entries);
            },
          }}
          query={opening?.query ?? ''}
          onQuery={(query) => setOpening((now) => now && { ...now, query })}
          isByKeyboard={opening?.isByKeyboard ?? false}
          isLazy={props.isLazy}
          emptyMessage={isLoading ? '加载中' : '暂无数据'}
          triggerRef={trigger}
          onClose={close}
        />
      )}
    </TreeTrigger>
  );
}

/** Which nodes can be chosen: those with nothing below, or any. */
export type Selectable = 'leaf' | 'any';

/** What is chosen in a tree, and what a press on a node does: one for single and for multiple choice. */
export interface TreeChoice {
  isMultiple: boolean;
  /** The chosen values. */
  values: readonly TreeValue[];
  /** How much of a node is chosen; `entries` is the whole tree. */
  statesOf: (entries: readonly TreeEntry[]) => ReadonlyMap<TreeValue, 'all' | 'some'>;
  /** Whether the node is one of those that are chosen; a press on others opens them. */
  isOffered: (node: TreeNode) => boolean;
  /** Chooses, or takes back. */
  press: (node: TreeNode, entries: readonly TreeEntry[]) => void;
  /** Takes all back. */
  clear: () => void;
}
