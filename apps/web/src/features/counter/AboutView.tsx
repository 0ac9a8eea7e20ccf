import { dayOf, type DeviceState } from '@zawadeh/domain';
import { LocalizedText, Ltr, useBeirutTime } from '@zawadeh/ui';
import { useState, type ReactNode } from 'react';
import { OtherAction } from './mainAction.ts';
import { WorkBar } from './WorkBar/WorkBar.tsx';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { ChangePin } from './PinViews.tsx';
import { useAskHref } from './results.tsx';
import * as S from './CounterScreen.styles.ts';
import type { SyncedDevice } from './useDevice.ts';

interface AboutViewProps {
  phone: SyncedDevice<DeviceState>;
  onLeave: () => void;
}

/** The name and state of the phone, for a person who calls Zawadeh. */
export function AboutView({ phone, onLeave }: AboutViewProps) {
  const t = useMessage();
  const { dayAndTime } = useBeirutTime();
  const askHref = useAskHref();
  const { device, lastContact, now, toSend } = phone;
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content;
  const [pin, setPin] = useState<'old' | 'changing' | 'changed'>('old');
  if (pin === 'changing') {
    return <ChangePin toSend={toSend} onChanged={() => setPin('changed')} onLeave={() => setPin('old')} />;
  }
  return (
    <S.Column>
      <WorkBar onLeave={onLeave} title={t('web.counter.about')} />
      <S.Room>
        <S.Names>
          <Fact name={t('web.counter.aboutName')}>
            <bdi>{device.name}</bdi>
          </Fact>
          {device.store && (
            <Fact name={t('web.counter.aboutShop')}>
              <LocalizedText text={device.store} />
            </Fact>
          )}
          {lastContact !== null && (
            <Fact name={t('web.counter.lastContact')}>
              {dayAndTime(lastContact, dayOf(lastContact, now))}
            </Fact>
          )}
          <Fact name={t('web.counter.toSend')}>{t('web.counter.toSendCount', { count: toSend })}</Fact>
          {version && (
            <Fact name={t('web.counter.version')}>
              <Ltr>{version}</Ltr>
            </Fact>
          )}
        </S.Names>
        <div role="status">{pin === 'changed' && <p>{t('web.counter.pinChanged')}</p>}</div>
        <OtherAction type="button" data-kind="secondary" onClick={() => setPin('changing')}>
          {t('web.counter.changePin')}
        </OtherAction>
        {askHref !== null && (
          <OtherAction as="a" href={askHref} data-kind="secondary">
            {t('web.counter.ask')}
          </OtherAction>
        )}
      </S.Room>
    </S.Column>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);
