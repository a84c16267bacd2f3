import { Grid, Stack } from '@anzhu/ui/Layout';
import { Heading, Text } from '@anzhu/ui/Text';
import { color, radius, space } from '@anzhu/ui/theme';
import { contrast } from '../../packages/ui/src/theme/colorMath.ts';
import { darkColor, lightColor, type ThemeColor } from '../../packages/ui/src/theme/palette.ts';
import { Copy } from '../kit/Copy.tsx';
import { duties, uses } from './uses.ts';

type Name = keyof ThemeColor;

const groups: { title: string; names: Name[] }[] = [
  {
    title: 'Paper',
    names: ['canvas', 'surface', 'sunken', 'raised', 'hover', 'line', 'lineStrong', 'scrim'],
  },
  { title: 'Ink', names: ['ink', 'inkMuted', 'inkSubtle', 'focus'] },
  { title: 'Brand 黛青', names: ['brand', 'brandHover', 'brandSoft', 'onBrand'] },
  {
    title: 'Jade 竹青 and amber 琥珀',
    names: ['success', 'successSoft', 'warning', 'warningSoft'],
  },
  { title: 'Cinnabar 朱砂', names: ['danger', 'dangerHover', 'dangerSoft', 'onDanger', 'seal'] },
  { title: 'Indigo 靛 and wisteria 藤', names: ['info', 'infoSoft', 'accent', 'accentSoft'] },
];

/** The lowest contrast a colour has on what it is used on, in one theme; null when it carries nothing. */
export function lowestContrast(theme: ThemeColor, name: Name): number | null {
  const on = duties[name];
  return on ? Math.min(...on.map((duty) => contrast(theme[name], theme[duty.on]))) : null;
}

function Swatch({ name }: { name: Name }) {
  const lowest = [lightColor, darkColor].map((theme) => lowestContrast(theme, name));
  return (
    <figure style={{ display: 'grid', gap: space[2], alignContent: 'start' }}>
      <div
        style={{
          height: '72px',
          border: `1px solid ${color.line}`,
          borderRadius: radius.panel,
          background: color[name],
        }}
      />
      <figcaption style={{ display: 'grid' }}>
        <Copy text={`color.${name}`} />
        <Text size="small" tone="muted">
          {uses[name]}
        </Text>
        <Text size="note" tone="subtle">
          <Copy text={lightColor[name]} />
          <Copy text={darkColor[name]} />
        </Text>
        {typeof lowest[0] === 'number' && (
          <Text size="note" tone="subtle">
            Contrast at least {lowest.map((value) => value?.toFixed(1)).join(' · ')}
          </Text>
        )}
      </figcaption>
    </figure>
  );
}

/** Every colour with its use, both values, and the lowest contrast on what it is used on. */
export function Colours() {
  return (
    <Stack gap={8}>
      {groups.map(({ title, names }) => (
        <Stack key={title} gap={3}>
          <Heading level={2}>{title}</Heading>
          <Grid columns="184px" gap={5}>
            {names.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
