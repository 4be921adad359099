import { withEarlyPicture } from "./early-picture";

const head = '<head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/></head>';
const picture = (name: string, priority: string) =>
  `<picture><source type="image/avif" srcSet="/${name}.avif 400w" sizes="100vw"/><source type="image/webp" srcSet="/${name}.webp 400w" sizes="100vw"/><img src="/${name}.jpg" ${priority}/></picture>`;

test("the first picture is named after the viewport, in its best format and for the same widths", () => {
  expect(withEarlyPicture(`${head}<body>${picture("a", 'fetchPriority="high"')}`)).toContain(
    '<meta name="viewport" content="width=device-width"/><link rel="preload" as="image" type="image/avif" imagesrcset="/a.avif 400w" imagesizes="100vw" fetchpriority="high"/></head>',
  );
});

test("a picture that waits for its turn is not taken for the first", () => {
  const page = withEarlyPicture(
    `${head}${picture("lazy", 'loading="lazy"')}${picture("first", 'fetchPriority="high"')}`,
  );
  expect(page).toContain('imagesrcset="/first.avif 400w"');
  expect(page.match(/preload/g)).toHaveLength(1);
});

test("a page without a first picture stays as it is", () => {
  const page = `${head}${picture("lazy", 'loading="lazy"')}`;
  expect(withEarlyPicture(page)).toBe(page);
});
