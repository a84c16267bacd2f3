import { KeyHint } from '../../packages/ui/src/KeyHint/KeyHint.tsx';
import { space } from '../../packages/ui/src/theme/index.ts';
import type { Place } from './keys.ts';

/** `Escape` is printed `Esc` on keyboards. */
const printed = (keys: string): string => keys.replace('Escape', 'Esc');

/** The keys of a place. */
export function KeyTable({ uses }: Pick<Place, 'uses'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">keys</th>
          <th scope="col">what they do</th>
        </tr>
      </thead>
      <tbody>
        {uses.map(({ keys, does }) => (
          <tr key={`${keys.join(' ')} ${does}`}>
            <td>
              <span lang="zh-CN" style={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
                {keys.map((one) => (
                  <KeyHint key={one} keys={printed(one)} />
                ))}
              </span>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
