/** The sounds and vibrations of a phone at a counter, because its screen is not watched all the time. */
import { useEffect } from 'react';
import { isSoundOff } from './counterStorage.ts';

/** Tones in hertz, one after the other; a pause between vibrations, in milliseconds. */
const SIGNALS = {
  /** A new order. */
  new: { tones: [660, 880], ms: 140, vibration: [120, 80, 120] },
  /** Handed over. */
  go: { tones: [880], ms: 120, vibration: [80] },
  /** Give nothing. */
  stop: { tones: [220, 220], ms: 320, vibration: [400, 150, 400] },
} as const;

let audio: AudioContext | null = null;

/** Silent if the browser has no sound, or before the first press. */
export function signal(kind: keyof typeof SIGNALS): void {
  if (isSoundOff()) return;
  const { tones, ms, vibration } = SIGNALS[kind];
  navigator.vibrate?.([...vibration]);
  try {
    audio ??= new AudioContext();
    const context = audio;
    void context.resume().catch(() => {});
    for (const [place, hertz] of tones.entries()) {
      const start = context.currentTime + (place * ms * 1.3) / 1_000;
      const tone = new OscillatorNode(context, { frequency: hertz });
      const volume = new GainNode(context, { gain: 0.2 });
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + ms / 1_000);
    }
  } catch {
    // A phone without sound shows the same.
  }
}

/** For the page that says what came of a confirmation. */
export function useResultSignal(view: string): void {
  const kind = view === 'done' ? 'go' : view === 'already' || view === 'refused' ? 'stop' : null;
  useEffect(() => {
    if (kind) signal(kind);
  }, [kind]);
}
