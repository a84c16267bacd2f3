import type { ReactNode } from 'react';
import { CircleCheck, CircleX } from '../../packages/ui/src/Icon/index.ts';
import { Grid, Inline } from '../../packages/ui/src/Layout/index.ts';
import { Text } from '../../packages/ui/src/Text/Text.tsx';
import { color, named, radius, space } from '../../packages/ui/src/theme/index.ts';

interface Picture {
  /** The component as it is used. Nothing in it can be pressed. */
  picture: ReactNode;
  /** Why, in one line. */
  reason: string;
}

export interface DoAndDontProps {
  good: Picture;
  bad: Picture;
}

/** A use to copy beside one to avoid, both of the real component, each with its reason. */
export function DoAndDont({ good, bad }: DoAndDontProps) {
  return (
    <Grid columns="320px" gap={4} isFilling>
      <Framed {...good} word="宜" tone="success" icon={<CircleCheck size={16} />} />
      <Framed {...bad} word="忌" tone="danger" icon={<CircleX size={16} />} />
    </Grid>
  );
}

interface FramedProps extends Picture {
  word: string;
  tone: 'success' | 'danger';
  icon: ReactNode;
}

function Framed({ picture, reason, word, tone, icon }: FramedProps) {
  return (
    <figure
      style={{
        display: 'grid',
        gridTemplateRows: '1fr auto',
        minWidth: 0,
        margin: 0,
        border: `1px solid ${color.line}`,
        borderTop: `2px solid ${color[tone]}`,
        borderRadius: radius.control,
      }}
    >
      <div inert style={{ display: 'grid', alignItems: 'center', minWidth: 0, padding: space[5] }}>
        {picture}
      </div>
      <figcaption
        style={{ padding: `${space[2]} ${space[5]}`, borderTop: `1px solid ${color.line}` }}
      >
        <Inline gap={2} isWrapping={false}>
          <Text tone={tone}>
            <Inline gap={1} isWrapping={false}>
              {icon}
              <span style={named}>{word}</span>
            </Inline>
          </Text>
          <span lang="en">
            <Text size="small" tone="muted">
              {reason}
            </Text>
          </span>
        </Inline>
      </figcaption>
    </figure>
  );
}
