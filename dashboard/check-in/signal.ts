import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** Whether sounds are on in this browser; off by default. */
const signals = createStore<{ isOn: boolean }>()(
  persist((): { isOn: boolean } => ({ isOn: false }), { name: 'tryset.check_in_signals' }),
);

export function useSignals(): [boolean, () => void] {
  return [useStore(signals, ({ isOn }) => isOn), () => signals.setState(({ isOn }) => ({ isOn: !isOn }))];
}

/** Plays a short high tone for a success. A failure gives two low tones and, if the device can, a vibration. */
export function signal(isGood: boolean): void {
  if (!signals.getState().isOn) return;
  if (!isGood) navigator.vibrate?.([120, 60, 120]);
  const audio = new AudioContext();
  const starts = isGood ? [0] : [0, 0.18];
  for (const start of starts) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = 0.15;
    tone.frequency.value = isGood ? 1_200 : 300;
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + 0.12);
  }
  setTimeout(() => void audio.close(), 600);
}
