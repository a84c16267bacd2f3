import { lazyPart } from '../lib/lazyPart/index.ts';
import { preloadPinyin } from '../lib/search/index.ts';
import type { Branches, TreeEntry, TreeNode, TreeValue } from '../lib/tree/index.ts';
import { TreeTrigger, type TreePickerProps } from '../lib/treePicker/TreeTrigger.tsx';

const sheet = lazyPart(() => import('./TreeSheet.tsx').then((part) => part.TreeSheet));

interface TreeFieldProps extends Omit<TreePickerProps<TreeValue>, 'loadChildren'> {
  branches: Branches;
  choice: TreeChoice;
  /** The selection as text. */
  text: string | null;
  isLazy: boolean;
}

function preload(): void {
  sheet.preload();
  preloadPinyin();
}

/** The field of `TreeSelect` and `MultiTreeSelect`: the closed control, and the sheet that it opens. */
export function TreeField({ choice, text, ...trigger }: TreeFieldProps) {
  const { values, isMultiple } = choice;

  return (
    <TreeTrigger
      {...trigger}
      parts={text === null ? [] : [text]}
      count={isMultiple && values.length > 1 ? `${values.length} 项` : undefined}
      onClear={choice.clear}
      preload={preload}
      formValues={values}
    >
      {(open) => (
        <sheet.Part
          {...open}
          choice={{
            ...choice,
            press: (node, entries) => {
              if (!isMultiple) open.onClose();
              choice.press(node, entries);
            },
          }}
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
