import type { CSSProperties, ReactNode } from 'react';
import { Text } from '../../packages/ui/src/Text/Text.tsx';
import { color, space } from '../../packages/ui/src/theme/index.ts';

export interface MatrixProps<Row, Column> {
  /** What is compared; the accessible name. */
  label: string;
  /** What differs from row to row, by the names of the rows. */
  rows: Readonly<Record<string, Row>>;
  /** What differs from column to column, by the names of the columns. */
  columns: Readonly<Record<string, Column>>;
  /** What stands in a row and a column. */
  children: (row: Row, column: Column) => ReactNode;
  /** The columns share the whole width, each at least that of a small field. @default false */
  isFilling?: boolean;
}

/** It is scrolled by the arrow keys. */
const scrolls = { tabIndex: 0 };
const cell: CSSProperties = {
  padding: `${space[2]} ${space[4]} ${space[2]} 0`,
  textAlign: 'start',
};
const ruled: CSSProperties = { ...cell, borderBottom: `1px solid ${color.line}` };

/** Looks of a component by two properties, with the names of rows and columns. */
export function Matrix<const Row, const Column>({
  label,
  rows,
  columns,
  children,
  isFilling = false,
}: MatrixProps<Row, Column>) {
  const wide: CSSProperties = { tableLayout: 'fixed', width: '100%', minWidth: '920px' };
  return (
    <section
      aria-label={label}
      data-wide={isFilling || undefined}
      style={{ overflowX: 'auto' }}
      {...scrolls}
    >
      <table style={{ borderCollapse: 'collapse', ...(isFilling && wide) }}>
        <thead>
          <tr>
            <td style={{ ...ruled, ...(isFilling && { width: '108px' }) }}>
              <Text size="note" tone="subtle">
                {label}
              </Text>
            </td>
            {Object.keys(columns).map((column) => (
              <th key={column} scope="col" style={ruled}>
                <Text size="note" tone="muted">
                  {column}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([name, row]) => (
            <tr key={name}>
              <th scope="row" style={{ ...cell, whiteSpace: 'nowrap' }}>
                <Text size="note" tone="muted">
                  {name}
                </Text>
              </th>
              {Object.entries(columns).map(([place, column]) => (
                <td key={place} style={{ ...cell, verticalAlign: isFilling ? 'top' : 'middle' }}>
                  {children(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Names that are values as well, as those of a union. */
export const byName = <const Name extends string>(names: readonly Name[]): Record<string, Name> =>
  Object.fromEntries(names.map((name) => [name, name]));
