import { expect, test } from 'vitest';
import { everyIcon } from './everyIcon.ts';

test('in Arabic the icons are mirrored that point somewhere or have a first and a last side, and no others', () => {
  const mirrored = Object.entries(everyIcon).filter(([, { mirrors }]) => mirrors);
  expect(mirrored.map(([name]) => name)).toEqual([
    'arrowBackIcon',
    'chartIcon',
    'chevronEndIcon',
    'chevronStartIcon',
    'columnsIcon',
    'conflictIcon',
    'dashboardIcon',
    'listIcon',
    'loginIcon',
    'logoutIcon',
    'menuIcon',
    'mopedIcon',
    'repeatIcon',
    'undoIcon',
  ]);
});
