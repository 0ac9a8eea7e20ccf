import { size } from '@zawadeh/ui';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { Words } from '../messages/language.ts';
import { deferredPart } from './deferredPart.ts';

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
  words: Words,
): ComponentType<Props> {
  const useButton = deferredPart(async () => ({ Button: await load() }), words);

  return function DeferredButton(props: Props) {
    const part = useButton();
    return <Place>{part && <part.Button {...props} />}</Place>;
  };
}
