import type { Id } from '@anzhu/api/contract/codecs';
import type { Region } from '@anzhu/api/rules/regions';
import { useMemo } from 'react';
import { RecordSelect, type RecordSelectProps } from '../record/index.ts';

export interface RegionPickerProps extends Omit<RecordSelectProps, 'label' | 'records'> {
  /** Each after the one above it; undefined while they are being loaded. */
  regions: readonly Region<Id>[] | undefined;
}

/** Regions with those above them, and how many hotels they have: 杭州, 华东区 · 32 家. */
function regionRecords(regions: readonly Region<Id>[]) {
  const paths = new Map<Id, string>();
  return regions.map(({ id, parentId, name, hotelIds }) => {
    const above = parentId === null ? undefined : paths.get(parentId);
    paths.set(id, above === undefined ? name : `${above} / ${name}`);
    const count = `${hotelIds.size} 家`;
    return { id, name, description: above === undefined ? count : `${above} · ${count}` };
  });
}

/**
 * Chooses a region of a chain, or with none all of its hotels. Nothing where departments divide no hotels.
 *
 * Keyboard: as `Select`.
 */
export function RegionPicker({ regions, ...field }: RegionPickerProps) {
  const records = useMemo(() => regions && regionRecords(regions), [regions]);
  if (records?.length === 0) return null;
  return (
    <RecordSelect
      placeholder="全部区域"
      isClearable
      isLabelHidden
      {...field}
      label="区域"
      records={records}
    />
  );
}
