import { Button, EmptyState } from '@zawadeh/ui';
import { Component, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** What is seen when a screen fails: the frame stays, and there is a way on. */
export class BrokenPage extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Apology /> : this.props.children;
  }
}

function Apology() {
  const intl = useIntl();
  return (
    <EmptyState
      level="h1"
      picture="not-found"
      title={intl.formatMessage({ id: 'web.broken.title' })}
      sentence={intl.formatMessage({ id: 'web.broken.sentence' })}
      action={
        <Button kind="primary" onPress={() => location.reload()}>
          {intl.formatMessage({ id: 'web.broken.reload' })}
        </Button>
      }
    />
  );
}
