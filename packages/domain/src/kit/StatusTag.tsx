import { Tag, type TagProps } from '@anzhu/ui/Tag';

/** How a status is shown: label, tone and icon, the same everywhere. */
export interface StatusLook {
  label: string;
  tone: TagProps['tone'];
  /** 12 px; shows the status to readers who see no colours. */
  icon?: TagProps['icon'];
  isDashed?: boolean;
}

/** A status by its look, as a tag: of an order, a room, an isolation, a review, an urgency. */
export function StatusTag({ look: { label, tone, icon, isDashed } }: { look: StatusLook }) {
  return (
    <Tag tone={tone} icon={icon} isDashed={isDashed}>
      {label}
    </Tag>
  );
}
