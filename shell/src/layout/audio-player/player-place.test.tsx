/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { AudioWork } from '@vestibule/contracts';
import { exampleAudio } from '@vestibule/contracts/examples/audio';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderLayout } from '../testing/render-layout';
import { PlayerPlace } from './player-place';

const page = { url: '/de/veranstaltungen/orgelnacht/7', title: 'Orgelnacht' };
const [first, second] = exampleAudio.map((sample): AudioWork => ({ ...sample, page })) as [AudioWork, AudioWork];

/** The player with a recording, beside the page that it was begun on. */
async function open(work: AudioWork, switches: readonly AudioWork[] = [work]) {
  const fake = renderLayout(
    <>
      <main id="content" tabIndex={-1}>
        {switches.map(({ url, title }) => (
          <a key={url} href={url} role="button" aria-pressed="true">
            {title}
          </a>
        ))}
      </main>
      <PlayerPlace />
    </>,
  );
  act(() => fake.store.audio.toggle(work));
  await player();
  return fake;
}
const player = () => screen.findByRole('complementary', { name: 'Hörprobe' });
const sound = (work: AudioWork) => screen.getByLabelText<HTMLAudioElement>(work.title, { selector: 'audio' });

describe('player place', () => {
  test('nothing is there before something is to be heard', () => {
    renderLayout(<PlayerPlace />);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  test('plays the requested recording, announces it, leads back to its page, and takes no focus', async () => {
    await open(first);
    expect(sound(first)).toHaveAttribute('src', first.url);
    expect(sound(first)).toHaveAttribute('controls');
    expect(sound(first).autoplay).toBe(true);
    expect(within(await player()).getByRole('link', { name: 'Orgelnacht' })).toHaveAttribute('href', page.url);
    expect(
      await screen.findByText('Hörprobe geöffnet: Aus dem ersten Satz. Der Player steht am Ende der Seite.'),
    ).toHaveAttribute('aria-live', 'polite');
    expect(document.body).toHaveFocus();
  });

  test('another recording takes its place, with a player of its own', async () => {
    const { store } = await open(first);
    const before = sound(first);
    act(() => store.audio.toggle(second));
    expect(sound(second)).not.toBe(before);
    expect(before).not.toBeInTheDocument();
    expect(screen.getByText('Encore', { selector: 'strong' })).toHaveAttribute('lang', 'en');
  });

  test('closing takes it off the page, and gives the focus back to the switch', async () => {
    const { store } = await open(first, [second, first]);
    await userEvent.click(screen.getByRole('button', { name: 'Hörprobe schließen' }));
    expect(store.audio.show).toBe(false);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: first.title })).toHaveFocus();
  });

  test('on another page the focus goes to where reading begins', async () => {
    await open(first, []);
    await userEvent.click(screen.getByRole('button', { name: 'Hörprobe schließen' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('an error from before it was on the page is announced as well', async () => {
    // jsdom loads no media and so has no errors of them.
    Object.defineProperty(HTMLMediaElement.prototype, 'error', { value: { code: 4 }, configurable: true });
    await open(first);
    expect(await screen.findByRole('alert')).toBeVisible();
    Reflect.deleteProperty(HTMLMediaElement.prototype, 'error');
  });

  test('an unplayable recording is announced, with the ways out; another one is tried again', async () => {
    const { store } = await open(first);
    fireEvent.error(sound(first));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Diese Aufnahme lässt sich gerade nicht abspielen.');
    expect(within(alert).getByRole('link', { name: 'Datei öffnen' })).toHaveAttribute('href', first.url);
    await userEvent.click(within(alert).getByRole('button', { name: 'Noch einmal versuchen' }));
    fireEvent.error(sound(first));
    act(() => store.audio.toggle(second));
    expect(sound(second)).toBeInTheDocument();
  });
});
