import { useLayoutEffect, useRef, useState } from 'react';
import { putOff, type PutOff } from './put-off';

/** Puts the latest `tell` off; what waits is told before what is below here goes. */
export function usePutOff(tell: () => void): PutOff {
  const latest = useRef(tell);
  useLayoutEffect(() => void (latest.current = tell));
  const [put] = useState(() => putOff(() => latest.current()));
  useLayoutEffect(() => put.now, [put]);
  return put;
}
