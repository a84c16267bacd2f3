import { useMemo, useRef, useState } from 'react';
import type { Branches, BranchState, LoadChildren, TreeNode, TreeValue } from '../tree/index.ts';
import { useStable } from '../useStable.ts';

type Loaded<Value extends TreeValue> = ReadonlyMap<Value, BranchState | readonly TreeNode<Value>[]>;

/** State of lazily loaded children. */
export function useBranches<Value extends TreeValue>(
  loadChildren: LoadChildren<Value> | undefined,
): Branches<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>(new Map());
  const requested = useRef(new Set<Value>());
  const isLazy = loadChildren !== undefined;
  const load = useStable(async (node: TreeNode<Value>): Promise<void> => {
    const put = (state: BranchState | readonly TreeNode<Value>[]): void =>
      setLoaded((before) => new Map(before).set(node.value, state));
    if (requested.current.has(node.value)) return;
    requested.current.add(node.value);
    put('pending');
    try {
      put((await loadChildren?.(node)) ?? []);
    } catch {
      requested.current.delete(node.value);
      put('failed');
    }
  });

  return useMemo(() => {
    const found = (node: TreeNode<Value>) => node.children ?? loaded.get(node.value);
    const mayLoad = (node: TreeNode<Value>): boolean => isLazy && node.isLeaf !== true;
    return {
      isLazy,
      childrenOf: (node) => {
        const children = found(node);
        return typeof children === 'object' ? children : [];
      },
      canOpen: (node) => {
        const children = found(node);
        return typeof children === 'object' ? children.length > 0 : mayLoad(node);
      },
      stateOf: (node) => {
        const state = found(node);
        return typeof state === 'string' ? state : undefined;
      },
      load: (node) => {
        if (mayLoad(node) && node.children === undefined) void load(node);
      },
    };
  }, [loaded, isLazy, load]);
}
