import type { Id } from '@anzhu/api/contract/codecs';
import { DescriptionList, type DescriptionListProps } from '@anzhu/ui/DescriptionList';
import { Stack } from '@anzhu/ui/Layout';
import { RecordHead, type RecordHeadProps } from '@anzhu/ui/RecordPanel';
import { Seal, type Carving } from '@anzhu/ui/Seal';
import { useState } from 'react';
import { corner, sheet } from './RecordFacts.css.ts';

export interface RecordFactsProps {
  /** Who or what the record is, with the facts that decide; by default the facts alone. */
  head?: RecordHeadProps | undefined;
  items: DescriptionListProps['items'];
  isLoading: boolean;
  /** The record: another one starts anew. */
  recordId?: Id | undefined;
  /** The stamp of the decision about it; none while nothing is decided. */
  seal?: Carving | undefined;
}

/**
 * The facts of a record, with the stamp of the decision in their corner. A stamp is pressed down when the decision is
 * made while the record is shown; one that was made before is simply there.
 */
export function RecordFacts({ head, items, isLoading, recordId, seal }: RecordFactsProps) {
  const [first, setFirst] = useState({ recordId, seal });
  if (first.recordId !== recordId) setFirst({ recordId, seal });
  return (
    <div className={sheet} aria-busy={isLoading}>
      <Stack gap={4}>
        {head && <RecordHead {...head} />}
        <DescriptionList items={items} />
      </Stack>
      {seal && (
        <div className={corner}>
          <Seal
            key={seal.text}
            carving={seal}
            isFresh={first.recordId === recordId && first.seal !== seal}
          />
        </div>
      )}
    </div>
  );
}
