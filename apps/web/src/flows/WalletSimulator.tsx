import { Button, Heading, Stack, Text } from '@zawadeh/ui';
import { Main } from '../features/page/page.styles.ts';
import { paths } from '../lib/paths.ts';

interface WalletSimulatorProps {
  /** The payment's address on the mock backend. */
  address: string;
  /** Called with the path of the shop's page to open next. */
  onLeave: (path: string) => void;
}

const texts = {
  title: 'Pretend wallet',
  sentence: 'It stands in for the payment provider. No money moves.',
  pay: 'Pay',
  decline: 'Decline',
  leave: 'Walk away',
};

/** Stands in for the provider's page, in English only: a press is posted to the mock backend, not to the shop. */
export function WalletSimulator({ address, onLeave }: WalletSimulatorProps) {
  const press = async (choice: 'pay' | 'decline') => {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ do: choice }) });
    onLeave(new URL(answer.url).pathname);
  };
  return (
    <Main lang="en" dir="ltr">
      <Stack gap={16}>
        <Heading level={1}>{texts.title}</Heading>
        <Text>{texts.sentence}</Text>
        <Button kind="primary" onPress={() => void press('pay')}>
          {texts.pay}
        </Button>
        <Button onPress={() => void press('decline')}>{texts.decline}</Button>
        <Button kind="quiet" onPress={() => onLeave(paths.checkoutCancel)}>
          {texts.leave}
        </Button>
      </Stack>
    </Main>
  );
}
