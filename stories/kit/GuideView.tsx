import type { Guide } from '../../.storybook/guide.ts';
import { CircleCheck, CircleX } from '../../packages/ui/src/Icon/index.ts';
import { DescriptionList } from '../../packages/ui/src/DescriptionList/DescriptionList.tsx';
import { Grid } from '../../packages/ui/src/Layout/index.ts';
import { color, named, space, text } from '../../packages/ui/src/theme/index.ts';

const kinds = [
  { name: 'good', word: '宜', tone: 'success', Icon: CircleCheck },
  { name: 'bad', word: '忌', tone: 'danger', Icon: CircleX },
] as const;

/** Uses to copy beside uses to avoid: 宜 and 忌. */
export function Rules({ good, bad }: Pick<Guide, 'good' | 'bad'>) {
  const rules = { good, bad };
  return (
    <div className="sb-unstyled" lang="zh-CN" style={{ marginBlock: space[4] }}>
      <Grid columns="320px" gap={4} isFilling>
        {kinds.map(({ name, word, tone, Icon }) => (
          <section
            key={name}
            aria-label={word}
            style={{ borderTop: `2px solid ${color[tone]}`, paddingTop: space[2] }}
          >
            <div
              style={{ display: 'flex', gap: space[1], alignItems: 'center', color: color[tone] }}
            >
              <Icon size={16} />
              <strong style={{ ...named, ...text.lead }}>{word}</strong>
            </div>
            <ul style={{ margin: `${space[2]} 0 0`, padding: 0, listStyle: 'none' }}>
              {rules[name].map((rule) => (
                <li key={rule} style={{ ...text.body, paddingBlock: space[1], color: color.ink }}>
                  {rule}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Grid>
    </div>
  );
}

/** The named parts of a component, each with what it is for. */
export function Anatomy({ parts }: { parts: NonNullable<Guide['anatomy']> }) {
  return (
    <div className="sb-unstyled" lang="zh-CN" style={{ marginBlock: space[4] }}>
      <DescriptionList
        columns={1}
        items={Object.entries(parts).map(([label, value]) => ({ label, value }))}
      />
    </div>
  );
}
