import { compile, htmlOf, library, problemsOf } from '../../fixtures';

const video = (attributes: Readonly<Record<string, string>> = {}): string => {
  const all = {
    src: './tour.mp4',
    poster: './console.png',
    captions: './tour.vtt',
    title: 'A tour',
  };
  const pairs = Object.entries({ ...all, ...attributes }).map(
    ([name, value]) => `${name}="${value}"`,
  );
  return `<Video ${pairs.join(' ')} />`;
};

describe('a video', () => {
  it('has controls, captions, a size and a poster, and loads on request', () => {
    expect(htmlOf(video())).toMatch(
      /^<figure class="m-figure"><video controls="" preload="none" width="1000" height="500" poster="\/static\/console-\w+-1000\.webp" aria-label="A tour" playsinline=""><source src="\/static\/tour-\w{10}\.mp4" type="video\/mp4"\/><track kind="captions" src="\/static\/tour-\w{10}\.vtt" srcLang="en" label="Captions" default=""\/><a href="\/static\/tour-\w{10}\.mp4">A tour<\/a><\/video><figcaption>A tour<\/figcaption><\/figure>$/,
    );
  });

  it('appears as a link in the export, and by its title in search', () => {
    const { article } = compile(video());
    expect(article.records.at(-1)?.text).toBe('A tour');
    expect(article.markdown).toMatch(/Video: \[A tour\]\(https:\/\/.*\/static\/tour-\w{10}\.mp4\)/);
  });

  it.each([
    [video({ src: './none.mp4' }), '1:8 There is no video /none.mp4. Did you mean /tour.mp4?'],
    [video({ src: './tour.mov' }), '1:8 There is no video /tour.mov. Did you mean /tour.mp4?'],
    [
      video({ captions: './tour.mp4' }),
      '1:48 /tour.mp4 is not a captions file. Did you mean /tour.vtt?',
    ],
    [
      video({ poster: './none.png' }),
      '1:25 There is no image /none.png. Paths without a leading slash start at the folder of this file.',
    ],
    [
      '<Video src="./tour.mp4" poster="./console.png" title="A" />',
      '1:1 <Video> needs the attribute "captions". Write <Video captions="text" />.',
    ],
    [
      video({ src: 'https://a.example/a.mp4' }),
      '1:8 "https://a.example/a.mp4" is not a file of the documentation. Save the video in the folder of the version and write its path, such as ./name.mp4.',
    ],
  ])('with a mistake causes one problem: %j', (body, problem) => {
    expect(problemsOf(body)).toEqual([problem]);
  });

  it.each([
    [
      'tour.mp4',
      'x',
      'The file is not an MP4 video. Export it again from the program that made it.',
    ],
    [
      'tour.webm',
      'x',
      'The file is not a WebM video. Export it again from the program that made it.',
    ],
    ['tour.vtt', 'Words.', 'The file is not WebVTT. Start it with WEBVTT and a blank line.'],
    [
      'tour.vtt',
      'WEBVTT\n\nWords.',
      'The captions have no valid cues. Write 00:00.000 --> 00:04.000 on a line, and the words on the next.',
    ],
    [
      'tour.vtt',
      'WEBVTT\n\n0.000 --> 4.000\nWords.',
      'The captions have no valid cues. Write 00:00.000 --> 00:04.000 on a line, and the words on the next.',
    ],
  ])('with a fault in its file causes a problem at the file: %s', (name, text, problem) => {
    const contentFile = (file: string) =>
      file.endsWith(name) ? Buffer.from(text) : library.contentFile?.(file);
    const isVideo = /\.(?:mp4|webm)$/.test(name);
    const { problems } = compile(video(isVideo ? { src: `./${name}` } : {}), { contentFile });
    expect(problems.map(({ file, message, advice }) => `${file} ${message} ${advice}`)).toEqual([
      `content/current/${name} ${problem}`,
    ]);
  });
});
