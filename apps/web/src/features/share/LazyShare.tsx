import { size } from '@zawadeh/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { useStore } from '../../lib/store.ts';
import { loadMessages } from '../../state/language.ts';
import type * as Part from './Share.tsx';

/** Keeps the place of the button, so that nothing moves when it comes. */
const Place = styled.span`
  display: inline-block;
  inline-size: ${size.touch};
  block-size: ${size.touch};
`;

/** The button to share is a download of its own, which no page waits for. */
export function LazyShare(props: Part.Props) {
  const store = useStore();
  const [part, setPart] = useState<typeof Part | null>(null);
  useEffect(() => {
    let isHere = true;
    void Promise.all([importWithRetry(() => import('./Share.tsx')), loadMessages(store, 'place')])
      // Without it the page is whole, and the browser can still share it.
      .then(
        ([loaded]) => isHere && setPart(loaded),
        () => {},
      );
    return () => {
      isHere = false;
    };
  }, [store]);
  return <Place>{part && <part.Share {...props} />}</Place>;
}
