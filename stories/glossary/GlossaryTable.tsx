import type { Term } from './terms.ts';

/** The terms of one subject, as a table of a documentation page. */
export function GlossaryTable({ terms }: { terms: readonly Term[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>中文</th>
          <th>Identifier</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ chinese, identifier, meaning }) => (
          <tr key={`${chinese} ${identifier}`}>
            <td>{chinese}</td>
            <td>
              <code>{identifier}</code>
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
