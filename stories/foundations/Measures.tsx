import { Button } from '@anzhu/ui/Button';
import { Grid, Inline, Stack } from '@anzhu/ui/Layout';
import { Text } from '@anzhu/ui/Text';
import { color, density, radius, shadow, space } from '@anzhu/ui/theme';
import { Copy } from '../kit/Copy.tsx';
import { TokenTable } from './tokens/TokenTable.tsx';

/** Steps of the 4 px grid. */
export function SpaceScale() {
  return (
    <Stack gap={2}>
      {Object.entries(space)
        .toSorted(([, one], [, other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
        .map(([step, size]) => (
          <Inline key={step} gap={4} isWrapping={false}>
            <span style={{ width: '112px' }}>
              <Copy text={`space[${step}]`} />
            </span>
            <span style={{ width: '64px' }}>
              <Copy text={size} />
            </span>
            <span style={{ width: size, height: space[4], background: color.brand }} />
          </Inline>
        ))}
    </Stack>
  );
}

const corners = {
  control: 'controls',
  panel: 'panels, dialogs',
  round: 'badges, avatars',
} as const;

/** Three corners; one shadow, for what floats and nothing else. */
export function Shapes() {
  return (
    <Grid columns="184px" gap={6}>
      {(['control', 'panel', 'round'] as const).map((name) => (
        <Stack key={name} gap={2}>
          <div
            style={{
              height: '72px',
              border: `1px solid ${color.lineStrong}`,
              borderRadius: radius[name],
              background: color.surface,
            }}
          />
          <Text size="small" tone="muted">
            <Copy text={`radius.${name}`} />
            <Copy text={radius[name]} />
          </Text>
          <Text size="small" tone="muted">
            {corners[name]}
          </Text>
        </Stack>
      ))}
      <Stack gap={2}>
        <div
          style={{
            height: '72px',
            borderRadius: radius.panel,
            background: color.surface,
            boxShadow: shadow,
          }}
        />
        <Copy text="shadow" />
        <Text size="small" tone="muted">
          Only for what floats: menus, dialogs, messages
        </Text>
      </Stack>
    </Grid>
  );
}

/** The z-index levels. */
export const Levels = () => <TokenTable group="level" />;

const rows = ['1208 豪华大床房', '1209 标准双床房', '1210 湖景套房'];

/** The same thing at both densities: only heights and gaps change, never the type. */
export function Densities() {
  return (
    <Stack gap={6}>
      <Grid columns={2} gap={8}>
        {(['comfortable', 'compact'] as const).map((name) => (
          <div key={name} data-density={name}>
            <Stack gap={3}>
              <Text isStrong>{name === 'compact' ? 'Compact' : 'Comfortable'}</Text>
              <Inline gap={2}>
                <Button tone="brand" variant="solid">
                  办理入住
                </Button>
                <Button>换房</Button>
              </Inline>
              <div
                style={{
                  border: `1px solid ${color.line}`,
                  borderRadius: radius.panel,
                  background: color.surface,
                }}
              >
                {rows.map((row) => (
                  <div
                    key={row}
                    style={{
                      display: 'flex',
                      alignItems: 'center',
                      height: density.row,
                      paddingInline: density.cellInset,
                    }}
                  >
                    <Text size="small">{row}</Text>
                  </div>
                ))}
              </div>
            </Stack>
          </div>
        ))}
      </Grid>
      <TokenTable group="density" />
    </Stack>
  );
}
