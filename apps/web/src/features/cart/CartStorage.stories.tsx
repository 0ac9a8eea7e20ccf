import { CART_KEY, writeCart } from '@zawadeh/domain';
import { FROZEN_NOW } from '@zawadeh/mocks';
import { UiProvider } from '@zawadeh/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { nowAtom } from '../../lib/clock.ts';
import { loadWords, languageAtom, switchLanguage } from '../../lib/messages/language.ts';
import { shelfWords } from '../shelf/locales/words.ts';
import { shopWords } from '../../lib/messages/locales/shop/words.ts';
import { sessionAtom } from '../session/session.ts';
import { createStore, StoreProvider, useAtomValue } from '../../lib/store.ts';
import { storeCart, cartLine, rania, twoLines } from '../../app/stories/buyer.ts';
import { sceneIn } from '../../app/stories/messages.ts';
import { waitUntilLoaded, checkOut, sharedMeta, Stage } from './cartStage.tsx';
import { Screen as CartScreen } from './CartScreen.tsx';
import { after } from '@zawadeh/ui/stories/steps.ts';

const meta = { title: 'Screens/Cart/Kept', ...sharedMeta } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A change of the cart in another tab shows here. */
export const PlayOtherTab: Story = {
  beforeEach: storeCart(twoLines()),
  play: after(waitUntilLoaded, async ({ canvas }) => {
    localStorage.setItem(CART_KEY, writeCart([cartLine('b7', 3)]));
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3');
  }),
};

/** Damage costs only the damaged part. */
export const PlayDamagedStorage: Story = {
  beforeEach: storeCart(
    `[${writeCart([cartLine('b1', 2)]).slice(1, -1)}, {"bagId": 7}, null, "x"]`,
    '{"firstName": 3, "lastName"',
  ),
  play: after(waitUntilLoaded, async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  }),
};

/** The account's values fill empty fields, and no others. */
export const PlayAccountKnows: Story = {
  beforeEach: storeCart(twoLines(), { ...rania, phone: '' }),
  render: () => (
    <Stage
      prepare={(store) =>
        store.set(sessionAtom, {
          status: 'signedIn',
          profile: {
            id: 'u1',
            email: null,
            name: 'Somebody Else',
            phone: '+447700900123',
            role: 'user',
            active: true,
            runsShop: false,
          },
        })
      }
    />
  ),
  play: after(waitUntilLoaded, async ({ canvas, t }) => {
    await expect(canvas.getByRole('textbox', { name: new RegExp(t('web.cart.firstName')) })).toHaveValue(
      'Rania',
    );
    const phone = canvas.getByRole('textbox', { name: t('web.cart.phone') });
    await waitFor(() => expect(phone).toHaveValue('7700 900123'));
    await userEvent.clear(phone);
    await expect(phone).toHaveValue('');
  }),
};

/** As in the app: the same screen goes on in another language. */
function BilingualCart() {
  const [store] = useState(createStore);
  const language = useAtomValue(languageAtom, { store });
  useEffect(() => {
    store.set(nowAtom, FROZEN_NOW);
    void Promise.all([loadWords(store, shelfWords), loadWords(store, shopWords)]).then(() =>
      switchLanguage(store, 'en'),
    );
  }, [store]);
  const other = language?.locale === 'en' ? 'ar' : 'en';
  return (
    language && (
      <UiProvider language={language} scope="pane">
        <StoreProvider store={store}>
          <MemoryRouter>
            <button type="button" onClick={() => void switchLanguage(store, other)}>
              {other}
            </button>
            <CartScreen />
          </MemoryRouter>
        </StoreProvider>
      </UiProvider>
    )
  );
}

/** Another language changes neither typed values, nor chosen options, nor shown problems. */
export const PlayLanguageSwitch: Story = {
  beforeEach: storeCart(twoLines(), { method: 'delivery', areaId: 'mina' }),
  render: () => <BilingualCart />,
  play: async ({ canvas }) => {
    const [english, arabic] = [sceneIn('en', { canvas }), sceneIn('ar', { canvas })];
    await waitUntilLoaded(english);
    await userEvent.type(canvas.getByRole('textbox', { name: /First name/ }), 'Rania ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'WhatsApp phone' }), '70 12');
    await checkOut(english);
    await userEvent.click(canvas.getByRole('button', { name: 'ar' }));
    await waitUntilLoaded(arabic);
    await expect(canvas.getByRole('textbox', { name: /الاسم الأوّل/ })).toHaveValue('Rania ');
    const phone = canvas.getByRole('textbox', { name: 'رقم واتساب' });
    await expect(phone).toHaveValue('70 12');
    await expect(phone).toHaveAccessibleDescription(arabic.t('ui.phoneField.tooShort'));
    await expect(canvas.getByRole('combobox', { name: 'منطقة التوصيل' })).toHaveValue('الميناء');
  },
};
