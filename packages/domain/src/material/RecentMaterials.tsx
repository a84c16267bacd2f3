import type { MaterialApplication } from '@anzhu/api/contract/material';
import { formatSlashedDay } from '@anzhu/api/rules/timeText';
import { LinkButton, type LinkTarget } from '@anzhu/ui/Button';
import { FormSection } from '@anzhu/ui/Form';
import { Inline } from '@anzhu/ui/Layout';
import { Skeleton } from '@anzhu/ui/Skeleton';
import { Text } from '@anzhu/ui/Text';
import { quantityOf, statusOf } from './facts.tsx';
import { details, entry, list } from './MaterialForm.css.ts';

export interface RecentMaterialsProps {
  /** The last applications of the hotel; undefined while they are loading. */
  recent: readonly MaterialApplication[] | undefined;
  /** 物资申请记录 */
  records: LinkTarget;
}

/** What the hotel has applied for lately, and what has become of it. */
export const RecentMaterials = ({ recent, records }: RecentMaterialsProps) => (
  <FormSection title="最近申请">
    {recent === undefined && (
      <div className={list}>
        {['a', 'b', 'c', 'd', 'e'].map((application) => (
          <div key={application} className={entry}>
            <Skeleton width="60%" height={22} />
            <Skeleton width={64} height={22} />
            <span className={details}>
              <Skeleton width="40%" height={18} />
            </span>
          </div>
        ))}
      </div>
    )}
    {recent?.length === 0 && <Text tone="muted">还没有申请过物资</Text>}
    {recent !== undefined && recent.length > 0 && (
      <ul className={list} aria-label="最近申请">
        {recent.map((application) => (
          <li key={application.id} className={entry}>
            <span>
              {application.applyThing} {quantityOf(application)}
            </span>
            {statusOf(application)}
            <span className={details}>
              {[formatSlashedDay(application.createTime), application.reviewRemarks]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    )}
    <Inline gap={2}>
      <LinkButton size="small" {...records}>
        物资申请记录
      </LinkButton>
    </Inline>
  </FormSection>
);
