import { useState, type ReactNode } from 'react';
import { Role } from '@anzhu/api/contract/role';
import { RoomCard } from '../../packages/domain/src/room/board/RoomCard.tsx';
import { everyKind, today } from '../../packages/domain/src/room/fixtures.ts';
import { Button } from '../../packages/ui/src/Button/index.ts';
import { RefreshCw } from '../../packages/ui/src/Icon/index.ts';
import { Inline, Stack } from '../../packages/ui/src/Layout/index.ts';
import { useMedia } from '../../packages/ui/src/lib/useMedia.ts';
import { Progress } from '../../packages/ui/src/Progress/Progress.tsx';
import { Seal, stamps } from '../../packages/ui/src/Seal/index.ts';
import { Switch } from '../../packages/ui/src/Switch/Switch.tsx';
import { Text } from '../../packages/ui/src/Text/Text.tsx';
import { color, media, motion, roomCard, space } from '../../packages/ui/src/theme/index.ts';
import { Copy } from '../kit/Copy.tsx';

interface Sample {
  /** Its name in code; null where it is no token. */
  token: string | null;
  value: string;
  use: string;
  /** The component after so many replays. */
  show: (turn: number) => ReactNode;
}

const nothing = (): void => {};
const [room] = everyKind;
/** As on the board, whose rows are grids. */
const cardSize = {
  display: 'grid',
  gridTemplate: `${roomCard.height} / ${roomCard.width}`,
};

const samples: readonly Sample[] = [
  {
    token: 'motion.quick',
    value: motion.quick,
    use: 'A control that changes: hover, focus, a switch, a chevron that turns.',
    show: (turn) => <Switch label="接收隔离" isSelected={turn % 2 === 1} onChange={nothing} />,
  },
  {
    token: 'motion.press',
    value: motion.press,
    use: 'The press of a seal, once, when a decision has just been made.',
    show: (turn) => <Seal key={turn} carving={stamps.approved} size={44} isFresh={turn > 0} />,
  },
  {
    token: 'motion.gentle',
    value: motion.gentle,
    use: 'What comes or grows: a drawer, a picture, a progress.',
    show: (turn) => <Progress label="导入" value={turn % 2 === 1 ? 86 : 24} />,
  },
  {
    token: null,
    value: '1400ms, fading',
    use: 'A live change: the room lights up once, where it happened.',
    show: (turn) =>
      room && (
        <table>
          <tbody>
            <tr style={cardSize}>
              <RoomCard
                room={room}
                role={Role.hotelMember}
                today={today}
                hotelDay={today}
                dayStarts="06:00:00"
                isCompact={false}
                hasNature={false}
                isCurrent={false}
                isOpen={false}
                changeCount={turn}
                onAction={nothing}
                onMenu={nothing}
                onReach={nothing}
              />
            </tr>
          </tbody>
        </table>
      ),
  },
];

/** Every kind of motion in the product, to play again; says so where the system wants none. */
export function MotionSamples() {
  const [turn, setTurn] = useState(0);
  const isCalm = useMedia(media.calm);
  return (
    <div className="sb-unstyled" style={{ marginBlock: space[6] }}>
      <Stack gap={4}>
        <Inline gap={3}>
          <Button icon={<RefreshCw size={16} />} onPress={() => setTurn(turn + 1)}>
            Play again
          </Button>
          <output>
            <Text tone="muted">
              {isCalm
                ? 'Your system asks for reduced motion: each state changes at once, as in the product.'
                : 'Set your system to reduced motion, and nothing here moves.'}
            </Text>
          </output>
        </Inline>
        {samples.map(({ token, value, use, show }) => (
          <div
            key={value}
            style={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) 200px',
              alignItems: 'center',
              gap: space[6],
              minHeight: '64px',
              paddingBottom: space[4],
              borderBottom: `1px solid ${color.line}`,
            }}
          >
            <Stack gap={1}>
              {token !== null && <Copy text={token} />}
              {token === null ? <Text isStrong>{value}</Text> : <Copy text={value} />}
              <Text tone="muted">{use}</Text>
            </Stack>
            <div inert lang="zh-CN">
              {show(turn)}
            </div>
          </div>
        ))}
      </Stack>
    </div>
  );
}
