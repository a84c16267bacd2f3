import { eachTone, color, radius, space, text, weight } from '../theme/index.ts';
import { recipe, style } from '../theme/style.ts';

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '200px',
  padding: `${space[6]} ${space[4]}`,
  textAlign: 'center',
});

export const badge = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    marginBottom: space[3],
    borderRadius: radius.round,
  },
  variants: { tone: eachTone(({ ink, soft }) => ({ color: ink, background: soft })) },
});

export const title = style({ ...text.body, fontWeight: weight.strong, color: color.ink });

export const description = style({
  ...text.small,
  maxWidth: '44ch',
  marginTop: '2px',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

export const action = style({ marginTop: space[4] });

export const loading = style({ display: 'block', minHeight: '200px' });
