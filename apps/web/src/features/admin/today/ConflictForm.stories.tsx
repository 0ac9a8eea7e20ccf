import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Confirmation, HandoverConflict } from '@zawadeh/domain';
import { FROZEN_NOW } from '@zawadeh/mocks';
import { expect, fn } from 'storybook/test';
import { loadWords } from '../../../lib/messages/language.ts';
import { adminWords } from '../locales/words.ts';
import { StorySetting } from '../../../app/stories/StorySetting.tsx';
import { ConflictForm } from './ConflictForm.tsx';

const scanned: Confirmation = { at: FROZEN_NOW - 1_200_000, how: 'scan', device: 'Front counter' };
const listed: Confirmation = { at: FROZEN_NOW - 540_000, how: 'list', device: 'Back oven' };
const unknown: Confirmation = { at: null, how: null, device: null };

const conflict = (
  cause: HandoverConflict['cause'],
  orderCode: string,
  confirmations: HandoverConflict['confirmations'],
): HandoverConflict => ({
  id: cause,
  cause,
  orderCode,
  number: null,
  confirmations,
  customerName: 'رامي حدّاد',
  storeId: 's0',
  store: { en: 'Al-Tell Oven', ar: 'فرن التلّ' },
  isDoor: false,
});

const CONFLICTS = [
  conflict('twice', 'ZWD-STRY9PQ2', [scanned, listed]),
  conflict('cancelled', 'ZWD-STRYW2XD', [unknown, listed]),
  conflict('takenBack', 'ZWD-STRY7QA3', [scanned, scanned]),
];

const meta = {
  title: 'Screens/Admin/Conflict',
  parameters: { layout: 'page' },
  render: () => (
    <StorySetting path="/admin" isWide hasToasts prepare={(store) => void loadWords(store, adminWords)}>
      {CONFLICTS.map((each) => (
        <ConflictForm key={each.id} conflict={each} onSettled={fn()} />
      ))}
    </StorySetting>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only a bag that was handed over twice has two confirmations. The names of phones have a direction of their own. */
export const Causes: Story = {
  tags: ['every-mode'],
  play: async ({ canvas, canvasElement, t }) => {
    const lines = async (title: Parameters<typeof t>[0]) => {
      const form = await canvas.findByRole('form', { name: new RegExp(t(title)) });
      return form.querySelectorAll('strong').length;
    };
    await expect(await lines('web.admin.today.twice')).toBe(2);
    await expect(await lines('web.admin.today.afterCancelling')).toBe(1);
    await expect(await lines('web.admin.today.afterTakingBack')).toBe(1);
    const isolated = Array.from(canvasElement.querySelectorAll('bdi'), (name) => name.textContent);
    await expect(isolated).toEqual(expect.arrayContaining(['Front counter', 'Back oven']));
  },
};
