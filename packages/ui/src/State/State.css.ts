import { eachTone, color, named, radius, space, text, weight } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const notice = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
  },
  variants: {
    isCompact: {
      true: { padding: `${space[4]} ${space[3]}` },
      false: { minHeight: '200px', padding: `${space[6]} ${space[4]}` },
    },
    isPage: { true: { minHeight: '70dvh', paddingBottom: '10dvh' } },
  },
});

export const badge = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.round,
  },
  variants: {
    isCompact: {
      true: { width: '28px', height: '28px', marginBottom: space[2] },
      false: { width: '40px', height: '40px', marginBottom: space[3] },
    },
    tone: eachTone(({ ink, soft }) => ({ color: ink, background: soft })),
  },
});

export const picture = style({ marginBottom: space[3] });

const words = { color: color.ink, overflowWrap: 'anywhere' } as const;

export const title = style({ ...words, ...text.body, fontWeight: weight.strong });

/** Of a state in place of a whole screen. */
export const pageTitle = style({ ...words, ...text.title, ...named });

export const description = style({
  ...text.small,
  maxWidth: '44ch',
  marginTop: '2px',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  marginTop: space[4],
});

export const loading = style({ display: 'block', minHeight: '200px' });
