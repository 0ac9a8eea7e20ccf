import { expect, test } from 'vitest';
import { everyIcon } from './everyIcon.ts';

test('an icon is mirrored in Arabic if it points somewhere or has a first and a last side, and no other icon is', () => {
  const mirrored = Object.entries(everyIcon).filter(([, { mirrors }]) => mirrors);
  expect(mirrored.map(([name]) => name)).toEqual([
    'arrowBackIcon',
    'chartIcon',
    'chevronEndIcon',
    'chevronStartIcon',
    'columnsIcon',
    'conflictIcon',
    'dashboardIcon',
    'externalLinkIcon',
    'listIcon',
    'loginIcon',
    'logoutIcon',
    'menuIcon',
    'mopedIcon',
    'repeatIcon',
    'undoIcon',
  ]);
});
