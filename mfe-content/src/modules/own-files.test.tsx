import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moduleOf } from '../testing/records';
import { showModules } from '../testing/show-modules';

describe('own files', () => {
  test('a film plays in the browser’s own player, with its poster and captions, and loads nothing before', () => {
    const { container } = showModules([moduleOf('self_hosted_video', { title: 'Im Depot' })]);
    const film = screen.getByLabelText<HTMLVideoElement>('Im Depot', { selector: 'video' });
    expect([film.controls, film.autoplay, film.preload]).toEqual([true, false, 'none']);
    expect(film).toHaveAttribute('poster', '/media/beispiel/1280.jpg');
    expect(container.querySelector('source')).toHaveAttribute('type', 'video/mp4');
    const [track] = container.querySelectorAll('track');
    expect([track?.kind, track?.srclang, track?.label]).toEqual(['captions', 'de', 'Deutsch']);
  });

  test('a recording is played by the page’s player, which leads back here', async () => {
    const { store } = showModules([moduleOf('self_hosted_audio', { title: 'Das Tor' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Anhören: Das Tor' }));
    expect(store.audio.work).toMatchObject({ title: 'Das Tor', type: 'audio/mpeg' });
  });

  test('a document of the house is shown without a service, with a link for all', () => {
    const { container } = showModules([moduleOf('viewer', { title: 'Jahresbericht' })]);
    const [frame] = container.querySelectorAll('iframe');
    expect([frame?.title, frame?.getAttribute('src')]).toEqual([
      'Dokument: Jahresbericht',
      '/media/document/0123456789abcdef.pdf',
    ]);
    expect(screen.getByRole('link', { name: 'PDF öffnen' })).toHaveAttribute(
      'href',
      '/media/document/0123456789abcdef.pdf',
    );
    expect(container.querySelector('[data-service]')).toBeNull();
  });

  test('a document of a service waits for consent', () => {
    const { container } = showModules([moduleOf('viewer', { title: 'Programm', file: '', file_obj: null })]);
    expect(container.querySelector('[data-service=issuu]')).toHaveAttribute('data-id', 'u=salzhof&d=programm');
    expect(screen.getByRole('link', { name: '„Programm“ bei Issuu lesen' })).toBeInTheDocument();
  });

  test.each(['self_hosted_video', 'self_hosted_audio'] as const)(
    '%s without its file leaves nothing behind',
    (model) => {
      const { container } = showModules([moduleOf(model, { file_obj: null, title: 'Weg' })]);
      expect(container).not.toHaveTextContent('Weg');
    },
  );
});
