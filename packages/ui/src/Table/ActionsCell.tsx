import { Button } from '../Button/index.ts';
import { MenuButton, type MenuItem } from '../Menu/index.ts';
import { actions as actionsStyle } from './cells.css.ts';

export interface ActionsCellProps {
  /** Most wanted first. What cannot be done now stays, with its `disabledReason`. */
  actions: readonly MenuItem[];
  /** How many stand in the row itself; the others are in its menu. */
  inline?: number | undefined;
}

/**
 * What can be done with a row: the first few as quiet buttons, the rest behind 更多.
 * Its column is pinned at the end.
 */
export function ActionsCell({ actions, inline = 2 }: ActionsCellProps) {
  // One action behind a menu is one press too many.
  const shown = actions.length === inline + 1 ? actions.length : inline;
  const hidden = actions.slice(shown);
  return (
    <span className={actionsStyle}>
      {actions
        .slice(0, shown)
        .map(({ id, label, icon, tone, isDisabled, disabledReason, onAction }) => (
          <Button
            key={id}
            size="small"
            variant="quiet"
            tone={tone === 'danger' ? 'danger' : 'brand'}
            icon={icon}
            isDisabled={isDisabled}
            disabledReason={disabledReason}
            onPress={onAction}
          >
            {label}
          </Button>
        ))}
      {hidden.length > 0 && (
        <MenuButton label="更多" isIconOnly size="small" variant="quiet" items={hidden} />
      )}
    </span>
  );
}
