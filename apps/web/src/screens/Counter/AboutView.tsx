import type { Device } from '@zawadeh/domain';
import { LocalizedText, WorkBar } from '@zawadeh/ui';
import { useMessage } from '../../lib/useMessage.ts';
import * as S from './CounterScreen.styles.ts';

/** Which phone this is, for a person who calls Zawadeh. */
export function AboutView({ device, onLeave }: { device: Device; onLeave: () => void }) {
  const t = useMessage();
  return (
    <S.Column>
      <WorkBar onLeave={onLeave} title={t('web.counter.about')} />
      <S.Room>
        <S.Names>
          <dt>{t('web.counter.aboutName')}</dt>
          <dd>
            <bdi>{device.name}</bdi>
          </dd>
          {device.store && (
            <>
              <dt>{t('web.counter.aboutShop')}</dt>
              <dd>
                <LocalizedText text={device.store} />
              </dd>
            </>
          )}
        </S.Names>
      </S.Room>
    </S.Column>
  );
}
