import type { Id } from '@anzhu/api/contract/codecs';
import type { Region } from '@anzhu/api/rules/regions';
import { useMemo } from 'react';
import { RecordSelect, type RecordSelectProps } from '../record/index.ts';

export interface RegionPickerProps extends Omit<RecordSelectProps, 'label' | 'records'> {
  /** Each after the one above it; undefined while they are being loaded. */
  regions: readonly Region<Id>[] | undefined;
}

/** Regions with the names of those above them: 华东区 / 杭州. */
function namedRegions(regions: readonly Region<Id>[]) {
  const names = new Map<Id, string>();
  return regions.map(({ id, parentId, name, hotelIds }) => {
    const above = parentId === null ? undefined : names.get(parentId);
    const path = above === undefined ? name : `${above} / ${name}`;
    names.set(id, path);
    return { id, name: path, description: `${hotelIds.size} 家` };
  });
}

/**
 * Chooses a region of a chain, or with none all of its hotels. Nothing where departments divide no hotels.
 *
 * Keyboard: as `Select`.
 */
export function RegionPicker({ regions, ...field }: RegionPickerProps) {
  const records = useMemo(() => regions && namedRegions(regions), [regions]);
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
