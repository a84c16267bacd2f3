import { Copy } from '../../kit/Copy.tsx';
import * as css from './TokenTable.css.ts';
import { collections, type Token } from './tokens.ts';

export interface TokenTableProps {
  /** A group of tokens: `chart`, `density`, `level`. */
  group: Token['group'];
}

/** It is scrolled by the arrow keys. */
const scrolls = { tabIndex: 0 };

/** The tokens of a group with their value in each context; names and values are copied by a press. */
export function TokenTable({ group }: TokenTableProps) {
  const collection = collections.find(({ contexts }) =>
    contexts[0]?.tokens.some((token) => token.group === group),
  );
  const contexts = (collection?.contexts ?? []).map(({ name, tokens }) => ({
    name,
    tokens: tokens.filter((token) => token.group === group),
  }));
  return (
    <section className={css.scroller} aria-label={group} {...scrolls}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              name
            </th>
            {contexts.map(({ name }) => (
              <th key={name} scope="col" className={css.head}>
                {contexts.length > 1 ? name : 'value'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contexts[0]?.tokens.map(({ name, code }, row) => (
            <tr key={name}>
              <td className={css.data}>
                <Copy text={code} />
              </td>
              {contexts.map((context) => (
                <td key={context.name} className={css.data}>
                  <Value token={context.tokens[row]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Value({ token }: { token: Token | undefined }) {
  if (!token || token.type === 'typography') return null;
  const { value } = token;
  if (typeof value === 'object') return <Copy text={value.alias} />;
  return (
    <>
      {token.type === 'color' && <span className={css.swatch} style={{ background: value }} />}
      <Copy text={String(value)} />
    </>
  );
}
