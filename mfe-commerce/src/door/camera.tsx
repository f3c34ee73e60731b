import { useHost } from '@vestibule/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './door.module.css';
import { codeReader } from './read-code';

/** How often a picture is looked at, and how long a code has to be away until it counts again, in ms. */
const LOOK_MS = 150;
const AWAY_MS = 3000;

/** The camera's picture; reports each code in it once. */
export default function Camera({ onCode }: { readonly onCode: (code: string) => void }) {
  const { t } = useTranslation('commerce');
  const { report } = useHost();
  const video = useRef<HTMLVideoElement>(null);
  const [isMissing, setMissing] = useState(false);
  const found = useEffectEvent(onCode);
  useEffect(() => {
    const shown = video.current;
    if (!shown) return undefined;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const last = { code: '', at: 0 };
    const watch = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isGone) return stop();
      shown.srcObject = stream;
      await shown.play();
      const read = await codeReader();
      const look = async (): Promise<void> => {
        const code = await read(shown);
        if (isGone) return;
        if (code !== undefined) {
          if (code !== last.code || Date.now() - last.at > AWAY_MS) found(code);
          Object.assign(last, { code, at: Date.now() });
        }
        timer = setTimeout(() => void look().catch(report), LOOK_MS);
      };
      return look();
    };
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    // Not allowed, missing, or in use: a note says so, and staff type the code.
    watch().catch(() => !isGone && setMissing(true));
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [report]);
  return (
    <>
      <p role="status">{t(isMissing ? 'door.camera.none' : 'door.camera.hint')}</p>
      <video ref={video} muted playsInline hidden={isMissing} className={styles.video} aria-hidden="true" />
    </>
  );
}
