import type { IconDrawing } from "../../plugins/content-icons/drawing";

/** An icon that content names. */
export function ContentIcon({ drawing, size = 28 }: { drawing: IconDrawing; size?: number }) {
  const { body, width, height } = drawing;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={size}
      height={size}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings come from an icon package at build, or are found harmless.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
