import { Inline, Stack } from '@anzhu/ui/Layout';
import { Tag } from '@anzhu/ui/Tag';
import { Text } from '@anzhu/ui/Text';
import { color, radius, space, tones, type Tone } from '@anzhu/ui/theme';
import { chartAmounts, chartCategories } from '@anzhu/ui/theme/chart';
import { Ban, BedDouble, Bookmark, Brush, Check, Circle, ShieldAlert } from '@anzhu/ui/Icon';

const meanings: Record<Tone, { words: string; icon: typeof Check }> = {
  neutral: { words: '没有要说的', icon: Ban },
  brand: { words: '在用、选中', icon: BedDouble },
  success: { words: '完成、空闲', icon: Circle },
  warning: { words: '等人来做', icon: Brush },
  danger: { words: '危险、逾期', icon: ShieldAlert },
  info: { words: '预订、信息', icon: Bookmark },
  accent: { words: '隔离', icon: Check },
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
        类别：彼此分得开，色觉不同的人也分得开
      </Text>
      <Bar colours={chartCategories} />
      <Text size="small" tone="muted">
        数量：一个色相，由浅入深
      </Text>
      <Bar colours={chartAmounts} />
    </div>
  );
}
