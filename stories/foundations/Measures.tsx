import { Button } from '@anzhu/ui/Button';
import { Grid, Inline, Stack } from '@anzhu/ui/Layout';
import { Tag } from '@anzhu/ui/Tag';
import { Text } from '@anzhu/ui/Text';
import { color, density, level, radius, shadow, space } from '@anzhu/ui/theme';

/** Steps of the 4 px grid. */
export function SpaceScale() {
  return (
    <Stack gap={2}>
      {Object.entries(space)
        .toSorted(([, one], [, other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
        .map(([step, size]) => (
          <Inline key={step} gap={4} isWrapping={false}>
            <span style={{ width: space[12] }}>
              <Text size="small">{step}</Text>
            </span>
            <span style={{ width: space[12] }}>
              <Text size="small" tone="muted">
                {size}
              </Text>
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
          <Text isStrong>{name}</Text>
          <Text size="small" tone="muted">
            {corners[name]} · {radius[name]}
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
        <Text isStrong>shadow</Text>
        <Text size="small" tone="muted">
          Only for what floats: menus, dialogs, messages
        </Text>
      </Stack>
    </Grid>
  );
}

/** The z-index levels. */
export function Levels() {
  return (
    <Inline gap={3}>
      {Object.entries(level).map(([name, height]) => (
        <Tag key={name} tone="neutral">
          {name} {height}
        </Tag>
      ))}
    </Inline>
  );
}

const rows = ['1208 豪华大床房', '1209 标准双床房', '1210 湖景套房'];

/** The same thing at both densities: only heights and gaps change, never the type. */
export function Densities() {
  return (
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
  );
}
