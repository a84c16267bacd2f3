import { Inline, Stack } from '@anzhu/ui/Layout';
import { Tag } from '@anzhu/ui/Tag';
import { Text } from '@anzhu/ui/Text';
import { color, radius, space, tones, type Tone } from '@anzhu/ui/theme';
import { TokenTable } from './tokens/TokenTable.tsx';
import { chartAmounts, chartCategories } from '@anzhu/ui/theme/chart';
import { Ban, BedDouble, Calendar, Brush, Check, CircleCheck, TriangleAlert } from '@anzhu/ui/Icon';

const meanings: Record<Tone, { words: string; icon: typeof Check }> = {
  neutral: { words: 'nothing to note', icon: Ban },
  brand: { words: 'in use, selected', icon: BedDouble },
  success: { words: 'done, vacant', icon: CircleCheck },
  warning: { words: 'to be done', icon: Brush },
  danger: { words: 'danger, overdue', icon: TriangleAlert },
  info: { words: 'reserved, information', icon: Calendar },
  accent: { words: 'isolation', icon: Check },
};

/** Seven tones, each with a word and a shape, so that they are messageShown apart in greyscale too. */
export function Tones() {
  return (
    <Stack gap={6}>
      <Inline gap={3}>
        {tones.map((tone) => {
          const { words, icon: Icon } = meanings[tone];
          return (
            <Tag key={tone} tone={tone} icon={<Icon size={12} />}>
              {words}
            </Tag>
          );
        })}
      </Inline>
      <div style={{ filter: 'grayscale(1)' }}>
        <Inline gap={3}>
          {tones.map((tone) => {
            const { words, icon: Icon } = meanings[tone];
            return (
              <Tag key={tone} tone={tone} icon={<Icon size={12} />}>
                {words}
              </Tag>
            );
          })}
        </Inline>
      </div>
    </Stack>
  );
}

function Bar({ colours }: { colours: readonly string[] }) {
  return (
    <div style={{ display: 'flex', gap: '2px', overflow: 'hidden', borderRadius: radius.control }}>
      {colours.map((one) => (
        <div key={one} style={{ flex: 1, height: space[10], background: one }} />
      ))}
    </div>
  );
}

/** What charts are drawn with: six kinds, and six steps of an amount. */
export function ChartColours() {
  return (
    <div
      style={{
        display: 'grid',
        gap: space[3],
        maxWidth: '640px',
        padding: space[4],
        borderRadius: radius.panel,
        background: color.surface,
      }}
    >
      <Text size="small" tone="muted">
        Kinds: any two can be told apart, with every colour vision
      </Text>
      <Bar colours={chartCategories} />
      <Text size="small" tone="muted">
        Amounts: one hue, from light to dark
      </Text>
      <Bar colours={chartAmounts} />
      <TokenTable group="chart" />
    </div>
  );
}
