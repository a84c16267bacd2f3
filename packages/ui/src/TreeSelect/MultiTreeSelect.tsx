import type { TreeValue } from '../lib/tree/index.ts';
import type { Selectable } from '../lib/treePicker/TreeTrigger.tsx';
import { toggleCheck, type Cascade } from './checks.ts';
import { TreeField, type TreeSelectBase } from './TreeSelect.tsx';

export interface MultiTreeSelectProps<Value extends TreeValue> extends TreeSelectBase<Value> {
  /** The values of the checked nodes; `cascade` decides which nodes these are. */
  value: readonly Value[];
  /** Called with the values of all checked nodes, with none when it is cleared. */
  onChange: (value: Value[]) => void;
  /**
   * What a check on a node means. none: that node alone; leaves: all below it, and the value names the
   * nodes with nothing below; tops: all below it, and the value names the highest nodes that are checked
   * as a whole.
   */
  cascade: Cascade;
  /** With `cascade="none"`: leaf offers only nodes with nothing below; any, the default, every node. */
  selectable?: Selectable | undefined;
}

/**
 * Several nodes of a tree: the departments that are filtered by, the menus that a role may open.
 *
 * Use it where branches are selected as often as single nodes. Do not use it for one node (`TreeSelect`), nor
 * for a few options that could all be visible (`CheckboxGroup`).
 *
 * Keyboard: as in `TreeSelect`; Enter, or Space while nothing is typed, checks and unchecks, and the sheet
 * stays open.
 */
export function MultiTreeSelect<Value extends TreeValue>({
  value,
  onChange,
  cascade,
  selectable = 'any',
  ...field
}: MultiTreeSelectProps<Value>) {
  return (
    <TreeField
      {...field}
      choice={{ isMultiple: true, cascade, selectable }}
      values={value}
      onPress={(target, entries) => onChange(toggleCheck(entries, value, target, cascade))}
      onClear={() => onChange([])}
    />
  );
}
