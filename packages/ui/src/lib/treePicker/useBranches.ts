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
  const load = useStable(async (node: TreeNode<Value>) => (await loadChildren?.(node)) ?? []);
  const isLazy = loadChildren !== undefined;

  return useMemo(() => {
    const put = (value: Value, state: BranchState | readonly TreeNode<Value>[]): void =>
      setLoaded((before) => new Map(before).set(value, state));
    const loadNode = async (node: TreeNode<Value>): Promise<void> => {
      put(node.value, 'pending');
      try {
        put(node.value, await load(node));
      } catch {
        requested.current.delete(node.value);
        put(node.value, 'failed');
      }
    };
    const found = (node: TreeNode<Value>) =>
      isLazy && node.children === undefined ? loaded.get(node.value) : node.children;

    return {
      childrenOf: (node) => {
        const children = found(node);
        return typeof children === 'object' ? children : [];
      },
      canOpen: (node) => {
        const children = found(node);
        if (typeof children === 'object') return children.length > 0;
        return isLazy && node.isLeaf !== true;
      },
      stateOf: (node) => {
        const state = found(node);
        return typeof state === 'string' ? state : undefined;
      },
      load: (node) => {
        if (!isLazy || node.isLeaf === true || node.children !== undefined) return;
        if (requested.current.has(node.value)) return;
        requested.current.add(node.value);
        void loadNode(node);
      },
    };
  }, [loaded, isLazy, load]);
}
