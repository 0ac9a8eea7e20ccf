import { Button, Heading, Stack, Text } from '@zawadeh/ui';
import { Main } from '../features/page/page.styles.ts';
import { paths } from '../lib/paths.ts';

interface PretendWalletProps {
  /** Of the payment, at the pretend backend. */
  address: string;
  /** To the page of the shop that the wallet leads back to. */
  onLeave: (path: string) => void;
}

const said = {
  title: 'Pretend wallet',
  sentence: 'It stands in for the payment provider. No money moves.',
  pay: 'Pay',
  decline: 'Decline',
  leave: 'Walk away',
};

/** Somebody else's page, in its own language: what is pressed here is told to the backend and not to the shop. */
export function PretendWallet({ address, onLeave }: PretendWalletProps) {
  const press = async (wish: 'pay' | 'decline') => {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ do: wish }) });
    onLeave(new URL(answer.url).pathname);
  };
  return (
    <Main lang="en" dir="ltr">
      <Stack gap={16}>
        <Heading level={1}>{said.title}</Heading>
        <Text>{said.sentence}</Text>
        <Button kind="primary" onPress={() => void press('pay')}>
          {said.pay}
        </Button>
        <Button onPress={() => void press('decline')}>{said.decline}</Button>
        <Button kind="quiet" onPress={() => onLeave(paths.checkoutCancel)}>
          {said.leave}
        </Button>
      </Stack>
    </Main>
  );
}
