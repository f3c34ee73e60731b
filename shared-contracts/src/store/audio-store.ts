import { makeAutoObservable, observableRef } from 'mobx';
import type { AudioSample } from '../entities';

/** The recording that the audio overlay plays, and its page: path and name. */
export interface AudioWork extends AudioSample {
  readonly page: { readonly url: string; readonly title: string };
}

/**
 * The audio overlay: which recording plays during navigation, and whether it is shown
 * (docs/behaviour/frame.md#audio-player).
 */
export class AudioStore {
  show = false;
  /** The last work; it stays when the overlay is hidden. Recordings with the same address are the same. */
  work: AudioWork | null = null;

  constructor() {
    makeAutoObservable(this, { work: observableRef });
  }

  /** Shows and plays the work; the one that is shown is hidden again (docs/behaviour/frame.md#audio-player). */
  toggle(work: AudioWork): void {
    this.show = !this.isShown(work.url);
    this.work = work;
  }

  close(): void {
    this.show = false;
  }

  /** Whether the recording at this address is the one that is shown. */
  isShown(url: string): boolean {
    return this.show && this.work?.url === url;
  }
}
