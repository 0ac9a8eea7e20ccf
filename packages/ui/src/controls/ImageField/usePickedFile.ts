import { IMAGE_HEAD_BYTES, LARGEST_IMAGE_BYTES, readImage } from '@zawadeh/domain';
import { useRef, useState } from 'react';
import type { ImageProblem } from './ImageField.messages.ts';

/** Makes one that can be kept of a picture of any size, or says why not. */
export type Prepare = (file: File) => Promise<File | ImageProblem>;

async function prepareImage(file: File, prepare?: Prepare): Promise<File | ImageProblem> {
  const size = prepare ? Math.min(file.size, LARGEST_IMAGE_BYTES) : file.size;
  const reading = readImage(await readHead(file), size);
  if (!reading.ok) return reading.error;
  return prepare ? prepare(file) : file;
}

/** A file is told by its first bytes, whatever its name says; of two picked quickly the later one counts. */
export function usePickedFile(onPick: (file: File) => void, prepare?: Prepare) {
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const latest = useRef<File | null>(null);
  const pick = async (file: File) => {
    latest.current = file;
    const prepared = await prepareImage(file, prepare);
    if (latest.current !== file) return;
    setProblem(prepared instanceof File ? null : prepared);
    if (prepared instanceof File) onPick(prepared);
  };
  const reset = () => {
    latest.current = null;
    setProblem(null);
  };
  return { problem, pick, forget: reset };
}

/** Nothing of a file that has gone since, or that may not be read. */
async function readHead(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, IMAGE_HEAD_BYTES).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}
