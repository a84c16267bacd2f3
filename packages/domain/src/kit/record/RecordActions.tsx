import { Button } from '@anzhu/ui/Button';
import { MenuButton, type MenuItem } from '@anzhu/ui/Menu';

export interface RecordActionsProps {
  /** The usual one first. What cannot be taken back has the tone danger. */
  actions: readonly MenuItem[];
}

/** Buttons beside each other in a panel. */
const most = 3;

/** What can be done with a record in its panel: the next step as the main button, the rest in 更多. */
export function RecordActions({ actions }: RecordActionsProps) {
  const buttons = actions
    .filter(({ disabledReason, tone }) => disabledReason === undefined && tone !== 'danger')
    .slice(0, most);
  const others = actions.filter((action) => !buttons.includes(action));
  return (
    <>
      {buttons.map(({ id, label, onAction }, index) => (
        <Button
          key={id}
          tone={index === 0 ? 'brand' : undefined}
          variant={index === 0 ? 'solid' : 'outline'}
          onPress={() => onAction()}
        >
          {label}
        </Button>
      ))}
      {others.length > 0 && <MenuButton label="更多" items={others} />}
    </>
  );
}
