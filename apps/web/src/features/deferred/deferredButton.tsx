import { size } from '@zawadeh/ui';
import { useEffect, type ComponentType } from 'react';
import styled from 'styled-components';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { atom, useAtomValue, useStore, type AppStore } from '../../lib/store.ts';
import { loadMessages } from '../../state/language.ts';

/** As large as the button, so that nothing moves when it arrives. */
const Place = styled.span`
  display: inline-flex;
  flex: none;
  min-inline-size: ${size.touch};
  min-block-size: ${size.touch};
`;

/** Only the button's place comes with the page: the button is a download of its own, after hydration. */
export function deferredButton<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  /** Null until loaded. */
  const partAtom = atom<{ Button: ComponentType<Props> } | null>(null);

  const fetchPart = async (store: AppStore): Promise<void> => {
    if (store.get(partAtom)) return;
    try {
      const [Button] = await Promise.all([importWithRetry(load), loadMessages(store, 'place')]);
      store.set(partAtom, { Button });
    } catch {
      window.addEventListener('online', () => void fetchPart(store), { once: true });
    }
  };

  return function DeferredButton(props: Props) {
    const store = useStore();
    const part = useAtomValue(partAtom);
    useEffect(() => void fetchPart(store), [store]);
    return <Place>{part && <part.Button {...props} />}</Place>;
  };
}
