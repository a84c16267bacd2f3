import type { LogDetail } from '@anzhu/api/contract/log';
import type { FieldChange } from '@anzhu/ui/DiffView';

/** A stored value as it is read; other back ends may log nested values. */
function shown(value: unknown): FieldChange['before'] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value as Exclude<FieldChange['before'], readonly string[]>;
}

/** The fields of an entry by their labels, with the values before and after. */
export function logChanges(detail: LogDetail | null): FieldChange[] {
  const { before, after } = detail ?? {};
  return Object.keys({ ...before, ...after }).map((label) => ({
    label,
    before: shown(before?.[label]),
    after: shown(after?.[label]),
  }));
}
