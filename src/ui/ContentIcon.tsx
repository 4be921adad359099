/** An icon's drawing as Iconify keeps it: the inside of an SVG and its grid. */
export interface IconDrawing {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** An icon that content names. Where it is not known, a plain ring keeps its place. */
export function ContentIcon({ drawing, size = 28 }: { drawing: IconDrawing | null; size?: number }) {
  const { body, width, height } = drawing ?? {
    body: '<circle cx="12" cy="12" r="6" fill="none" stroke="currentColor" stroke-width="2"/>',
    width: 24,
    height: 24,
  };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={size}
      height={size}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings come from an icon package at build, never from content.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
