import { exampleAudio } from '../examples/audio';
import { AudioStore, type AudioWork } from './audio-store';

const page = { url: '/de/veranstaltungen/orgelnacht/7', title: 'Orgelnacht' };
const [first, second] = exampleAudio.map((sample): AudioWork => ({ ...sample, page })) as [AudioWork, AudioWork];
const state = ({ show, work }: AudioStore) => [show, work?.title];

describe('audio store', () => {
  test('nothing is shown before something was requested', () => {
    const audio = new AudioStore();
    expect([audio.show, audio.work, audio.isShown(first.url)]).toEqual([false, null, false]);
  });

  test('a work is shown; another one takes its place; the same one again hides it', () => {
    const audio = new AudioStore();
    audio.toggle(first);
    expect(state(audio)).toEqual([true, first.title]);
    audio.toggle(second);
    expect(state(audio)).toEqual([true, second.title]);
    expect([audio.isShown(first.url), audio.isShown(second.url)]).toEqual([false, true]);
    audio.toggle(second);
    expect(state(audio)).toEqual([false, second.title]);
  });

  test('it is the same work by its address, also when a page has made it again', () => {
    const audio = new AudioStore();
    audio.toggle(first);
    audio.toggle({ ...first, page: { ...page } });
    expect(audio.show).toBe(false);
  });

  test('a closed one can be shown again', () => {
    const audio = new AudioStore();
    audio.toggle(first);
    audio.close();
    expect(audio.show).toBe(false);
    audio.toggle(first);
    expect(audio.isShown(first.url)).toBe(true);
  });
});
