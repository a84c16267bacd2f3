import { ChinaMap } from '@anzhu/domain/map';
import { useState } from 'react';
import { mapPoints, mapSize } from '../../chartFigures.ts';

const noAction = (): void => undefined;

export function MapPage() {
  const [isMounted, setMounted] = useState(false);
  const [turn, setTurn] = useState<0 | 1>(0);
  return (
    <>
      <button onClick={() => setMounted(!isMounted)}>挂载</button>
      <button onClick={() => setTurn(turn === 0 ? 1 : 0)}>更新</button>
      <div style={{ width: mapSize.width }}>
        {isMounted && (
          <ChinaMap
            title="客源分布"
            points={mapPoints[turn]}
            measure="订单数"
            unit="单"
            onAction={noAction}
          />
        )}
      </div>
    </>
  );
}
