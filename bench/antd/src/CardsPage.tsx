import { Button, Card, Dropdown, Tag, type MenuProps } from 'antd';
import { memo, useState } from 'react';
import { changeRoom, playLive, rooms as first, roomWords, type BoardRoom } from '../../work.ts';

const tones = ['green', 'cyan', 'blue', 'default', 'gold'];
const nextDeed = ['办理入住', '退房', '办理入住', '办理入住', '打扫'];
const menu: MenuProps = {
  items: ['房间详情', '编辑房间', '查看入住人', '换房'].map((label) => ({ key: label, label })),
};

const RoomCard = memo(function RoomCard({ room }: { room: BoardRoom }) {
  return (
    <Card
      size="small"
      title={room.name}
      style={{ width: 152 }}
      extra={
        <Dropdown menu={menu} trigger={['click']}>
          <Button size="small" type="text">
            更多
          </Button>
        </Dropdown>
      }
    >
      <div>{room.typeName}</div>
      <Tag color={tones[room.status]}>{roomWords[room.status]}</Tag>
      <Button size="small" type="link">
        {nextDeed[room.status]}
      </Button>
    </Card>
  );
});

export function CardsPage() {
  const [isMounted, setMounted] = useState(false);
  const [rooms, setRooms] = useState(first);
  const play = (): void => playLive((turn) => setRooms((now) => changeRoom(now, turn)));
  return (
    <>
      <button onClick={() => setMounted(!isMounted)}>挂载</button>
      <button onClick={play}>开始</button>
      {isMounted && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {rooms.map((room) => (
            <RoomCard key={room.id} room={room} />
          ))}
        </div>
      )}
    </>
  );
}
