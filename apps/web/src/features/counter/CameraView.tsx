import { Icon, keyboardIcon, lightIcon } from '@zawadeh/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { OtherAction } from './mainAction.ts';
import { WorkBar } from './WorkBar/WorkBar.tsx';
import { useMessage } from '../../lib/messages/useMessage.ts';
import { openCamera, type Camera } from './camera.ts';
import * as Own from './CameraView.styles.ts';
import * as S from './CounterScreen.styles.ts';

export interface CameraViewProps {
  /** How many orders wait. */
  waiting: number;
  onRead: (text: string) => void;
  onType: () => void;
  /** There is no camera, or it may not be used. */
  onOff: () => void;
  onLeave: () => void;
}

/** Reads one code, and closes. */
export function CameraView({ waiting, onRead, onType, onOff, onLeave }: CameraViewProps) {
  const t = useMessage();
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera | null>(null);
  const [isLit, setLit] = useState(false);
  const tellRead = useEffectEvent(onRead);
  const tellOff = useEffectEvent(onOff);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async () => {
      if (!video.current) return;
      try {
        const opened = await openCamera(video.current, signal);
        if (signal.aborted) return;
        setCamera(opened);
        const text = await opened.readCode();
        if (text !== null && !signal.aborted) tellRead(text);
      } catch {
        if (!signal.aborted) tellOff();
      }
    };
    void read();
    return () => leaving.abort();
  }, []);

  return (
    <S.Dark>
      <WorkBar leaves="close" onLeave={onLeave} title={t('web.counter.scan')}>
        {t('web.counter.waiting', { count: waiting })}
      </WorkBar>
      <Own.Viewfinder>
        <video ref={video} playsInline muted aria-hidden="true" />
        <Own.FrameWords>{t('web.counter.frame')}</Own.FrameWords>
        <Own.Frame aria-hidden="true" />
      </Own.Viewfinder>
      <Own.CameraKeys>
        <OtherAction type="button" data-kind="secondary" onClick={onType}>
          <Icon of={keyboardIcon} /> {t('web.counter.typeInstead')}
        </OtherAction>
        {camera?.hasLight && (
          <OtherAction
            type="button"
            data-kind="secondary"
            aria-pressed={isLit}
            onClick={() => {
              void camera.setLight(!isLit);
              setLit(!isLit);
            }}
          >
            <Icon of={lightIcon} /> {t('web.counter.light')}
          </OtherAction>
        )}
      </Own.CameraKeys>
    </S.Dark>
  );
}
