export interface FactsProps {
  /** The names of the columns. */
  head: readonly string[];
  /** One line each, as many cells as there are columns; what is between backticks is code. */
  rows: readonly (readonly string[])[];
}

/** A table of facts on a page of documentation: Markdown here has none. */
export function Facts({ head, rows }: FactsProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {head.map((name, column) => (
              <td key={name}>{withCode(cells[column] ?? '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const withCode = (words: string) =>
  words.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
