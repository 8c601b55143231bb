import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CameraProblem, cameraProblem } from './camera-problem.ts';
import { eachOnce } from './each-once.ts';
import { openCodeReader } from './open-code-reader.ts';

/** Pause between two reads in ms, which leaves the processor free for the page. */
const pause = 120;

export type CameraState = 'opening' | 'looking' | CameraProblem;

/** Shows the camera in a video element and reports each code. Releases the camera when the component unmounts. */
export function useCamera(onCode: (code: string) => void) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('opening');
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const leave = new AbortController();
    look(videoRef.current, leave.signal, (code) => tell(code), setState);
    return () => leave.abort();
  }, []);
  return { videoRef, state };
}

async function look(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  tell: (code: string) => void,
  say: (state: CameraState) => void,
): Promise<void> {
  const saySo = (state: CameraState) => {
    if (!signal.aborted) say(state);
  };
  if (video === null) return;
  if (navigator.mediaDevices === undefined) return saySo('insecure');
  const loading = openCodeReader();
  // The promise is awaited below. Without this handler an earlier failure would be an unhandled rejection.
  loading.catch(() => undefined);
  let stream: MediaStream;
  try {
    // Prefers the back camera of a device with two.
    const wanted = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
    stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
  } catch (error) {
    return saySo(cameraProblem(error));
  }
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return letGo();
  signal.addEventListener('abort', letGo);
  video.srcObject = stream;
  try {
    const reader = await loading;
    await video.play();
    saySo('looking');
    const fresh = eachOnce();
    while (!signal.aborted) {
      const codes = video.videoWidth === 0 ? [] : await reader.read(video);
      if (signal.aborted) return;
      for (const code of fresh(codes, performance.now())) {
        navigator.vibrate?.(60);
        tell(code);
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  } catch {
    letGo();
    saySo('notLoaded');
  }
}
