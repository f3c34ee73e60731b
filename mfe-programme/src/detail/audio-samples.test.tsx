import { exampleAudio } from '@vestibule/contracts/examples/audio';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import de from '../../translations/de.json';
import { AudioSamples } from './audio-samples';

const PAGE = { url: '/de/veranstaltungen/orgelnacht/7', title: 'Orgelnacht' };
const [first, second] = exampleAudio;
const fake = () => fakeHost({ namespace: 'programme', texts: de });
function show(samples = exampleAudio) {
  const host = fake();
  render(<AudioSamples samples={samples} page={PAGE} />, { wrapper: host.wrapper });
  return host.store.audio;
}
const toggle = (name: string) => screen.getByRole('button', { name: `Anhören: ${name}` });

describe('audio samples', () => {
  test('without script each recording is a link to its file', () => {
    const { wrapper: Wrapper } = fake();
    const place = document.createElement('div');
    place.innerHTML = renderToString(
      <Wrapper>
        <AudioSamples samples={exampleAudio} page={PAGE} />
      </Wrapper>,
    );
    const links = [...place.querySelectorAll('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.type, link.getAttribute('role')])).toEqual(
      exampleAudio.map(({ url, type }) => [url, type, null]),
    );
  });

  test('with script each is a switch: one is heard at a time, and the same one again ends it', async () => {
    const audio = show();
    expect(screen.getByRole('heading', { level: 2, name: 'Hörproben' })).toBeVisible();
    await userEvent.click(toggle('Aus dem ersten Satz'));
    expect(toggle('Aus dem ersten Satz')).toHaveAttribute('aria-pressed', 'true');
    expect(audio.work).toEqual({ ...first, page: PAGE });
    await userEvent.click(toggle('Encore'));
    expect([toggle('Aus dem ersten Satz'), toggle('Encore')].map((one) => one.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ]);
    await userEvent.click(toggle('Encore'));
    expect(audio.show).toBe(false);
  });

  test('the keys of a button work', async () => {
    const audio = show();
    toggle('Encore').focus();
    await userEvent.keyboard(' ');
    expect(audio.isShown(second?.url ?? '')).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(audio.show).toBe(false);
  });

  test('a visitor who wants the file gets it, in a window of its own', () => {
    const audio = show();
    // jsdom knows no other windows, and would say so.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(toggle('Encore'), { ctrlKey: true });
    expect(audio.show).toBe(false);
  });

  test('a title in another language says so', () => {
    show();
    expect(screen.getByText('Encore')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Aus dem ersten Satz')).not.toHaveAttribute('lang');
  });

  test('without recordings there is nothing', () => {
    show([]);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
