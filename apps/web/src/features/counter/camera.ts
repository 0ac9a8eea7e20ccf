/** The camera of the phone, and the codes that it sees. */

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

export interface Camera {
  hasLight: boolean;
  setLight: (isOn: boolean) => Promise<void>;
  /** Waits for a code; null after the signal. */
  readCode: () => Promise<string | null>;
}

/** An old phone reads five pictures a second and stays responsive. */
const PAUSE_MS = 120;
/** Of the picture's middle, which is all that the frame shows. */
const READ_SIZE = 480;

/** Throws where there is no camera, or where it may not be used. */
export async function openCamera(video: HTMLVideoElement, signal: AbortSignal): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } },
  });
  const stop = () => stream.getTracks().forEach((each) => each.stop());
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play().catch(() => {});
  const [track] = stream.getVideoTracks();
  return {
    hasLight: Reflect.get(track?.getCapabilities?.() ?? {}, 'torch') === true,
    setLight: async (isOn) => {
      const light = { advanced: [{ torch: isOn }] };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `torch` is not in TypeScript's DOM types yet
      await track?.applyConstraints(light as MediaTrackConstraints).catch(() => {});
    },
    readCode: async () => {
      const read = (await browserReader()) ?? (await ownReader());
      for (;;) {
        if (signal.aborted) return null;
        const text = await read(video);
        if (text !== null) return text;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    },
  };
}

type ReadVideo = (video: HTMLVideoElement) => Promise<string | null>;

/** Where the browser has a reader of its own, which is faster. */
async function browserReader(): Promise<ReadVideo | null> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not in TypeScript's DOM types yet
  const { BarcodeDetector: Detector } = window as { BarcodeDetector?: DetectorClass };
  try {
    if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new Detector({ formats: ['qr_code'] });
    return async (video) => {
      const [code] = await detector.detect(video).catch(() => []);
      return code?.rawValue ?? null;
    };
  } catch {
    return null;
  }
}

async function ownReader(): Promise<ReadVideo> {
  const { default: decodeQr } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  canvas.width = READ_SIZE;
  canvas.height = READ_SIZE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const side = Math.min(video.videoWidth, video.videoHeight);
    if (side === 0 || !context) return null;
    const [x, y] = [(video.videoWidth - side) / 2, (video.videoHeight - side) / 2];
    context.drawImage(video, x, y, side, side, 0, 0, READ_SIZE, READ_SIZE);
    try {
      return decodeQr(context.getImageData(0, 0, READ_SIZE, READ_SIZE));
    } catch {
      // No code in this picture.
      return null;
    }
  };
}
