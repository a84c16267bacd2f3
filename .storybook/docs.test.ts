import { expect, test } from 'vitest';
import { frameOverlays } from './docs.ts';

const framed = { inline: false, height: '560px' };

test.each([
  ['Overlays/Dialog', framed],
  ['Hotel/Order 订单/BillDialog', framed],
  ['Hotel/Room 房间/RoomConfirms', framed],
  ['Overlays/RecordPanel', framed],
  ['Overlays/Tooltip', undefined],
  ['Layout/Panel', undefined],
  ['Data/Table', undefined],
])('a page shows the stories of %s in %o', (title, story) => {
  const parameters = { docs: { codePanel: true } };
  frameOverlays({ title, parameters, argTypes: {} });
  expect(parameters.docs).toEqual(story ? { codePanel: true, story } : { codePanel: true });
});

test('a story may be higher', () => {
  const parameters = { docs: { story: { height: '800px', inline: true } } };
  frameOverlays({ title: 'Overlays/Dialog', parameters, argTypes: {} });
  expect(parameters.docs.story).toEqual({ inline: false, height: '800px' });
});
