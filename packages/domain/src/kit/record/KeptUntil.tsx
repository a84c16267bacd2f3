import { Kept } from '@anzhu/api/contract/retention';
import { labelsOf } from '@anzhu/api/contract/label';
import type { Description } from '@anzhu/ui/DescriptionList';
import { InfoTip } from '@anzhu/ui/InfoTip';
import { Inline } from '@anzhu/ui/Layout';

const { until: label } = labelsOf(Kept);

/** Until when personal data is kept, with the reason behind ⓘ; as long as no day is known, how long. */
export const KeptUntil = ({ kept: { until, period, reason } }: { kept: Kept }) => (
  <Inline gap={1}>
    {until ?? period}
    <InfoTip label={label}>{reason}</InfoTip>
  </Inline>
);

/** The same as a fact of a record; none where the back end does not say it. */
export const keptFact = (kept: Kept | undefined): Description[] =>
  kept ? [{ label, value: <KeptUntil kept={kept} /> }] : [];
