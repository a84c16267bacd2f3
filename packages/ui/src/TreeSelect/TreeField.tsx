import { useId, useState } from 'react';
import type { FieldProps } from '../Field/index.ts';
import { lazyPart } from '../lib/lazyPart/index.ts';
import { preloadPinyin } from '../lib/search/index.ts';
import type { Branches, TreeNode } from '../lib/tree/index.ts';
import { TreeTrigger, type Opening } from '../lib/treePicker/index.ts';
import type { TreeChoice } from './choice.ts';

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
