import { useLayoutEffect, useRef, useState } from 'react';
import { putOff, type PutOff } from './put-off';

/** Debounces the latest `tell`; a waiting call is made before the elements below are unmounted. */
export function usePutOff(tell: () => void): PutOff {
  const latest = useRef(tell);
  useLayoutEffect(() => void (latest.current = tell));
  const [put] = useState(() => putOff(() => latest.current()));
  useLayoutEffect(() => put.now, [put]);
  return put;
}
