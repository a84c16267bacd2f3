import { provinces } from '@anzhu/api/rules/provinces';
import { describe, expect, it } from 'vitest';
import { chinaMap, findProvince, type ProvinceShape } from './chinaMap.ts';
import { clampSpot, describePoint, moveByKey, viewProvince, viewSize } from './provinceView.ts';

const shapeOf = (name: string): ProvinceShape => {
  const shape = findProvince(name);
  if (!shape) throw new Error(`no shape of ${name}`);
  return shape;
};

describe('the map', () => {
  it('has every province of the wire, the islands, the ten dashes and the names', () => {
    expect(provinces.map((name) => findProvince(name)?.properties.short)).toEqual(provinces);
    expect(chinaMap.provinces).toHaveLength(34);
    expect(chinaMap.isles.geometry.coordinates).toHaveLength(10);
    expect(chinaMap.dash.geometry.coordinates).toHaveLength(10);
    expect(chinaMap.places.map(({ properties }) => properties.name)).toEqual(
      expect.arrayContaining(['钓鱼岛', '赤尾屿', '南沙群岛', '曾母暗沙']),
    );
  });

  it.each([
    ['北京市', '110000'],
    ['北京', '110000'],
    ['广西壮族自治区', '450000'],
    ['香港特别行政区', '810000'],
  ])('finds %s', (name, id) => {
    expect(findProvince(name)?.id).toBe(id);
  });

  it('finds no unknown place', () => {
    expect(findProvince('某省')).toBeUndefined();
    expect(findProvince('')).toBeUndefined();
  });
});

describe('the view of a province', () => {
  it.each(provinces)('%s fits, with its centre in it and back from the drawing', (name) => {
    const view = viewProvince(shapeOf(name));
    const spot = view.spotOf(view.centre);
    expect(clampSpot(spot)).toEqual(spot);
    expect(view.coordinatesOf(spot)).toEqual(view.centre);
    expect(view.province).toMatch(/^M/);
    expect(view.step).toBeGreaterThan(0);
  });

  it.each([
    ['浙江', 120.15, 30.25, true],
    ['浙江', 121.47, 31.23, false],
    ['上海', 121.47, 31.23, true],
    ['新疆', 87.6, 43.8, true],
    ['海南', 110.2, 20, true],
    ['海南', 112.34, 16.83, true],
    ['广东', 112.34, 16.83, false],
    ['浙江', -120.15, 30.25, false],
  ])('%s has %d, %d in it: %s', (name, longitude, latitude, isInside) => {
    expect(viewProvince(shapeOf(name)).isInside({ longitude, latitude })).toBe(isInside);
  });

  it('names neighbours and islands that are in view', () => {
    expect(viewProvince(shapeOf('台湾')).labels.map(({ name }) => name)).toContain('钓鱼岛');
    expect(viewProvince(shapeOf('河北')).labels.map(({ name }) => name)).toContain('天津');
  });

  it('keeps a far place at the edge', () => {
    expect(clampSpot([-900, 9000])).toEqual([0, viewSize.height]);
  });
});

describe('moving by keys', () => {
  const point = { longitude: 120, latitude: 30 };
  it.each([
    ['ArrowLeft', false, 119.99, 30],
    ['ArrowRight', false, 120.01, 30],
    ['ArrowUp', false, 120, 30.01],
    ['ArrowDown', true, 120, 29.9],
  ])('%s with Shift %s', (key, shiftKey, longitude, latitude) => {
    expect(moveByKey(point, { key, shiftKey }, 0.01)).toEqual({ longitude, latitude });
  });

  it('stays on earth, and leaves other keys alone', () => {
    const edge = { longitude: 180, latitude: 90 };
    expect(moveByKey(edge, { key: 'ArrowRight', shiftKey: true }, 1)).toEqual(edge);
    expect(moveByKey(edge, { key: 'Tab', shiftKey: false }, 1)).toBeNull();
  });

  it('is said in words', () => {
    expect(describePoint({ longitude: 120.15, latitude: 30.25 })).toBe('东经 120.15°，北纬 30.25°');
    expect(describePoint({ longitude: -1.5, latitude: -2 })).toBe('西经 1.5°，南纬 2°');
  });
});
