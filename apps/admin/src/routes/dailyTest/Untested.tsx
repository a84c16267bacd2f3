import { type UntestedPerson } from '@anzhu/api/contract/healthTest';
import { untestedColumns } from '@anzhu/domain/healthTest';
import { Table } from '@anzhu/ui/Table';
import { useMemo } from 'react';
import type { QueryState } from '../../data/useCall.ts';

const none: UntestedPerson[] = [];
const rowId = ({ id }: UntestedPerson): string => id;

export interface UntestedProps {
  query: QueryState<UntestedPerson[]>;
  onEnter: (person: UntestedPerson) => void;
}

/** 今日未检: the people in isolation without a test today, each with an entry at once. */
export function Untested({ query: { data, error, isLoading, retry }, onEnter }: UntestedProps) {
  const columns = useMemo(() => untestedColumns(onEnter), [onEnter]);
  return (
    <Table
      label="今日未检"
      columns={columns}
      rows={data ?? none}
      rowId={rowId}
      isLoading={isLoading}
      error={error && { message: error.message, onRetry: retry }}
      emptyMessage="今日都已检测"
    />
  );
}
